-- Monster Reborn
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_FREE_CHAIN)
	e:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e:SetTarget(card.target)
	e:SetOperation(card.operation)
	c:RegisterEffect(e)
end

function card.fits(monster, e, tp)
	return monster:IsCanBeSpecialSummoned(e, 0, tp, false, false)
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk, chkc)
	if chkc then return chkc:IsLocation(LOCATION_GRAVE) and card.fits(chkc, e, tp) end
	if chk == 0 then
		return Duel.GetLocationCount(tp, LOCATION_MZONE) > 0
			and Duel.IsExistingTarget(card.fits, tp, LOCATION_GRAVE, LOCATION_GRAVE, 1, nil, e, tp)
	end
	Duel.SelectTarget(tp, card.fits, tp, LOCATION_GRAVE, LOCATION_GRAVE, 1, 1, nil, e, tp)
end

function card.operation(e, tp)
	local target = Duel.GetFirstTarget()
	if target:IsRelateToEffect(e) then
		Duel.SpecialSummon(target, 0, tp, tp, false, false, POS_FACEUP)
	end
end
