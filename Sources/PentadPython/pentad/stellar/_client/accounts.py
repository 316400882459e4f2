"""The accounts of a student at several schools."""

from __future__ import annotations

from ctypes import POINTER, byref
from typing import TYPE_CHECKING, Any, Final

from ..._convert import flag, int64, optional_utf8, utf8
from ..._deadlines import timed
from ..._library import lib
from ..._native import (
    pentad_stellar_accounts,
    pentad_stellar_accounts_options,
    pentad_stellar_client,
)
from ..._network import NetworkOptions
from ..._opened import entered
from ..._opening import call_back_in, reach_by
from ..._paths import FilePath, optional_path
from ..._session import Session
from ..._threads import twin
from ...errors import InvalidError, call_out
from .._inputs import Account, account_id
from .._merged import StellarMerged
from .._records import StellarAccount, StellarRefresh, account_by, account_refreshes_by
from ._methods import AccountsMethods
from .client import StellarClient

if TYPE_CHECKING:
    from ..._tasks import Progress

_Pointer = POINTER(pentad_stellar_accounts)
_ClientPointer = POINTER(pentad_stellar_client)


class StellarAccounts(AccountsMethods):
    """The accounts of a student at several schools: Canvas, Moodle, and servers of the Stellar
    protocol.

    The folder contains the list, and a folder for each account's data. Reads return stored data,
    also offline; :meth:`refresh` fetches new data. Tokens are stored in a private file of the
    folder; neither logs, errors nor ``repr()`` contain them. Each method that works has an
    ``async`` twin, whose name ends in ``_async``.

        with StellarAccounts("school") as school:
            school.add_canvas("canvas.example.edu", token)
            school.refresh()
            for task in school.tasks():
                print(task.due, task.title)
    """

    def __init__(
        self,
        store_folder: FilePath | None = None,
        *,
        network: NetworkOptions | None = None,
        fetches_grades: bool = False,
        file_bytes: int = 500_000_000,
        works_by_itself: bool = True,
        allows_shared_store: bool = False,
        session: Session | None = None,
    ) -> None:
        """Opens the accounts of a folder, or empty ones in memory.

        ``network`` sets the options of all connections. With ``fetches_grades``, :meth:`refresh`
        fetches grades, too, with one request a class. The content of files uses ``file_bytes`` for
        each account; files that are kept offline do not count. Unless ``works_by_itself``
        (automatic mode), marks and replies are sent only by ``synchronise()`` of an account's
        client. A folder that other users own or can change raises StorageError, unless
        ``allows_shared_store``. With a ``session``, callbacks run in its ``pump``.
        """
        options = _options(
            store_folder,
            network,
            fetches_grades,
            file_bytes,
            works_by_itself,
            allows_shared_store,
            session,
        )
        function, free = lib.pentad_stellar_accounts_open, lib.pentad_stellar_accounts_free
        self._adopt(call_out(_Pointer, function, byref(options), free=free), session)

    def _adopt(self, found: Any, session: Session | None) -> None:
        super().__init__(found, lib.pentad_stellar_accounts_free)
        # Its callbacks would end with the session.
        self._session = session

    @classmethod
    @entered
    async def open_async(
        cls,
        store_folder: FilePath | None = None,
        *,
        network: NetworkOptions | None = None,
        fetches_grades: bool = False,
        file_bytes: int = 500_000_000,
        works_by_itself: bool = True,
        allows_shared_store: bool = False,
        session: Session | None = None,
    ) -> StellarAccounts:
        """Opens accounts without waiting for their store; also for ``async with``."""
        from ..._tasks import opened

        options = _options(
            store_folder,
            network,
            fetches_grades,
            file_bytes,
            works_by_itself,
            allows_shared_store,
            session,
        )
        function = lib.pentad_stellar_accounts_open_async
        return await opened(cls, _Pointer(), (session,), function, byref(options))

    def client(self, account: Account) -> StellarClient:
        """Returns the client of an account: its classes, grades, files and replies, its events, and
        everything else that a client offers.

        Closing it leaves the account's store open. Its calls raise ClosedError after the accounts
        were closed, or the account was removed or renewed: ask for a new one.
        """
        function, free = lib.pentad_stellar_accounts_client, lib.pentad_stellar_client_free
        asked = self._pointer, account_id(account)
        client = StellarClient.__new__(StellarClient)
        client._adopt(call_out(_ClientPointer, function, *asked, free=free), self._session)
        # The accounts close their clients, and stay open as long as one is in use.
        client._is_given = False
        client._accounts = self
        return client

    client_async: Final = twin(client)

    @timed
    def add_moodle(
        self,
        address: str,
        token: str | None = None,
        *,
        user_name: str | None = None,
        password: str | None = None,
        name: str | None = None,
        timeout: float | None = None,
    ) -> StellarAccount:
        """Adds an account at a Moodle site, with a token, or with a user name and a password.

        The site is asked first, so a wrong token is not stored. The password is sent once, to the
        site, and not stored. UnauthorizedError when the site rejects them; UnsupportedError for a
        site that signs in in a browser only; ConflictError if there is an account of this address.
        """
        function, asked = _moodle(address, token, user_name, password, name)
        return account_by(function, self._pointer, *asked)

    @timed
    async def add_moodle_async(
        self,
        address: str,
        token: str | None = None,
        *,
        user_name: str | None = None,
        password: str | None = None,
        name: str | None = None,
        timeout: float | None = None,
    ) -> StellarAccount:
        """As :meth:`add_moodle`; to cancel the task ends the wait."""
        from ._gives import give_account

        _, asked = _moodle(address, token, user_name, password, name)
        if token is None:
            function = lib.pentad_stellar_accounts_add_moodle_async
            return await give_account(function, self._pointer, *asked)
        by_token = lib.pentad_stellar_accounts_add_moodle_token_async
        return await give_account(by_token, self._pointer, *asked)

    @timed
    def refresh(self, *, timeout: float | None = None) -> StellarMerged[StellarRefresh]:
        """Fetches the data of all accounts, one after the other: classes, announcements, tasks,
        calendar events, and grades if wanted.

        If an account or a part of it fails, its stored data is kept and the others are refreshed:
        ``failures`` has the accounts, and ``failures`` of each result the parts.
        """
        return account_refreshes_by(lib.pentad_stellar_accounts_refresh, self._pointer)

    @timed
    async def refresh_async(
        self, *, progress: Progress | None = None, timeout: float | None = None
    ) -> StellarMerged[StellarRefresh]:
        """Refreshes like :meth:`refresh`; cancelling the task ends it, and fetched data is kept.

        ``progress`` receives the number of refreshed accounts and the total.
        """
        from .tasks import refresh_async

        return await refresh_async(self, progress)


def _options(
    folder: FilePath | None,
    network: NetworkOptions | None,
    fetches_grades: bool,
    file_bytes: int,
    works_by_itself: bool,
    allows_shared_store: bool,
    session: Session | None,
) -> Any:
    options = pentad_stellar_accounts_options(
        store_folder=optional_path(folder, "store_folder"),
        file_bytes=_byte_count(file_bytes),
        manual_synchronising=not flag(works_by_itself, "works_by_itself"),
        allows_shared_store=flag(allows_shared_store, "allows_shared_store"),
        fetches_grades=flag(fetches_grades, "fetches_grades"),
    )
    reach_by(options, network)
    call_back_in(options, session)
    return options


def _byte_count(count: int) -> int:
    number = int64(count, "file_bytes")
    if number < 1:
        raise InvalidError("file_bytes must be at least 1")
    return number


def _moodle(
    address: str,
    token: str | None,
    user_name: str | None,
    password: str | None,
    name: str | None,
) -> tuple[Any, tuple[Any, ...]]:
    """Returns the C function of a sign-in to Moodle, and its arguments."""
    first, last = utf8(address, "address"), optional_utf8(name, "name")
    if token is not None:
        if user_name is not None or password is not None:
            raise InvalidError("give a token, or user_name and password, not both")
        return lib.pentad_stellar_accounts_add_moodle_token, (first, utf8(token, "token"), last)
    if user_name is None or password is None:
        raise InvalidError("give a token, or user_name and password")
    asked = first, utf8(user_name, "user_name"), utf8(password, "password"), last
    return lib.pentad_stellar_accounts_add_moodle, asked
