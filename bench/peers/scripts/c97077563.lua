-- Call of the Haunted
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_FREE_CHAIN)
	e:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e:SetTarget(card.target)
	e:SetOperation(card.operation)
	c:RegisterEffect(e)

	-- Whether it was negated on the field is asked just before it leaves.
	local before = Effect.CreateEffect(c)
	before:SetType(EFFECT_TYPE_SINGLE | EFFECT_TYPE_CONTINUOUS)
	before:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	before:SetCode(EVENT_LEAVE_FIELD_P)
	before:SetOperation(card.before_leaving)
	c:RegisterEffect(before)

	local left = Effect.CreateEffect(c)
	left:SetType(EFFECT_TYPE_SINGLE | EFFECT_TYPE_CONTINUOUS)
	left:SetCode(EVENT_LEAVE_FIELD)
	left:SetLabelObject(before)
	left:SetOperation(card.after_leaving)
	c:RegisterEffect(left)

	local destroyed = Effect.CreateEffect(c)
	destroyed:SetType(EFFECT_TYPE_FIELD | EFFECT_TYPE_CONTINUOUS)
	destroyed:SetCode(EVENT_LEAVE_FIELD)
	destroyed:SetRange(LOCATION_SZONE)
	destroyed:SetCondition(card.is_destroyed)
	destroyed:SetOperation(card.destroy_itself)
	c:RegisterEffect(destroyed)
end

function card.fits(monster, e, tp)
	return monster:IsCanBeSpecialSummoned(e, 0, tp, false, false, POS_FACEUP_ATTACK)
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk, chkc)
	if chkc then
		return chkc:IsLocation(LOCATION_GRAVE) and chkc:IsControler(tp) and card.fits(chkc, e, tp)
	end
	if chk == 0 then
		return Duel.GetLocationCount(tp, LOCATION_MZONE) > 0
			and Duel.IsExistingTarget(card.fits, tp, LOCATION_GRAVE, 0, 1, nil, e, tp)
	end
	Duel.SelectTarget(tp, card.fits, tp, LOCATION_GRAVE, 0, 1, 1, nil, e, tp)
end

function card.operation(e, tp)
	local c, target = e:GetHandler(), Duel.GetFirstTarget()
	if c:IsRelateToEffect(e) and target:IsRelateToEffect(e)
		and Duel.SpecialSummonStep(target, 0, tp, tp, false, false, POS_FACEUP_ATTACK) then
		c:SetCardTarget(target)
	end
	Duel.SpecialSummonComplete()
end

function card.before_leaving(e)
	e:SetLabel(e:GetHandler():IsDisabled() and 1 or 0)
end

function card.after_leaving(e)
	if e:GetLabelObject():GetLabel() ~= 0 then return end
	local monster = e:GetHandler():GetFirstCardTarget()
	if monster and monster:IsLocation(LOCATION_MZONE) then
		Duel.Destroy(monster, REASON_EFFECT)
	end
end

function card.is_destroyed(e, tp, eg)
	local monster = e:GetHandler():GetFirstCardTarget()
	return monster and eg:IsContains(monster) and monster:IsReason(REASON_DESTROY)
end

function card.destroy_itself(e)
	Duel.Destroy(e:GetHandler(), REASON_EFFECT)
end
