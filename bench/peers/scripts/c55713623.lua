-- Shrink
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_FREE_CHAIN)
	e:SetProperty(EFFECT_FLAG_CARD_TARGET | EFFECT_FLAG_DAMAGE_STEP)
	e:SetCondition(card.condition)
	e:SetTarget(card.target)
	e:SetOperation(card.operation)
	c:RegisterEffect(e)
end

-- What changes ATK can be activated in the Damage Step, until damage is calculated.
function card.condition()
	return Duel.GetCurrentPhase() ~= PHASE_DAMAGE or not Duel.IsDamageCalculated()
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk, chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) and chkc:IsFaceup() end
	if chk == 0 then
		return Duel.IsExistingTarget(Card.IsFaceup, tp, LOCATION_MZONE, LOCATION_MZONE, 1, nil)
	end
	Duel.SelectTarget(tp, Card.IsFaceup, tp, LOCATION_MZONE, LOCATION_MZONE, 1, 1, nil)
end

function card.operation(e)
	local target = Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) and target:IsFaceup() then
		local half = Effect.CreateEffect(e:GetHandler())
		half:SetType(EFFECT_TYPE_SINGLE)
		half:SetCode(EFFECT_SET_BASE_ATTACK)
		half:SetValue(target:GetBaseAttack() // 2)
		half:SetReset(RESETS_FORGETTING | RESET_PHASE | PHASE_END)
		target:RegisterEffect(half)
	end
end
