"""The table at which a person plays: shows the duel, and does what the person says."""

from collections.abc import Callable
from typing import Final

from segoc.bots import Bot, answer
from segoc.bots.sight import Sight
from segoc.cards.finding import UnknownCard
from segoc.cards.names import Language
from segoc.cli.columns import in_columns, pad, width
from segoc.cli.files import write_text
from segoc.cli.refusal import Refused
from segoc.cli.telling import result
from segoc.cli.words import PICKS, Words
from segoc.duel.duel import Duel, IllegalMove
from segoc.duel.effect_words import had_effect_words
from segoc.duel.log import Teller
from segoc.duel.option_text import Unclear, effect_of_option
from segoc.kernel.picture.layers import effects_of
from segoc.kernel.table.decision import Decision, Option
from segoc.kernel.table.event import PHASE_BEGAN, STEP_BEGAN, TURN_BEGAN, TURN_ENDED
from segoc.kernel.table.reason import Reason
from segoc.rulebook.statements import told

ME: Final = 0
EVERY_TURN: Final = (PHASE_BEGAN, STEP_BEGAN, TURN_ENDED)

HELP: Final = """\
Say what you do by its number, or in words:
  3
  summon Gemini Elf
  attack Gemini Elf -> B.m3       a card goes by its name or by where it lies
  attack directly with A.m1
  battle phase, end turn
Besides:
  why TEXT      which rules forbid something: why summon Blue-Eyes White Dragon
  undo          take back your last choice, and all that came of it
  board, log    look at the field, or at all that has happened
  piles         look at both Graveyards and at the banished cards
  save FILE     write the duel to a file, for segoc play --load FILE
  surrender     give up
  quit          leave the table"""


class Table:
    """A duel between a person, who is player A, and a bot."""

    def __init__(self, duel: Duel, opponent: Bot, language: Language) -> None:
        self.duel = duel
        self.opponent = opponent
        self.language = language
        # How many of the duel's events have been told.
        self.told = 0
        self.leaving = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "board": self.show_board,
            "log": self.show_log,
            "piles": self.show_piles,
            "save": self.save,
            "surrender": self.surrender,
            "quit": self.quit,
            "exit": self.quit,
        }

    def play(self) -> None:
        while not self.leaving:
            self.let_opponent_play()
            self.tell_news()
            decision = self.duel.decision
            if decision is None:
                print(f"\n{result(self.duel, ('You win', 'You lose'))}")
                return
            self.ask(decision)

    def let_opponent_play(self) -> None:
        while self.duel.decision is not None and self.duel.decision.player != ME:
            answer(self.duel, self.opponent)

    def ask(self, decision: Decision) -> None:
        """Show the decision, and listen until it is made or the person leaves."""
        if decision.kind in ("main phase", "battle step"):
            self.show_board("")
        self.show_options(decision)
        while not self.leaving and self.duel.decision is decision:
            try:
                text = input("> ").strip()
            except EOFError:
                print()
                self.quit("")
                return
            if text:
                self.obey(text, decision)

    def obey(self, text: str, decision: Decision) -> None:
        """Do what the person says, or say why not."""
        first, _, rest = text.partition(" ")
        command = self.commands.get(first.lower())
        try:
            if command is not None:
                command(rest.strip())
            elif text.isdecimal():
                self.take_number(text)
            else:
                self.duel.push(self.completed(text, decision))
        except IllegalMove as error:
            # Its message repeats the board, which the person has before the eyes.
            print(f"That isn't possible now.\n{in_rules(error.reasons, self.language)}")
        except (Unclear, UnknownCard, Refused) as error:
            # After a semicolon comes more than a player wants to know.
            sentence = str(error).partition(";")[0]
            end = "" if sentence.endswith("?") else "."
            print(f'{sentence}{end} (Say "help" to see what you can say.)')

    def take_number(self, text: str) -> None:
        options = self.duel.offered
        count = len(options)
        # The length first: Python refuses to read numbers of thousands of digits.
        if len(text) > len(str(count)) or not 1 <= int(text) <= count:
            raise Unclear(f"There is no option {text[:9]}: they go from 1 to {count}")
        self.duel.push(options[int(text) - 1])

    def completed(self, text: str, decision: Decision) -> str:
        """Where all there is to say is which card, zone or name, the verb may be left out."""
        verb = "zone" if decision.kind == "zone" else "pick" if decision.kind in PICKS else ""
        if decision.names is not None:
            verb = "announce"
        if not verb:
            return text
        for key in (option.key for option in decision.options):
            # `m3` stands for `zone A.m3`.
            if key.lower() in (f"{verb} {text.lower()}", f"{verb} a.{text.lower()}"):
                return key
        try:
            self.duel.why_not(text, ME)
        except (Unclear, UnknownCard):
            return f"{verb} {text}"
        return text

    # Commands.

    def help(self, rest: str) -> None:
        print(HELP)

    def why(self, rest: str) -> None:
        if not rest:
            raise Unclear("Say what you would like to do: why summon Blue-Eyes White Dragon")
        reasons = self.duel.why_not(rest, ME)
        print(in_rules(reasons, self.language) if reasons else "Nothing forbids it.")

    def undo(self, rest: str) -> None:
        """Back to the person's own last decision; the opponent's choices since then go too."""
        earlier = self.duel.fork()
        try:
            taken_back = earlier.pop()
            while earlier.decision is None or earlier.decision.player != ME:
                taken_back = earlier.pop()
        except IndexError:
            raise Refused("You haven't chosen anything yet that could be taken back") from None
        self.duel = earlier
        self.told = len(earlier.events)
        print(f"Taken back: {taken_back.key}.")

    def show_piles(self, rest: str) -> None:
        pool = self.duel.pool
        for owner, piles in enumerate(self.duel.view(ME)["players"]):
            for pile, title in (("gy", "GY"), ("banished", "banished")):
                codes = [card["code"] for card in piles[pile]]
                names = [pool.name(code, self.language) if code else "?" for code in codes]
                print(f"{'AB'[owner]}, {title}: {', '.join(names) or 'no cards'}")

    def show_board(self, rest: str) -> None:
        board = self.duel.board(ME, self.language)
        print("\n" + "\n".join(line for line in board.splitlines() if line.strip()))
        hand = self.words().hand()
        size = max((width(name) for name, _ in hand), default=0)
        for name, stats in hand:
            print(f"    {pad(name, size)}   {stats}")

    def show_log(self, rest: str) -> None:
        for line in Teller(self.duel.pool, self.language, ME).lines(self.duel.events):
            print(f"{line.text}  [{line.rule}]" if line.rule else line.text)

    def save(self, rest: str) -> None:
        if not rest:
            raise Unclear("Say where to: save FILE")
        write_text(rest, self.duel.save(), replace=False)
        print(f"Saved: segoc play --load {rest}")

    def surrender(self, rest: str) -> None:
        self.duel.surrender(ME)

    def quit(self, rest: str) -> None:
        self.leaving = True

    # Showing.

    def tell_news(self) -> None:
        """What has happened since the last time, without what happens in every turn."""
        tell = Teller(self.duel.pool, self.language, ME)
        events = self.duel.events
        news = [event for event in events[self.told :] if event.kind not in EVERY_TURN]
        self.told = len(events)
        for number, event in enumerate(news):
            if number == 0 or event.kind == TURN_BEGAN:
                print()
            print(tell.tell(event))

    def show_options(self, decision: Decision) -> None:
        words = self.words()
        options = [
            words.option(option.key, decision.kind, self.effect(option))
            for option in self.duel.offered
        ]
        print(f"\n{words.question(decision.kind)}")
        numbered = [f"{number:4}  {text}" for number, text in enumerate(options, 1)]
        print("\n".join(in_columns(numbered)))
        if decision.names is not None:
            print("      or say the name of any other card")

    def effect(self, option: Option) -> str:
        """What the effect that would be activated is called, if its card has more than one."""
        state, pool = self.duel.state, self.duel.pool
        had = effect_of_option(state, option)
        if had is None or len(effects_of(state, had.card)) == 1:
            return ""
        return had_effect_words(state, pool, had)

    def words(self) -> Words:
        return Words(Sight(self.duel.view(ME), self.duel.pool), self.language)


def in_rules(reasons: list[Reason], language: Language) -> str:
    rules = dict.fromkeys(reason.rule for reason in reasons)
    return "\n".join(f"  {rule}: {told(rule, language)}" for rule in rules)
