-- Mirror Force
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_ATTACK_ANNOUNCE)
	e:SetCondition(card.condition)
	e:SetTarget(card.target)
	e:SetOperation(card.operation)
	c:RegisterEffect(e)
end

function card.condition(e, tp)
	return Duel.GetAttacker():IsControler(1 - tp)
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk)
	if chk == 0 then
		return Duel.IsExistingMatchingCard(Card.IsAttackPos, tp, 0, LOCATION_MZONE, 1, nil)
	end
end

function card.operation(e, tp)
	local those = Duel.GetMatchingGroup(Card.IsAttackPos, tp, 0, LOCATION_MZONE, nil)
	if #those > 0 then
		Duel.Destroy(those, REASON_EFFECT)
	end
end
