"""`segoc rulebook`: the rules, and the scenarios that prove them."""

import argparse
import json

from segoc.cli.options import add_language_option
from segoc.cli.progress import Progress
from segoc.cli.refusal import Refused
from segoc.rulebook.check import Chapter, chapters, check, scenarios_of
from segoc.rulebook.entries import Entry, entry
from segoc.rulebook.mutation.campaign import Broken, Campaign, Outcome, Stuck
from segoc.rulebook.mutation.ledger import Record, citing, is_current, unexplained, write
from segoc.rulebook.mutation.mutants import mutants_of
from segoc.rulebook.mutation.tags import sites_of
from segoc.rulebook.reading.files import all_scenarios
from segoc.rulebook.scenario import Scenario
from segoc.rulebook.show import tell_entry

EXAMPLES = """\
An entry is proven if its code is tagged with its id and its scenarios notice every mutant of that
code; a definition if it only says what a word means; cited if a scenario that holds names it; else
open. The exit code is 1 if something fails.

examples:
  segoc rulebook check --chapter CRD
  segoc rulebook show CRD-087
  segoc rulebook mutate CRD-087
  segoc rulebook mutate --all
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXAMPLES
    commands = parser.add_subparsers(metavar="WHAT", required=True)
    checking = commands.add_parser("check", help="play all scenarios, and tell how the rules stand")
    checking.add_argument("--chapter", metavar="C", choices=chapters(), help="only this chapter")
    checking.add_argument("--json", action="store_true", help="print JSON")
    checking.set_defaults(do=_check)
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
        help="such as CRD-087 (default: all that changed since they were last tried)",
    )
    mutating.add_argument("--all", action="store_true", help="all there are, changed or not")
    mutating.set_defaults(do=_mutate)


def run(args: argparse.Namespace) -> int:
    code: int = args.do(args)
    return code


def _check(args: argparse.Namespace) -> int:
    wanted = [args.chapter] if args.chapter else chapters()
    count = len(scenarios_of(wanted, all_scenarios()))
    with Progress(count, "scenarios") as progress:
        found = check(args.chapter, told=progress.at)
    if args.json:
        data = {name: chapter.data() for name, chapter in found.items()}
        print(json.dumps(data, ensure_ascii=False))
    else:
        _print_table(found)
    return 1 if any(chapter.failures for chapter in found.values()) else 0


def _print_table(found: dict[str, Chapter]) -> None:
    titles = ["entries", "proven", "definitions", "cited", "open", "scenarios", "failures"]
    titles += ["cards", "partial", "missing"]
    print(f"{'':5}" + "".join(f"{title:>12}" for title in titles))
    for name, chapter in found.items():
        lists = (chapter.proven, chapter.definitions, chapter.cited, chapter.open)
        numbers = [chapter.entries, *map(len, lists), chapter.scenarios, len(chapter.failures)]
        numbers += [chapter.cards, len(chapter.partial), len(chapter.missing)]
        print(f"{name:5}" + "".join(f"{number:12}" for number in numbers))
    failures = {str(one): one for chapter in found.values() for one in chapter.failures}
    for text, failure in failures.items():
        print(f"\n{failure.scenario}\n  {text}")


def _show(args: argparse.Namespace) -> int:
    for line in tell_entry(_entry(args.id), all_scenarios(), args.lang):
        print(line)
    return 0


def _entry(rule: str) -> Entry:
    try:
        return entry(rule)
    except LookupError as unknown:
        raise Refused(str(unknown)) from None


def _mutate(args: argparse.Namespace) -> int:
    scenarios = all_scenarios().scenarios
    if args.all and args.ids:
        raise Refused("--all is of all entries: no ID beside it")
    rules = [_entry(one).id for one in args.ids]
    if not rules:
        rules = _tagged(scenarios) if args.all else _changed(scenarios)
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
