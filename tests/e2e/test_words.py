"""What the server has to say is said in the language of the page."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor


def test_a_faulty_deck_is_told_in_every_language_and_can_be_mended(visitor: Visitor) -> None:
    host = visitor()
    host.get_by_role("radio", name="Invite a friend").check()
    host.get_by_role("button", name="Open the room").click()
    invitation = host.get_by_label("Invitation to play").input_value()

    guest = visitor(invitation, locale="zh")
    guest.get_by_text("或粘贴卡组").click()
    deck = guest.get_by_role("textbox", name="或粘贴卡组")
    deck.fill("4 Dark Hole")
    guest.get_by_role("button", name="就座").click()
    told = guest.get_by_role("alert")
    expect(told).to_contain_text("主卡组有4张卡，必须是40～60张。")
    expect(told).to_contain_text("「黑洞」有4张，同名卡最多3张。")
    expect(told.get_by_role("link", name="SEG-004")).to_be_visible()

    guest.get_by_role("button", name="日本語").click()
    expect(told).to_contain_text("「ブラック・ホール」が4枚あります。")
    text = guest.get_by_role("textbox", name="またはデッキを貼り付け")
    expect(text).to_have_value("4 Dark Hole")
    text.fill("")
    guest.get_by_role("button", name="席につく").click()
    expect(told).to_have_count(0)
    host.get_by_role("button", name="I go first").click()
    # The log is in the reader's language, too.
    expect(guest.get_by_role("button", name="デュエル開始。")).to_be_visible()
