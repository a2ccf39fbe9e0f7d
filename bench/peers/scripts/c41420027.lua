-- Solemn Judgment
local card = self_table

function card.initial_effect(c)
	local answer = activation(c, EVENT_CHAINING)
	answer:SetCondition(card.is_card_activated)
	answer:SetCost(card.cost)
	answer:SetOperation(card.negate_activation)
	c:RegisterEffect(answer)

	local summon = activation(c, EVENT_SUMMON)
	summon:SetCondition(card.is_no_chain)
	summon:SetCost(card.cost)
	summon:SetOperation(card.negate_summon)
	register_for_summons(c, summon, EVENT_SUMMON, EVENT_FLIP_SUMMON, EVENT_SPSUMMON)
end

function card.is_card_activated(e, tp, eg, ep, ev, re)
	return re:IsHasType(EFFECT_TYPE_ACTIVATE) and Duel.IsChainNegatable(ev)
end

function card.is_no_chain()
	return Duel.GetCurrentChain() == 0
end

function card.cost(e, tp, eg, ep, ev, re, r, rp, chk)
	if chk == 0 then return true end
	Duel.PayLPCost(tp, Duel.GetLP(tp) // 2)
end

function card.negate_activation(e, tp, eg, ep, ev, re)
	local that = re:GetHandler()
	if Duel.NegateActivation(ev) and that:IsRelateToEffect(re) then
		Duel.Destroy(that, REASON_EFFECT)
	end
end

function card.negate_summon(e, tp, eg)
	Duel.NegateSummon(eg)
	Duel.Destroy(eg, REASON_EFFECT)
end
