"""Scripts with which a shell completes commands, options, games and languages: `kingcraft completion bash`."""

from collections.abc import Sequence

from kingcraft.core.registry import game_names
from kingcraft.core.ruling import BadOption, Ruling
from kingcraft.locales import LANGUAGES
from kingcraft.terminal.command import Command

SHELLS = ("bash", "zsh", "fish")
EVERYWHERE = ("--lang", "--help")


def script(shell: str, commands: Sequence[Command]) -> str:
    """The script for a shell; BadOption for one that we have none for."""
    if shell not in SHELLS:
        raise BadOption(Ruling("shell-unknown", facts={"shell": shell, "known": list(SHELLS)}))
    if shell == "fish":
        return _fish(commands)
    start = "autoload -U +X bashcompinit && bashcompinit\n" if shell == "zsh" else ""
    return start + _bash(commands)


def _choices(command: Command) -> list[str]:
    """What may stand after a command: its options, and the names of its first argument."""
    options = [value.name for value in command.values if not value.by_place]
    first = next((value.name for value in command.values if value.by_place), "")
    named = {"game": game_names(), "shell": list(SHELLS)}.get(first, [])
    return [*named, *options, *EVERYWHERE]


def _bash(commands: Sequence[Command]) -> str:
    cases = "\n".join(f'    {command.name}) words="{" ".join(_choices(command))}" ;;' for command in commands)
    names = " ".join([*[command.name for command in commands], *EVERYWHERE, "--version"])
    return f"""_kingcraft() {{
  local words="{names}" current="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
  if [ "$COMP_CWORD" -gt 1 ]; then
    case "${{COMP_WORDS[1]}}" in
{cases}
    esac
  fi
  if [ "$before" = --lang ]; then words="{" ".join(LANGUAGES)}"; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _kingcraft kingcraft
"""


def _fish(commands: Sequence[Command]) -> str:
    names = " ".join(command.name for command in commands)
    lines = [f"complete -c kingcraft -n __fish_use_subcommand -f -a '{names}'"]
    lines += [f"complete -c kingcraft -l lang -x -a '{' '.join(LANGUAGES)}'", "complete -c kingcraft -s h -l help"]
    for command in commands:
        words = " ".join(_choices(command))
        lines.append(f"complete -c kingcraft -n '__fish_seen_subcommand_from {command.name}' -a '{words}'")
    return "\n".join(lines) + "\n"
