"""Questions that rarely come up: a name to declare, yes or no."""

import pytest
from playwright.sync_api import Page, expect

from segoc.lab import BATTLE, MAIN1, A, B, Lab
from tests.e2e.accessibility import grave_faults
from tests.e2e.conftest import Visitor
from tests.e2e.positions import act, play_from

EAGLE = "Crystal Beast Cobalt Eagle"


def asked_for_a_name(page: Page) -> None:
    lab = Lab(turn=A, phase=MAIN1)
    lab.a.monsters("Psi-Blocker", zone="m3")
    play_from(page, lab)
    act(page, "A.m3", "Activate")


@pytest.mark.parametrize(
    ("typed", "then"),
    [
        ("ＭＩＲＲＯＲ　ＦＯＲＣＥ", []),
        ("なるばりあ　みらーふぉーす", []),
        ("反射镜力", ["ArrowDown", "ArrowDown"]),
    ],
)
def test_a_name_is_declared_by_typing_it(visitor: Visitor, typed: str, then: list[str]) -> None:
    page = visitor()
    asked_for_a_name(page)
    expect(page.get_by_test_id("asked")).to_contain_text("Declare the name of a card")
    # The field has the focus already; keys that mean something on the table are letters in it.
    page.keyboard.type(typed)
    expect(page.get_by_role("option").first).to_be_visible()
    for key in then:
        page.keyboard.press(key)
    expect(page.get_by_role("option", selected=True)).to_contain_text("Mirror Force")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("A declares Mirror Force.")


def test_nothing_is_declared_by_accident(visitor: Visitor) -> None:
    page = visitor()
    asked_for_a_name(page)
    field = page.get_by_role("combobox")
    listed = page.get_by_role("option")
    expect(field).to_be_focused()
    assert grave_faults(page) == []
    page.keyboard.press("Enter")
    page.keyboard.type("no card is called so")
    expect(listed).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(listed.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    # Somebody who takes the mouse.
    page.get_by_role("option", name="Psi-Blocker").click()
    expect(page.get_by_role("log")).to_contain_text("A declares Psi-Blocker.")
    expect(page.get_by_role("log").get_by_text("A declares")).to_have_count(1)


@pytest.mark.parametrize(("answer", "place"), [("Yes", "s1"), ("No", "gy")])
def test_yes_or_no(visitor: Visitor, answer: str, place: str) -> None:
    lab = Lab(turn=B, phase=BATTLE)
    lab.a.monsters(EAGLE)
    lab.b.monsters("Dark Magician")
    page = visitor()
    play_from(page, lab)
    act(page, "B.m1", "Attack")
    asked = page.locator("[data-at]")
    expect(asked).to_contain_text(EAGLE)
    asked.get_by_role("button", name=answer).click()
    if answer == "Yes":
        expect(page.get_by_test_id("asked")).to_contain_text("Choose a zone")
        page.locator('[data-glow][data-spot="A.s1"]').click()
    expect(page.locator(f'[data-spot="A.{place}"]')).to_contain_text(EAGLE)
