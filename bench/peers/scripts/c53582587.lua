-- Torrential Tribute
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_SUMMON_SUCCESS)
	e:SetTarget(card.target)
	e:SetOperation(card.operation)
	register_for_summons(
		c, e, EVENT_SUMMON_SUCCESS, EVENT_FLIP_SUMMON_SUCCESS, EVENT_SPSUMMON_SUCCESS)
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk)
	if chk == 0 then
		return Duel.GetFieldGroupCount(tp, LOCATION_MZONE, LOCATION_MZONE) > 0
	end
end

function card.operation(e, tp)
	Duel.Destroy(Duel.GetFieldGroup(tp, LOCATION_MZONE, LOCATION_MZONE), REASON_EFFECT)
end
