"""The end of a sign-in to a Moodle site in a browser."""

from __future__ import annotations

from ctypes import byref

from .._convert import utf8
from .._library import lib
from .._native import pentad_stellar_moodle_sign_in
from ..errors import call_text


class ReturnedToken:
    """Reads the token of a sign-in in a browser."""

    address: str
    site: str
    passport: str

    def token(self, address: str) -> str:
        """Returns the token from the address that the site opened: ``scheme://token=...``, or
        ``scheme:token=...`` as some browsers pass it on.

        Pass it to ``add_moodle()`` or ``renew()``. Do not log it. UnauthorizedError if the address
        contains no token, or a token for another site or another sign-in.
        """
        record = pentad_stellar_moodle_sign_in(
            address=utf8(self.address, "address"),
            site=utf8(self.site, "site"),
            passport=utf8(self.passport, "passport"),
        )
        returned = utf8(address, "address")
        return call_text(lib.pentad_stellar_moodle_sign_in_token, byref(record), returned)
