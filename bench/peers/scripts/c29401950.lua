-- Bottomless Trap Hole
local card = self_table

function card.initial_effect(c)
	local e = activation(c, EVENT_SUMMON_SUCCESS)
	e:SetTarget(card.target)
	e:SetOperation(card.operation)
	register_for_summons(
		c, e, EVENT_SUMMON_SUCCESS, EVENT_FLIP_SUMMON_SUCCESS, EVENT_SPSUMMON_SUCCESS)
end

function card.fits(monster, tp)
	return monster:IsLocation(LOCATION_MZONE) and monster:IsFaceup() and monster:IsAttackAbove(1500)
		and monster:IsSummonPlayer(1 - tp) and monster:IsAbleToRemove()
end

function card.target(e, tp, eg, ep, ev, re, r, rp, chk)
	local those = eg:Filter(card.fits, nil, tp)
	if chk == 0 then return #those > 0 end
	Duel.SetTargetCard(those)
end

function card.still(monster, e)
	return monster:IsRelateToEffect(e) and monster:IsFaceup() and monster:IsAttackAbove(1500)
end

function card.operation(e, tp, eg)
	local those = eg:Filter(card.still, nil, e)
	if #those > 0 then
		Duel.Destroy(those, REASON_EFFECT, LOCATION_REMOVED)
	end
end
