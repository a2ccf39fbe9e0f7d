-- Mystical Space Typhoon
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_FREE_CHAIN)
	e:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e:SetTarget(card.target)
	e:SetOperation(destroy_target)
	c:RegisterEffect(e)
end

function card.fits(other)
	return other:IsType(TYPE_SPELL | TYPE_TRAP)
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk, chkc)
	local c = e:GetHandler()
	if chkc then return chkc ~= c and chkc:IsOnField() and card.fits(chkc) end
	if chk == 0 then
		return Duel.IsExistingTarget(card.fits, tp, LOCATION_ONFIELD, LOCATION_ONFIELD, 1, c)
	end
	Duel.SelectTarget(tp, card.fits, tp, LOCATION_ONFIELD, LOCATION_ONFIELD, 1, 1, c)
end
