-- Giant Rat
local card = self_table

function card.initial_effect(c)
	recruiter(c, ATTRIBUTE_EARTH)
end
