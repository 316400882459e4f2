"""The sign-in to Canvas in a browser."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import POINTER, byref, c_bool
from typing import Any

from .._convert import flag, instance, optional_utf8, text_array, utf8
from .._handle import Handle
from .._library import lib
from .._native import pentad_stellar_canvas_sign_in, pentad_stellar_canvas_sign_in_options
from ..errors import call_out, call_text

_Pointer = POINTER(pentad_stellar_canvas_sign_in)


class CanvasSignIn(Handle):
    """A sign-in to Canvas in a browser: OAuth 2 with a proof key (PKCE).

    The user signs in on the school's own page, also with single sign-on (SSO).

        sign_in = CanvasSignIn("canvas.example.edu", client_id="10000000000001")
        webbrowser.open(sign_in.address)
        school.finish_canvas(sign_in, input("Code: "))
    """

    def __init__(
        self,
        address: str,
        *,
        client_id: str,
        client_secret: str | None = None,
        redirect: str | None = None,
        scopes: Iterable[str] = (),
        purpose: str | None = None,
        asks_for_password: bool = False,
    ) -> None:
        """Prepares a sign-in. Nothing is sent.

        ``client_id`` and ``client_secret`` are the program's Developer Key, which the school
        creates. Canvas redirects to ``redirect``, which the key lists; without one it shows the
        code on a page of its own. ``scopes`` name the permitted calls, such as
        ``url:GET|/api/v1/courses``; none for all. ``purpose`` is the name of the sign-in in the
        user's settings. With ``asks_for_password``, Canvas asks for a sign-in again, even if the
        user is signed in in this browser.
        """
        wanted, count = text_array(scopes, "scopes")
        options = pentad_stellar_canvas_sign_in_options(
            address=utf8(address, "address"),
            client_id=utf8(client_id, "client_id"),
            client_secret=optional_utf8(client_secret, "client_secret"),
            redirect=optional_utf8(redirect, "redirect"),
            scopes=wanted,
            scope_count=count,
            purpose=optional_utf8(purpose, "purpose"),
            asks_for_password=flag(asks_for_password, "asks_for_password"),
        )
        free = lib.pentad_stellar_canvas_sign_in_free
        function = lib.pentad_stellar_canvas_sign_in_begin
        super().__init__(call_out(_Pointer, function, byref(options), free=free), free)

    @property
    def address(self) -> str:
        """The address of the page on which the user signs in. Do not log it."""
        return call_text(lib.pentad_stellar_canvas_sign_in_address, self._pointer)

    def is_end(self, address: str) -> bool:
        """Returns true if an address in a browser is the end of this sign-in: pass it to
        ``finish_canvas()``.
        """
        asked = self._pointer, utf8(address, "address")
        return call_out(c_bool, lib.pentad_stellar_canvas_sign_in_is_end, *asked).value


def pointer_of(sign_in: CanvasSignIn) -> Any:
    return instance(sign_in, CanvasSignIn, "sign_in")._pointer
