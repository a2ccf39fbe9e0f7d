"""What is drawn over the cards: counters with their cause, the arrow of an attack."""

from playwright.sync_api import Page, expect

from segoc.lab import BATTLE, MAIN1, A, Lab
from tests.e2e.conftest import Visitor
from tests.e2e.positions import act, play_from

# Where the line of an attack begins and ends, on the page.
ENDS = """(line) => {
    const box = line.ownerSVGElement.getBoundingClientRect();
    const at = (length) => {
        const point = line.getPointAtLength(length);
        return [box.x + point.x, box.y + point.y];
    };
    return [at(0), at(line.getTotalLength())];
}"""


def test_counters_are_counted_on_the_card_and_their_cause_is_told(visitor: Visitor) -> None:
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.hand("Card Guard")
    page = visitor()
    play_from(page, lab)
    act(page, "A.hand.1", "Normal Summon")
    page.locator('[data-glow][data-spot="A.m2"]').click()
    guard = page.locator('[data-spot="A.m2"]')
    expect(guard.locator(".counters")).to_have_text("1")
    expect(guard).to_contain_text("1 × Guard Counter")
    expect(page.get_by_role("log")).to_contain_text("1 × Guard Counter placed on Card Guard.")
    guard.click()
    card = page.get_by_role("region", name="Card")
    expect(card.get_by_role("listitem").get_by_text("1 × Guard Counter.")).to_be_visible()
    # What it makes of the ATK, and by which card.
    card.get_by_text("ATK", exact=True).click()
    made_by = card.get_by_role("listitem").filter(has_text="1900")
    expect(made_by.get_by_role("button", name="Card Guard")).to_be_visible()


def test_an_attack_is_an_arrow_from_the_attacker_to_its_target(visitor: Visitor) -> None:
    page = visitor()
    play_from(page, attackers("Mystical Elf", "Vorse Raider"))
    act(page, "A.m2", "Attack")
    page.locator('[data-glow][data-spot="B.m4"]').click()
    it_points(page, '[data-spot="A.m2"]', '[data-spot="B.m4"]')
    # Over when the attack is.
    page.get_by_role("button", name="Pass").click()
    expect(page.locator("path.line.attack")).to_have_count(0)


def test_a_direct_attack_is_an_arrow_to_the_player(visitor: Visitor) -> None:
    page = visitor()
    play_from(page, attackers())
    act(page, "A.m2", "Attack directly")
    it_points(page, '[data-spot="A.m2"]', '[data-side="B"]')


def attackers(*targets: str) -> Lab:
    """With something that B could respond with: so the attack stays there to be seen."""
    lab = Lab(turn=A, phase=BATTLE)
    lab.a.monsters("Gemini Elf", zone="m2")
    for target, zone in zip(targets, ("m4", "m1"), strict=False):
        lab.b.monsters(target, zone=zone)
    lab.b.set_cards("Sakuretsu Armor")
    return lab


def it_points(page: Page, attacker: str, target: str) -> None:
    line = page.locator("path.line.attack")
    expect(line).to_have_count(1)
    for (x, y), place in zip(line.evaluate(ENDS), (attacker, target), strict=True):
        box = page.locator(place).bounding_box()
        assert box is not None
        assert box["x"] < x < box["x"] + box["width"]
        assert box["y"] < y < box["y"] + box["height"]
