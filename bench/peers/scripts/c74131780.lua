-- Exiled Force
local card = self_table

function card.initial_effect(c)
	local e = Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_IGNITION)
	e:SetRange(LOCATION_MZONE)
	e:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e:SetCost(tribute_itself)
	e:SetTarget(card.target)
	e:SetOperation(destroy_target)
	c:RegisterEffect(e)
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk, chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) end
	local c = e:GetHandler()
	if chk == 0 then
		return Duel.IsExistingTarget(nil, tp, LOCATION_MZONE, LOCATION_MZONE, 1, c)
	end
	Duel.SelectTarget(tp, nil, tp, LOCATION_MZONE, LOCATION_MZONE, 1, 1, c)
end
