-- Jinzo
local card = self_table

function card.initial_effect(c)
	local silence = Effect.CreateEffect(c)
	silence:SetType(EFFECT_TYPE_FIELD)
	silence:SetCode(EFFECT_CANNOT_TRIGGER)
	silence:SetProperty(EFFECT_FLAG_SET_AVAILABLE)
	silence:SetRange(LOCATION_MZONE)
	silence:SetTargetRange(LOCATION_SZONE, LOCATION_SZONE)
	silence:SetTarget(card.is_trap)
	c:RegisterEffect(silence)

	local negate = Effect.CreateEffect(c)
	negate:SetType(EFFECT_TYPE_FIELD)
	negate:SetCode(EFFECT_DISABLE)
	negate:SetRange(LOCATION_MZONE)
	negate:SetTargetRange(LOCATION_SZONE, LOCATION_SZONE)
	negate:SetTarget(card.is_trap)
	c:RegisterEffect(negate)

	-- A Trap whose link resolves now, though it may have left the field since its activation.
	local resolving = Effect.CreateEffect(c)
	resolving:SetType(EFFECT_TYPE_FIELD | EFFECT_TYPE_CONTINUOUS)
	resolving:SetCode(EVENT_CHAIN_SOLVING)
	resolving:SetRange(LOCATION_MZONE)
	resolving:SetOperation(card.at_resolution)
	c:RegisterEffect(resolving)
end

function card.is_trap(e, other)
	return other:IsType(TYPE_TRAP)
end

function card.at_resolution(e, tp, eg, ep, ev, re)
	if re:GetActivateLocation() == LOCATION_SZONE and re:IsActiveType(TYPE_TRAP) then
		Duel.NegateEffect(ev)
	end
end
