"""Swift snippets of documentation as one program; its argument selects the snippet.

The compiler reads the Kits a single time for all of them. Each snippet is a file with its own
imports. Its types and functions are in the file, and its statements are a function on the main
actor, as they would be at the top of a program.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from swift_modules import LINK, compiler_options

_DECLARED = re.compile(r"(@\w+ )?(final class|actor|enum|extension|func|protocol|struct) ")


def build(snippets: list[tuple[str, str]], folder: Path) -> Path:
    """Compiles snippets, each with the name that messages give it; the program."""
    files = []
    for number, (name, text) in enumerate(snippets):
        files.append(folder / f"snippet{number}.swift")
        files[-1].write_text(_file(number, name, text), "utf-8")
    calls = ", ".join(f"snippet{number}" for number in range(len(snippets)))
    main = folder / "main.swift"
    main.write_text(
        f"let all: [@MainActor () async throws -> Void] = [{calls}]\n"
        "try await all[Int(CommandLine.arguments[1])!]()\n",
        "utf-8",
    )
    program = folder / "snippets"
    strict = ["-wmo", "-enable-upcoming-feature", "MemberImportVisibility"]
    command = ["swiftc", *compiler_options(), *strict, *map(str, [main, *files])]
    subprocess.run([*command, *LINK, "-o", str(program)], check=True)
    return program


def _file(number: int, name: str, text: str) -> str:
    """The lines of a snippet keep their numbers, as messages of the compiler name them."""
    imports: list[str] = []
    declared: list[str] = []
    statements: list[str] = []
    is_declaration = False
    into = imports
    for line_number, line in enumerate(text.splitlines(), start=1):
        before = into
        begins = not is_declaration and _DECLARED.match(line) is not None
        is_declaration = is_declaration or begins
        into = declared if is_declaration else statements
        if line.startswith("import "):
            into = imports
        elif into is not before or begins:
            into.append(f'#sourceLocation(file: "{name}", line: {line_number})')
        into.append("fileprivate " + line if begins else line)
        is_declaration = is_declaration and line != "}" and not (begins and line.endswith("}"))
    head = f"@MainActor func snippet{number}() async throws {{"
    return "\n".join([*imports, *declared, head, *statements, "}", ""])
