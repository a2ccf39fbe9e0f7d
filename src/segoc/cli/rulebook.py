"""`segoc rulebook`: the rules, and the scenarios that prove them."""

import argparse
import json

from segoc.cli.options import add_language_option
from segoc.cli.progress import Progress
from segoc.cli.refusal import Refused
from segoc.rulebook.card_names import known_card
from segoc.rulebook.chapters import chapter_of, chapters, volumes
from segoc.rulebook.check import Chapter, check, scenarios_of
from segoc.rulebook.entries import Entry, entries, entry
from segoc.rulebook.missing import HARD, unlocking, wanting
from segoc.rulebook.mutation.campaign import Broken, Campaign, Outcome, Stuck
from segoc.rulebook.mutation.ledger import Record, citing, is_current, unexplained, write
from segoc.rulebook.mutation.mutants import mutants_of
from segoc.rulebook.mutation.tags import sites_of
from segoc.rulebook.reading.files import all_scenarios, scenarios_citing
from segoc.rulebook.scenario import Scenario
from segoc.rulebook.show import tell_entry

EXAMPLES = """\
An entry is proven if its code is tagged with its id and its scenarios notice every mutant of that
code; a ruling is played if its own scenario holds, and shows also what is impossible; an entry is a
definition if it only says what a word means; cited if a scenario that holds names it; else it lacks
a card, or a scenario. What repeats another entry stands as that one. The exit code is 1 if
something fails.

examples:
  segoc rulebook check --volume 2
  segoc rulebook check --chapter CRD
  segoc rulebook missing --volume 2
  segoc rulebook show CRD-087
  segoc rulebook mutate CRD-087
  segoc rulebook mutate FDN
  segoc rulebook mutate --all
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    commands = parser.add_subparsers(metavar="WHAT", required=True)
    checking = commands.add_parser("check", help="play all scenarios, and tell how the rules stand")
    _add_choice_of_chapters(checking)
    checking.add_argument("--json", action="store_true", help="print JSON")
    checking.set_defaults(do=_check)
    missing = commands.add_parser(
        "missing", help="tell which cards the pool lacks for it, and which would help most"
    )
    _add_choice_of_chapters(missing)
    missing.add_argument(
        "--cards", metavar="N", type=int, default=40, help="list so many cards (default: 40)"
    )
    missing.set_defaults(do=_missing)
    showing = commands.add_parser("show", help="print an entry, and play its scenarios")
    showing.add_argument("id", metavar="ID", help="such as CRD-087")
    add_language_option(showing)
    showing.set_defaults(do=_show)
    mutating = commands.add_parser(
        "mutate", help="spoil the code that enforces a rule, and see whether its scenarios notice"
    )
    mutating.add_argument(
        "ids",
        metavar="ID",
        nargs="*",
        help="such as CRD-087; of a chapter such as FDN, or of the whole book (the default), those "
        "that changed since they were last tried",
    )
    mutating.add_argument("--all", action="store_true", help="all there are, changed or not")
    mutating.set_defaults(do=_mutate)


def _add_choice_of_chapters(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--chapter", metavar="C", choices=chapters(), help="only this chapter")
    which.add_argument("--volume", type=int, choices=volumes(), default=0, help="only this volume")


def _chosen(args: argparse.Namespace) -> list[str]:
    return [args.chapter] if args.chapter else chapters(args.volume)


def run(args: argparse.Namespace) -> int:
    code: int = args.do(args)
    return code


def _check(args: argparse.Namespace) -> int:
    wanted = _chosen(args)
    count = len(scenarios_of(wanted, all_scenarios()))
    with Progress(count, "scenarios") as progress:
        found = check(wanted, told=progress.at)
    if args.json:
        data = {name: chapter.data() for name, chapter in found.items()}
        print(json.dumps(data, ensure_ascii=False))
    else:
        _print_table(found)
    return 1 if any(chapter.failures for chapter in found.values()) else 0


def _print_table(found: dict[str, Chapter]) -> None:
    standing = ["entries", "proven", "played", "definitions", "cited", "open_card", "open_rule"]
    standing += ["repeated", "scenarios", "failures"]
    written = ["conflicts", "settled", "untitled", "untranslated", "cards", "partial", "missing"]
    for titles in (standing, written):
        print(f"{'':5}" + "".join(f"{title:>13}" for title in titles))
        for name, chapter in found.items():
            data = chapter.data()
            print(f"{name:5}" + "".join(f"{_number(data[title]):13}" for title in titles))
        print()
    for chapter in found.values():
        for rule, lacks in chapter.cited.items():
            print(f"{rule} is only cited: {'; '.join(lacks)}")
    failures = {str(one): one for chapter in found.values() for one in chapter.failures}
    for text, failure in failures.items():
        print(f"\n{failure.scenario}\n  {text}")


def _number(counted: int | list[str] | dict[str, list[str]]) -> int:
    return counted if isinstance(counted, int) else len(counted)


def _missing(args: argparse.Namespace) -> int:
    wanted = _chosen(args)
    of_them = [one for one in entries() if chapter_of(one.id) in wanted]
    print(f"{'lacking':7}{'no card':>10}{'one card':>10}{'more':>10}")
    found = wanting(of_them)
    for name, numbers in found.items():
        print(f"{name:7}" + "".join(f"{number:10}" for number in numbers))
    totals = map(sum, zip(*found.values(), strict=True))
    print(f"{'all':7}" + "".join(f"{number:10}" for number in totals))
    print(f"\nThe cards to write first, for open entries of difficulty {HARD} and above: how many")
    print("each opens when those before it are there, how many all of these, how many name it")
    opened = 0
    for card, opens, named in unlocking(of_them, args.cards):
        opened += opens
        known = known_card(card)
        told = "" if known is None else f"{known.name('en')} ({known.code})"
        print(f"{opens:5}{opened:6}{named:6}  {card}  {told}")
    return 0


def _show(args: argparse.Namespace) -> int:
    one = _entry(args.id)
    for line in tell_entry(one, scenarios_citing(one.id), args.lang):
        print(line)
    return 0


def _entry(rule: str) -> Entry:
    try:
        return entry(rule)
    except LookupError as unknown:
        raise Refused(str(unknown)) from None


def _mutate(args: argparse.Namespace) -> int:
    scenarios = all_scenarios().scenarios
    if args.all and not set(args.ids) <= set(chapters()):
        raise Refused("--all is of all entries, or of all of a chapter: no ID beside it")
    some = _tagged(scenarios) if args.all else _changed(scenarios)
    rules = [rule for one in args.ids for rule in _named(one, some)] if args.ids else some
    doubtful: list[str] = []
    with Campaign() as campaign:
        for number, rule in enumerate(rules, 1):
            if not citing(rule, scenarios):
                raise Refused(f"no scenario cites {rule}")
            with Progress(len(mutants_of(rule)), "mutants") as progress:
                try:
                    record, outcomes = campaign.try_rule(rule, scenarios, progress.at)
                except (Broken, Stuck) as failed:
                    raise Refused(str(failed)) from None
            write({rule: record})
            if len(rules) > 1:
                print(f"{number}/{len(rules)} ", end="")
            if _tell_mutants(rule, record, outcomes):
                doubtful.append(rule)
    if args.all and doubtful:
        print(f"To be looked at: {' '.join(doubtful)}")
    return 1 if doubtful else 0


def _named(one: str, some: list[str]) -> list[str]:
    """An entry, or those of a chapter that are among some."""
    if one in chapters():
        return [rule for rule in some if chapter_of(rule) == one]
    return [_entry(one).id]


def _tagged(scenarios: list[Scenario]) -> list[str]:
    """The rules with scenarios and tagged code."""
    cited = sorted({rule for scenario in scenarios for rule in scenario.ids})
    return [rule for rule in cited if sites_of(rule)]


def _changed(scenarios: list[Scenario]) -> list[str]:
    """Those of them that the ledger says nothing current about."""
    return [rule for rule in _tagged(scenarios) if not is_current(rule, scenarios)]


def _tell_mutants(rule: str, record: Record, outcomes: list[Outcome]) -> bool:
    """Print what became of them, and say whether the rule isn't proven so."""
    left = unexplained(record)
    explained = len(record.survivors) - len(left)
    killed = record.mutants - len(record.survivors)
    told = f"{rule}: {record.mutants} mutants, {killed} killed, {explained} explained"
    print(told, flush=True)
    if not record.mutants:
        print("  No code that could be spoilt is tagged with it.")
    for outcome in outcomes:
        if outcome.mutant.name in left:
            print(f"  survives: {outcome.mutant.name}")
    return bool(left) or not record.mutants
