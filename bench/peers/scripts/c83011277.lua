-- Mystic Tomato
local card = self_table

function card.initial_effect(c)
	recruiter(c, ATTRIBUTE_DARK)
end
