-- Cannon Soldier
local card = self_table

function card.initial_effect(c)
	local e = Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_IGNITION)
	e:SetRange(LOCATION_MZONE)
	e:SetCost(card.cost)
	e:SetOperation(card.operation)
	c:RegisterEffect(e)
end

function card.cost(e, tp, eg, ep, ev, re, r, rp, chk)
	if chk == 0 then return Duel.CheckReleaseGroup(tp, nil, 1, nil) end
	Duel.Release(Duel.SelectReleaseGroup(tp, nil, 1, 1, nil), REASON_COST)
end

function card.operation(e, tp)
	Duel.Damage(1 - tp, 500, REASON_EFFECT)
end
