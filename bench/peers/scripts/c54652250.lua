-- Man-Eater Bug
local card = self_table

function card.initial_effect(c)
	local e = Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_SINGLE | EFFECT_TYPE_FLIP)
	e:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e:SetTarget(must_target_a_monster)
	e:SetOperation(destroy_target)
	c:RegisterEffect(e)
end
