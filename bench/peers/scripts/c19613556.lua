-- Heavy Storm
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_FREE_CHAIN)
	e:SetTarget(card.target)
	e:SetOperation(card.operation)
	c:RegisterEffect(e)
end

function card.fits(other)
	return other:IsType(TYPE_SPELL | TYPE_TRAP)
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk)
	if chk == 0 then
		return Duel.IsExistingMatchingCard(
			card.fits, tp, LOCATION_ONFIELD, LOCATION_ONFIELD, 1, e:GetHandler())
	end
end

function card.operation(e, tp)
	local itself = e:IsHasType(EFFECT_TYPE_ACTIVATE) and e:GetHandler() or nil
	local others = Duel.GetMatchingGroup(
		card.fits, tp, LOCATION_ONFIELD, LOCATION_ONFIELD, itself)
	Duel.Destroy(others, REASON_EFFECT)
end
