-- Doomcaliber Knight
local card = self_table

function card.initial_effect(c)
	local never = Effect.CreateEffect(c)
	never:SetType(EFFECT_TYPE_SINGLE)
	never:SetProperty(EFFECT_FLAG_CANNOT_DISABLE | EFFECT_FLAG_UNCOPYABLE)
	never:SetCode(EFFECT_SPSUMMON_CONDITION)
	c:RegisterEffect(never)

	local e = Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_QUICK_F)
	e:SetRange(LOCATION_MZONE)
	e:SetCode(EVENT_CHAINING)
	e:SetProperty(EFFECT_FLAG_DAMAGE_STEP | EFFECT_FLAG_DAMAGE_CAL)
	e:SetCondition(card.condition)
	e:SetCost(tribute_itself)
	e:SetOperation(card.operation)
	c:RegisterEffect(e)
end

function card.condition(e, tp, eg, ep, ev, re)
	return re:IsActiveType(TYPE_MONSTER) and Duel.IsChainNegatable(ev)
		and not e:GetHandler():IsStatus(STATUS_BATTLE_DESTROYED)
end

function card.operation(e, tp, eg, ep, ev, re)
	local that = re:GetHandler()
	if Duel.NegateActivation(ev) and that:IsRelateToEffect(re) then
		Duel.Destroy(that, REASON_EFFECT)
	end
end
