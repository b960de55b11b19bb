"""`kingcraft ...`: the command line. table.py, study.py and host.py have the commands, a few lines each."""

import sys
from typing import Final

import kingcraft as kc
from kingcraft.cli import host, study, table
from kingcraft.cli.exits import DONE, INTERRUPTED, REFUSED
from kingcraft.cli.said import print_text
from kingcraft.core.ruling import Refused, Ruling
from kingcraft.locales import say
from kingcraft.terminal import manual
from kingcraft.terminal.command import Command, Value, read
from kingcraft.terminal.language import language_of_system, without_language


def completion(lang: str, shell: str) -> int:
    """Prints what makes a shell complete our words."""
    from kingcraft.terminal.completion import script

    sys.stdout.write(script(shell, COMMANDS))
    return DONE


COMMANDS: Final = (
    table.PLAY, table.RESUME, host.SERVE, table.GAMES, table.RULES, table.REPLAY, table.VERIFY,
    study.REVIEW, study.SIMULATE, study.LADDER, study.BALANCE, study.CALIBRATE, study.TRAIN, study.BENCH,
    host.WORKER, host.FORGET,
    Command("completion", completion, (Value("shell", "text", "shell", required=True),)),
)  # fmt: skip


def main() -> None:
    """Runs a command; what a person got wrong is said in words, never as a traceback."""
    lang = language_of_system()
    try:
        words, lang = without_language(sys.argv[1:])
        code = run(words, lang)
        sys.stdout.flush()
    except Refused as error:
        print(say(lang, "cli-error", message=error.ruling.text(lang)), file=sys.stderr)  # noqa: T201
        code = REFUSED
    except (KeyboardInterrupt, EOFError):
        print()  # noqa: T201
        code = INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        code = DONE
    sys.exit(code)


def run(words: list[str], lang: str) -> int:
    """Does what the words say; gives the exit code."""
    asked = "--help" in words or "-h" in words
    name = next((word for word in words if not word.startswith("-")), "")
    if words == ["--version"]:
        return print_text(_version(lang))
    if not name and (asked or not words):
        return print_text(manual.contents(COMMANDS, lang))
    command = _command(name or words[0])
    if asked:
        return print_text(manual.page(command, lang))
    if words[0] != name:
        raise Refused(Ruling("word-unknown", facts={"word": words[0], "command": ""}))
    return command.run(lang, **read(command, words[1:]))


def _command(name: str) -> Command:
    for command in COMMANDS:
        if command.name == name:
            return command
    known = [command.name for command in COMMANDS]
    raise Refused(Ruling("command-unknown", facts={"word": name, "known": known}))


def _version(lang: str) -> str:
    from kingcraft.arena.build import compiled

    mode = say(lang, "cli-compiled" if compiled() else "cli-interpreted")
    return f"kingcraft {kc.__version__} ({mode}, Python {sys.version.split()[0]})"
