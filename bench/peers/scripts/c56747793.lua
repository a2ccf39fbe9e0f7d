-- United We Stand
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_FREE_CHAIN)
	e:SetProperty(EFFECT_FLAG_CARD_TARGET | EFFECT_FLAG_CONTINUOUS_TARGET)
	e:SetTarget(card.target)
	e:SetOperation(card.operation)
	c:RegisterEffect(e)

	-- It can be equipped to any monster.
	local limit = Effect.CreateEffect(c)
	limit:SetType(EFFECT_TYPE_SINGLE)
	limit:SetCode(EFFECT_EQUIP_LIMIT)
	limit:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	limit:SetValue(1)
	c:RegisterEffect(limit)

	for _, code in ipairs({ EFFECT_UPDATE_ATTACK, EFFECT_UPDATE_DEFENSE }) do
		local gain = Effect.CreateEffect(c)
		gain:SetType(EFFECT_TYPE_EQUIP)
		gain:SetCode(code)
		gain:SetValue(card.gain)
		c:RegisterEffect(gain)
	end
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk, chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) and chkc:IsFaceup() end
	if chk == 0 then
		return Duel.IsExistingTarget(Card.IsFaceup, tp, LOCATION_MZONE, LOCATION_MZONE, 1, nil)
	end
	Duel.SelectTarget(tp, Card.IsFaceup, tp, LOCATION_MZONE, LOCATION_MZONE, 1, 1, nil)
end

function card.operation(e, tp)
	local c, target = e:GetHandler(), Duel.GetFirstTarget()
	if c:IsRelateToEffect(e) and target:IsRelateToEffect(e) and target:IsFaceup() then
		Duel.Equip(tp, c, target)
	end
end

function card.gain(e)
	local you = e:GetHandlerPlayer()
	return Duel.GetMatchingGroupCount(Card.IsFaceup, you, LOCATION_MZONE, 0, nil) * 800
end
