-- What several of our scripts do. Each of them begins with `local card = self_table`: the table
-- that the core makes for the script, and whose `initial_effect` it calls for each copy.

-- The activation of a Spell or Trap.
function activation(c, event)
	local e = Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_ACTIVATE)
	e:SetCode(event)
	return e
end

-- Register the same effect for Normal Summons, Flip Summons and Special Summons.
function register_for_summons(c, e, normal, flip, special)
	e:SetCode(normal)
	c:RegisterEffect(e)
	for _, event in ipairs({ flip, special }) do
		local other = e:Clone()
		other:SetCode(event)
		c:RegisterEffect(other)
	end
end

-- Target 1 monster on the field, which must be done even if there is none; destroy it.
function must_target_a_monster(e, tp, eg, ep, ev, re, r, rp, chk, chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) end
	if chk == 0 then return true end
	Duel.SelectTarget(tp, nil, tp, LOCATION_MZONE, LOCATION_MZONE, 1, 1, nil)
end

function destroy_target(e)
	local target = Duel.GetFirstTarget()
	if target and target:IsRelateToEffect(e) then
		Duel.Destroy(target, REASON_EFFECT)
	end
end

-- Tribute the card itself.
function tribute_itself(e, tp, eg, ep, ev, re, r, rp, chk)
	local c = e:GetHandler()
	if chk == 0 then return c:IsReleasable() end
	Duel.Release(c, REASON_COST)
end

-- Destroyed by battle and sent to the GY: its player can Special Summon from the Deck, in Attack
-- Position, a monster of an Attribute with 1500 ATK or less.
function recruiter(c, attribute)
	local function fits(monster, e, tp)
		return monster:IsAttribute(attribute) and monster:IsAttackBelow(1500)
			and monster:IsCanBeSpecialSummoned(e, 0, tp, false, false, POS_FACEUP_ATTACK)
	end
	local e = Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_SINGLE | EFFECT_TYPE_TRIGGER_O)
	e:SetCode(EVENT_BATTLE_DESTROYED)
	e:SetCondition(function(e)
		local itself = e:GetHandler()
		return itself:IsLocation(LOCATION_GRAVE) and itself:IsReason(REASON_BATTLE)
	end)
	e:SetTarget(function(e, tp, eg, ep, ev, re, r, rp, chk)
		if chk == 0 then
			return Duel.GetLocationCount(tp, LOCATION_MZONE) > 0
				and Duel.IsExistingMatchingCard(fits, tp, LOCATION_DECK, 0, 1, nil, e, tp)
		end
	end)
	e:SetOperation(function(e, tp)
		if Duel.GetLocationCount(tp, LOCATION_MZONE) <= 0 then return end
		local chosen = Duel.SelectMatchingCard(tp, fits, tp, LOCATION_DECK, 0, 1, 1, nil, e, tp)
		if #chosen > 0 then
			Duel.SpecialSummon(chosen, 0, tp, tp, false, false, POS_FACEUP_ATTACK)
		end
	end)
	c:RegisterEffect(e)
end
