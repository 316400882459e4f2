"""The required functions of libIndexStore, which reads the compiler's index."""

from __future__ import annotations

import ctypes
import shutil
import sys
from pathlib import Path
from typing import Any, Callable

Visit = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class Text(ctypes.Structure):
    """A text that the library lends."""

    _fields_ = (("data", ctypes.c_void_p), ("length", ctypes.c_size_t))

    def __str__(self) -> str:
        return ctypes.string_at(self.data, self.length).decode()


VisitText = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)

_P = ctypes.c_void_p
_FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "store_create": (_P, ctypes.c_char_p, _P),
    "store_units_apply_f": (ctypes.c_bool, _P, ctypes.c_uint, _P, VisitText),
    "unit_reader_create": (_P, _P, ctypes.c_char_p, _P),
    "unit_reader_dispose": (None, _P),
    "unit_reader_get_module_name": (Text, _P),
    "unit_reader_get_main_file": (Text, _P),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, _P, _P, Visit),
    "unit_dependency_get_kind": (ctypes.c_int, _P),
    "unit_dependency_is_system": (ctypes.c_bool, _P),
    "unit_dependency_get_name": (Text, _P),
    "record_reader_create": (_P, _P, ctypes.c_char_p, _P),
    "record_reader_dispose": (None, _P),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, _P, _P, Visit),
    "occurrence_get_symbol": (_P, _P),
    "occurrence_get_roles": (ctypes.c_uint64, _P),
    "occurrence_relations_apply_f": (ctypes.c_bool, _P, _P, Visit),
    "symbol_relation_get_roles": (ctypes.c_uint64, _P),
    "symbol_relation_get_symbol": (_P, _P),
    "symbol_get_usr": (Text, _P),
    "symbol_get_name": (Text, _P),
}


class IndexLibrary:
    """The library of the compiler that made the build: an index is read with the version that wrote
    it.
    """

    def __init__(self) -> None:
        compiler = shutil.which("swift")
        if compiler is None:
            sys.exit("error: there is no swift on the PATH")
        ending = "dylib" if sys.platform == "darwin" else "so"
        path = Path(compiler).resolve().parent.parent / f"lib/libIndexStore.{ending}"
        self._library = ctypes.CDLL(str(path))
        for name, (result, *parameters) in _FUNCTIONS.items():
            function = getattr(self._library, f"indexstore_{name}")
            function.restype, function.argtypes = result, parameters

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(self._library, f"indexstore_{name}")
        return function

    def each(self, function: str, opened: int, visitor: Callable[[int], None]) -> None:
        """Calls the visitor with each item of an open object, which is lent for that call only."""

        def visit(_: Any, item: int) -> bool:
            visitor(item)
            return True

        getattr(self, function)(opened, None, Visit(visit))
