"""Help and usage errors of Typer, with words from `text/` instead of its English ones."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from stol.cli.words import say
from stol.errors import BadOptions, Reason
from stol.games.validate import guess
from stol.text import english, unquoted

if TYPE_CHECKING:  # Typer keeps these classes to itself
    from typer._click import Command as BaseCommand
    from typer._click import Context, HelpFormatter
else:
    BaseCommand = object

OWN_OPTIONS: Final = {
    "help": "cli-help-help",
    "install_completion": "cli-help-install",
    "show_completion": "cli-help-show",
}
"""Options that Typer adds itself, and what they do."""


class BadUsage(BadOptions):
    """A command line that can't be read."""

    def __init__(self, context: "Context", reason: Reason) -> None:
        super().__init__(english(reason), reason)
        self.usage = f"{context.get_usage()}\n{say('cli-help-more', command=f'{context.command_path} --help')}"


class Worded(BaseCommand):
    """What commands and the group of all commands say in the same way."""

    def __init__(self, *args: Any, **parts: Any) -> None:  # noqa: ANN401 - whatever Typer passes
        super().__init__(*args, **parts)
        self.options_metavar = f"[{say('cli-help-some-options')}]"

    def format_usage(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        usage = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, usage, prefix=f"{say('cli-help-usage')}: ")

    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        from typer import rich_utils  # noqa: PLC0415 - only help needs it, and it takes its time to load

        rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = say("cli-help-options")
        rich_utils.COMMANDS_PANEL_TITLE = say("cli-help-commands")
        rich_utils.REQUIRED_LONG_STRING = f"[{say('cli-help-required')}]"
        rich_utils.DEFAULT_STRING = f"[{say('cli-help-default')}: {{}}]"
        for param in self.get_params(ctx):
            if isinstance(param, TyperOption) and param.name in OWN_OPTIONS:
                param.help = say(OWN_OPTIONS[param.name])
        super().format_help(ctx, formatter)

    def parse_args(self, ctx: "Context", args: list[str]) -> list[str]:
        """Read the words after the command; what can't be read is explained."""
        more_allowed, ctx.allow_extra_args = ctx.allow_extra_args, True
        try:
            rest = super().parse_args(ctx, args)
        except typer.TyperException as problem:
            raise BadUsage(ctx, explained(problem, self.get_params(ctx))) from None
        if rest and not more_allowed and not ctx.resilient_parsing:
            raise BadUsage(ctx, Reason("cli-usage-extra", {"words": tuple(map(unquoted, rest))}))
        return rest


class Command(Worded, TyperCommand):
    pass


class Group(Worded, TyperGroup):
    def __init__(self, *args: Any, **parts: Any) -> None:  # noqa: ANN401 - as above
        super().__init__(*args, **parts)
        self.subcommand_metavar = say("cli-help-some-command")

    def resolve_command(self, ctx: "Context", args: list[str]) -> Any:  # noqa: ANN401 - as Typer's
        if args[0] not in self.commands and not ctx.resilient_parsing:
            raise BadUsage(ctx, Reason("cli-usage-command", guess(args[0], list(self.commands))))
        return super().resolve_command(ctx, args)


def explained(problem: Any, params: Sequence[Any]) -> Reason:  # noqa: ANN401 - as above
    """The reason for a usage error of Typer, whose classes are known by name only."""
    options = {name: param for param in params for name in param.opts if param.param_type_name == "option"}
    match type(problem).__name__:
        case "MissingParameter":
            kind, name = problem.param.param_type_name, problem.param.metavar or problem.param.opts[0]
            return Reason(f"cli-usage-missing-{kind}", {"name": name})
        case "NoSuchOption":
            return Reason("cli-usage-option", guess(problem.option_name, sorted(options)))
        case "BadOptionUsage":
            takes_none = options[problem.option_name].is_flag
            return Reason("cli-usage-no-value" if takes_none else "cli-usage-value", {"name": problem.option_name})
        case "BadParameter" if isinstance(problem.param, TyperOption):
            return wrong_number(problem.param)
    return Reason("refused-with", {"message": problem.format_message()})


def wrong_number(param: Any) -> Reason:  # noqa: ANN401 - as above
    """Only options that are numbers can have a wrong value."""
    kind = "cli-usage-whole" if param.type_descriptor.annotation is int else "cli-usage-decimal"
    bounds = "none" if param.min is None else "low" if param.max is None else "both"
    return Reason(kind, {"name": param.opts[0], "bounds": bounds, "low": str(param.min), "high": str(param.max)})
