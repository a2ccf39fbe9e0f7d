-- Book of Moon
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_FREE_CHAIN)
	e:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e:SetTarget(card.target)
	e:SetOperation(card.operation)
	c:RegisterEffect(e)
end

function card.fits(monster)
	return monster:IsFaceup() and monster:IsCanTurnSet()
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk, chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) and card.fits(chkc) end
	if chk == 0 then
		return Duel.IsExistingTarget(card.fits, tp, LOCATION_MZONE, LOCATION_MZONE, 1, nil)
	end
	Duel.SelectTarget(tp, card.fits, tp, LOCATION_MZONE, LOCATION_MZONE, 1, 1, nil)
end

function card.operation(e)
	local target = Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) and target:IsFaceup() then
		Duel.ChangePosition(target, POS_FACEDOWN_DEFENSE)
	end
end
