-- Zaborg the Thunder Monarch
local card = self_table

function card.initial_effect(c)
	local e = Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_SINGLE | EFFECT_TYPE_TRIGGER_F)
	e:SetCode(EVENT_SUMMON_SUCCESS)
	e:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e:SetCondition(card.condition)
	e:SetTarget(must_target_a_monster)
	e:SetOperation(destroy_target)
	c:RegisterEffect(e)
end

function card.condition(e)
	return e:GetHandler():IsSummonType(SUMMON_TYPE_TRIBUTE)
end
