"""Writes the docstring of a Python method from the comment of the Swift method."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from model.c_calls import Answer, CCall
from model.python_method import PythonParameter
from read.kit_methods import Method
from read.method_tables import MethodBridge
from words.python_wording import PythonWording
from words.wording import CODE

#: The text up to the end of the first sentence; code has points of its own.
_SENTENCE = re.compile(r"(?:``[^`]*``|[^`.]|\.(?! |$)|`)*\.(?= |$)")
#: The first clause of a longer sentence, which fits on the docstring's first line.
_CLAUSE = re.compile(r"((?:``[^`]*``|:meth:|[^`;:]|`)*)[;:] ")
_LINE = 89
#: Codes that any call may raise.
_UNSAID = re.compile(r"``(?:\w+/)*Code/(cancelled|closed|suspended)``( [^`]*)?")
_OTHER = re.compile(r"as (``\w+\([\w:]*\)``)")
#: A word or two that add nothing to the name.
_PLAIN = re.compile(r"(the|its) \w+( on this device)?|where it is")


def paragraphs(
    bridge: MethodBridge,
    method: Method,
    call: CCall,
    parameters: Sequence[PythonParameter],
    throws: Mapping[str, str],
    wording: PythonWording,
) -> list[str]:
    """Returns the first sentence, and the following paragraphs."""
    told = "\n".join(method.doc.about).split("\n\n")[: bridge.paragraphs]
    about = wording.text(_present("\n\n".join(told), method, call))
    first, *rest = about.split("\n\n")
    summary, behind_it = _parted(first)
    behind = [behind_it, *rest]
    details = " ".join(
        [
            *_parameters(bridge, method, parameters, wording),
            *_returned(method, call, summary, wording),
            *_raised(method, throws, about, wording),
        ]
    )
    # A single paragraph is enough if Swift has no more.
    if len(behind) == 1:
        behind = [f"{behind[0]} {details}".strip()]
    else:
        behind.append(details)
    return [summary, *(text for text in behind if text)]


def _parted(paragraph: str) -> tuple[str, str]:
    """Splits the first sentence from the others; only its first clause if it does not fit on a
    line.
    """
    begin = _SENTENCE.match(paragraph)
    sentence = begin[0] if begin else paragraph
    others = paragraph[len(sentence) :].strip()
    clause = _CLAUSE.match(sentence)
    if len(sentence) <= _LINE or not clause or len(clause[1]) >= _LINE:
        return sentence, others
    rest = sentence[clause.end() :]
    return f"{clause[1]}.", f"{rest[0].upper()}{rest[1:]} {others}".strip()


def _present(about: str, method: Method, call: CCall) -> str:
    """Rephrases nil in Swift, which is an error in C and in Python."""
    if not method.result.endswith("?") or call.answer is Answer.NOTHING:
        return about
    code = "``PentadCore/PentadError/Code/notFound``"
    return re.sub(r"; nil (?=when\b|until\b)", f"; {code} ", about)


def _parameters(
    bridge: MethodBridge,
    method: Method,
    parameters: Sequence[PythonParameter],
    wording: PythonWording,
) -> Iterator[str]:
    for one in parameters:
        told = method.doc.parameters.get(one.swift, "")
        text = wording.phrase(bridge.comments.get(one.name, told))
        text = re.sub(r"; None for (none|nothing)$", "", text)
        if text.startswith("whether "):
            yield f"With ``{one.name}``, {text.removeprefix('whether ')}."
        elif text and not _PLAIN.fullmatch(text):
            yield f"``{one.name}`` is {text}."


def _returned(method: Method, call: CCall, summary: str, wording: PythonWording) -> Iterator[str]:
    text = wording.phrase(method.doc.returns)
    is_said = summary.startswith("Returns ") and not re.search("[,;:]", text)
    if call.answer is not Answer.NOTHING and text and not is_said and not _PLAIN.fullmatch(text):
        yield f"Returns {text}."


def _raised(
    method: Method, throws: Mapping[str, str], about: str, wording: PythonWording
) -> Iterator[str]:
    for clause in re.split(r";\s+|\. (?=[A-Z])", method.throws.removesuffix(".")):
        clause = clause.removeprefix("besides, ")
        if _UNSAID.fullmatch(clause):
            continue
        phrase = next((one for one in throws if clause.lower().startswith(one)), None)
        if phrase is not None:
            if clause.startswith(":", len(phrase)):
                yield f"{throws[phrase]} {wording.phrase(clause[len(phrase) + 1 :].strip())}."
        elif other := _OTHER.fullmatch(clause):
            same = wording.text(other[1])
            if same not in about:
                yield f"Raises the errors of {same}."
        elif alone := CODE.fullmatch(clause):
            # A coarse code adds nothing to its class.
            if meaning := wording.meaning(alone[1]):
                yield f"{wording.raised(alone[1])}: {meaning}."
        elif CODE.search(clause):
            yield f"{wording.phrase(clause)}."
