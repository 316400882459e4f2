"""Error codes that are finer than the exceptions."""

from __future__ import annotations

from enum import IntEnum

from ._native import pentad_status


class ErrorCode(IntEnum):
    """The values of :attr:`pentad.PentadError.status` that are finer than the exception's class.

    >>> except pentad.UnavailableError as error:
    ...     if error.status == pentad.ErrorCode.TOO_MANY_REQUESTS: ...

    The names are those of C without ``PENTAD_``. The set is open: a later version may raise a finer
    status, so check the class first.
    """

    #: UnavailableError: the server could not handle the request; it may be able to later.
    SERVER_UNAVAILABLE = pentad_status.PENTAD_SERVER_UNAVAILABLE
    #: UnavailableError: too many requests; ``retry_after_ms`` is the time to wait, if the server
    #: sent one.
    TOO_MANY_REQUESTS = pentad_status.PENTAD_TOO_MANY_REQUESTS
    #: DecodingError: a response that is truncated, damaged, or in another format, such as a web
    #: page.
    UNREADABLE_ANSWER = pentad_status.PENTAD_UNREADABLE_ANSWER
    #: DecodingError: a readable response with unexpected content.
    UNEXPECTED_ANSWER = pentad_status.PENTAD_UNEXPECTED_ANSWER
    #: UnauthorizedError: the server requires the user to sign in, or to sign in again.
    SIGN_IN_REQUIRED = pentad_status.PENTAD_SIGN_IN_REQUIRED
    #: InvalidError: no time zone has the identifier.
    UNKNOWN_TIME_ZONE = pentad_status.PENTAD_UNKNOWN_TIME_ZONE
    #: InvalidError: a date that does not exist, an end before its start, or a period that is too
    #: long.
    INVALID_DATE_RANGE = pentad_status.PENTAD_INVALID_DATE_RANGE
    #: ConflictError: the store or the account belongs to another server; it is unchanged, and
    #: nothing was sent.
    OTHER_SERVER = pentad_status.PENTAD_OTHER_SERVER
    #: StorageError: the disk is full, or the store has reached its limit; nothing was changed.
    DISK_FULL = pentad_status.PENTAD_DISK_FULL
    #: StorageError: the file, its directory or the whole disk is not writable.
    NOT_WRITABLE = pentad_status.PENTAD_NOT_WRITABLE
    #: StorageError: the directory or the file cannot be created or opened.
    NOT_OPENABLE = pentad_status.PENTAD_NOT_OPENABLE
    #: StorageError: the disk failed during a read or a write.
    DISK_FAILURE = pentad_status.PENTAD_DISK_FAILURE
    #: StorageError: the store could not be migrated to this version; it is unchanged.
    MIGRATION_FAILED = pentad_status.PENTAD_MIGRATION_FAILED
    #: StorageError: the store could not allocate memory.
    OUT_OF_MEMORY = pentad_status.PENTAD_OUT_OF_MEMORY
    #: ConflictError: another writer locked the store for too long.
    STORE_BUSY = pentad_status.PENTAD_STORE_BUSY
    #: ConflictError: a row violates a constraint of the store's schema.
    CONSTRAINT = pentad_status.PENTAD_CONSTRAINT
    #: ConflictError: an operation that needs exclusive access to the store found it open elsewhere.
    STORE_IN_USE = pentad_status.PENTAD_STORE_IN_USE
    #: UnsupportedError: a later version wrote the store, which is unchanged.
    NEWER_SCHEMA = pentad_status.PENTAD_NEWER_SCHEMA
    #: UnsupportedError: the file belongs to another program, and is unchanged.
    FOREIGN_FILE = pentad_status.PENTAD_FOREIGN_FILE
    #: CorruptError: a search index does not match its table; the tables are not damaged.
    SEARCH_INDEX_CORRUPT = pentad_status.PENTAD_SEARCH_INDEX_CORRUPT
    #: StorageError: other users own or can change a folder or file of the store, which was not
    #: read.
    NOT_PRIVATE = pentad_status.PENTAD_NOT_PRIVATE
    #: UnsupportedError: the store is encrypted, which this build cannot read; it is unchanged.
    STORE_ENCRYPTED = pentad_status.PENTAD_STORE_ENCRYPTED
    #: ClosedError: the store is suspended until it is resumed, or is being erased.
    SUSPENDED = pentad_status.PENTAD_SUSPENDED
    #: RefusedError: a body that exceeds the limit of the request.
    BODY_TOO_LONG = pentad_status.PENTAD_BODY_TOO_LONG
    #: UnavailableError: the server refused the connection.
    CONNECTION_REFUSED = pentad_status.PENTAD_CONNECTION_REFUSED
    #: DecodingError: the connection ended before the response was complete.
    ANSWER_CUT_OFF = pentad_status.PENTAD_ANSWER_CUT_OFF
    #: RefusedError: the server refused to open a WebSocket.
    WEB_SOCKET_REFUSED = pentad_status.PENTAD_WEB_SOCKET_REFUSED
    #: RefusedError: a message that exceeds the limit of the request.
    MESSAGE_TOO_LONG = pentad_status.PENTAD_MESSAGE_TOO_LONG
    #: InvalidError: the text is empty.
    ELEMENTS_FORMULA_EMPTY = pentad_status.PENTAD_ELEMENTS_FORMULA_EMPTY
    #: InvalidError: a character is not allowed at its position.
    ELEMENTS_FORMULA_UNEXPECTED_CHARACTER = (
        pentad_status.PENTAD_ELEMENTS_FORMULA_UNEXPECTED_CHARACTER
    )
    #: InvalidError: the text is not UTF-8.
    ELEMENTS_FORMULA_NOT_UTF8 = pentad_status.PENTAD_ELEMENTS_FORMULA_NOT_UTF8
    #: InvalidError: no element has the symbol.
    ELEMENTS_FORMULA_UNKNOWN_ELEMENT = pentad_status.PENTAD_ELEMENTS_FORMULA_UNKNOWN_ELEMENT
    #: InvalidError: the element has no known nuclide with the mass number.
    ELEMENTS_FORMULA_UNKNOWN_NUCLIDE = pentad_status.PENTAD_ELEMENTS_FORMULA_UNKNOWN_NUCLIDE
    #: InvalidError: a bracket has no matching bracket.
    ELEMENTS_FORMULA_UNMATCHED_BRACKET = pentad_status.PENTAD_ELEMENTS_FORMULA_UNMATCHED_BRACKET
    #: InvalidError: an element or a group is missing.
    ELEMENTS_FORMULA_MISSING_PART = pentad_status.PENTAD_ELEMENTS_FORMULA_MISSING_PART
    #: InvalidError: a number counts nothing, or is zero.
    ELEMENTS_FORMULA_NUMBER = pentad_status.PENTAD_ELEMENTS_FORMULA_NUMBER
    #: InvalidError: a charge is malformed or not at the end.
    ELEMENTS_FORMULA_CHARGE = pentad_status.PENTAD_ELEMENTS_FORMULA_CHARGE
    #: InvalidError: the text, or a number in it, is too large.
    ELEMENTS_FORMULA_TOO_LARGE = pentad_status.PENTAD_ELEMENTS_FORMULA_TOO_LARGE
    #: InvalidError: brackets are nested too deeply.
    ELEMENTS_FORMULA_TOO_DEEP = pentad_status.PENTAD_ELEMENTS_FORMULA_TOO_DEEP
    #: InvalidError: a text with two plausible meanings; the message shows how to write each.
    ELEMENTS_FORMULA_AMBIGUOUS = pentad_status.PENTAD_ELEMENTS_FORMULA_AMBIGUOUS
    #: InvalidError: markup that is unknown, misplaced or not closed.
    ELEMENTS_FORMULA_MARKUP = pentad_status.PENTAD_ELEMENTS_FORMULA_MARKUP
    #: InvalidError: a formula has fewer atoms of a kind than are to be subtracted.
    ELEMENTS_FORMULA_DIFFERENCE = pentad_status.PENTAD_ELEMENTS_FORMULA_DIFFERENCE
    #: InvalidError: the text is not an adduct.
    ELEMENTS_ADDUCT_TEXT = pentad_status.PENTAD_ELEMENTS_ADDUCT_TEXT
    #: InvalidError: the charge is missing, zero, too large or ambiguous.
    ELEMENTS_ADDUCT_CHARGE = pentad_status.PENTAD_ELEMENTS_ADDUCT_CHARGE
    #: InvalidError: the adduct loses atoms that the molecules do not have.
    ELEMENTS_ADDUCT_LOSS = pentad_status.PENTAD_ELEMENTS_ADDUCT_LOSS
    #: InvalidError: the molecule has a charge or no atoms.
    ELEMENTS_ADDUCT_MOLECULE = pentad_status.PENTAD_ELEMENTS_ADDUCT_MOLECULE
    #: InvalidError: an element has no natural abundances, and the text names no nuclide of it.
    ELEMENTS_NO_NATURAL_ABUNDANCE = pentad_status.PENTAD_ELEMENTS_NO_NATURAL_ABUNDANCE
    #: InvalidError: the abundances are not fractions, or do not sum to 1.
    ELEMENTS_ISOTOPIC_ABUNDANCES = pentad_status.PENTAD_ELEMENTS_ISOTOPIC_ABUNDANCES
    #: InvalidError: there are no atoms, fractional atoms, or too many atoms.
    ELEMENTS_ISOTOPIC_COMPOSITION = pentad_status.PENTAD_ELEMENTS_ISOTOPIC_COMPOSITION
    #: InvalidError: the charge is missing, or removes more electrons than the atoms have.
    ELEMENTS_ION_CHARGE = pentad_status.PENTAD_ELEMENTS_ION_CHARGE
    #: InvalidError: a cut-off or another number is out of range.
    ELEMENTS_ISOTOPIC_OPTION = pentad_status.PENTAD_ELEMENTS_ISOTOPIC_OPTION
    #: RefusedError: the result would exceed the maximum number of isotopologues.
    ELEMENTS_TOO_MANY_ISOTOPOLOGUES = pentad_status.PENTAD_ELEMENTS_TOO_MANY_ISOTOPOLOGUES
    #: InvalidError: the arrow is missing, repeated, or may be part of a charge.
    ELEMENTS_EQUATION_ARROW = pentad_status.PENTAD_ELEMENTS_EQUATION_ARROW
    #: InvalidError: a species is missing, or a plus is ambiguous.
    ELEMENTS_EQUATION_SPECIES = pentad_status.PENTAD_ELEMENTS_EQUATION_SPECIES
    #: InvalidError: too much text, too many species or solutions, or a number over 64 bits.
    ELEMENTS_EQUATION_TOO_LARGE = pentad_status.PENTAD_ELEMENTS_EQUATION_TOO_LARGE
    #: InvalidError: a mass, a tolerance or a percentage is out of range.
    ELEMENTS_FORMULA_SEARCH_MASS = pentad_status.PENTAD_ELEMENTS_FORMULA_SEARCH_MASS
    #: InvalidError: the limits or rules are malformed, or do not fit together.
    ELEMENTS_FORMULA_SEARCH_LIMITS = pentad_status.PENTAD_ELEMENTS_FORMULA_SEARCH_LIMITS
    #: InvalidError: there are more formulas than the maximum, or the search needs too much work.
    ELEMENTS_FORMULA_SEARCH_TOO_LARGE = pentad_status.PENTAD_ELEMENTS_FORMULA_SEARCH_TOO_LARGE
    #: InvalidError: no formula with small counts fits; the message contains the nearest one.
    ELEMENTS_FORMULA_PERCENT = pentad_status.PENTAD_ELEMENTS_FORMULA_PERCENT
    #: InvalidError: both spin states have a radius, and no state is given.
    ELEMENTS_IONIC_RADIUS_SPIN = pentad_status.PENTAD_ELEMENTS_IONIC_RADIUS_SPIN
    #: InvalidError: a latitude, longitude or elevation is out of range.
    ASTRO_INVALID_PLACE = pentad_status.PENTAD_ASTRO_INVALID_PLACE
    #: NotFoundError: a date is outside the range of the installed ephemeris files.
    ASTRO_OUT_OF_RANGE = pentad_status.PENTAD_ASTRO_OUT_OF_RANGE
    #: NotFoundError: an ephemeris file for the Sun or the Moon is missing or damaged.
    ASTRO_EPHEMERIS_MISSING = pentad_status.PENTAD_ASTRO_EPHEMERIS_MISSING
    #: UnsupportedError: libswe used a less precise ephemeris than requested.
    ASTRO_EPHEMERIS_DOWNGRADED = pentad_status.PENTAD_ASTRO_EPHEMERIS_DOWNGRADED
    #: InvalidError: a request type other than ``all``.
    ASTRO_UNKNOWN_REQUEST_TYPE = pentad_status.PENTAD_ASTRO_UNKNOWN_REQUEST_TYPE
    #: DecodingError: a source did not return all requested days.
    ASTRO_INCOMPLETE_ANSWER = pentad_status.PENTAD_ASTRO_INCOMPLETE_ANSWER
    #: InvalidError: days were requested before a place was set.
    ASTRO_NO_LOCATION = pentad_status.PENTAD_ASTRO_NO_LOCATION
    #: ConflictError: the place or the conventions changed while days were being loaded.
    ASTRO_LOCATION_CHANGED = pentad_status.PENTAD_ASTRO_LOCATION_CHANGED
    #: DecodingError: the server's response was empty or had no courses.
    STELLAR_EMPTY_REPLY = pentad_status.PENTAD_STELLAR_EMPTY_REPLY
    #: NotFoundError: the server has no class with that id in this term.
    STELLAR_CLASS_NOT_FOUND = pentad_status.PENTAD_STELLAR_CLASS_NOT_FOUND
    #: UnsupportedError: the server does not know the module or the command.
    STELLAR_UNKNOWN_COMMAND = pentad_status.PENTAD_STELLAR_UNKNOWN_COMMAND
    #: UnauthorizedError: the server does not know this device yet.
    STELLAR_DEVICE_NOT_REGISTERED = pentad_status.PENTAD_STELLAR_DEVICE_NOT_REGISTERED
    #: ConflictError: the server received a message with this id less than a minute ago.
    CHAT_DUPLICATE_MESSAGE = pentad_status.PENTAD_CHAT_DUPLICATE_MESSAGE
    #: RefusedError: GroupMe restricts this call to devices that it has verified itself.
    CHAT_DEVICE_VERIFICATION_REQUIRED = pentad_status.PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED
    #: NotFoundError: no such group or conversation, or the user is not in it.
    CHAT_NOT_MEMBER = pentad_status.PENTAD_CHAT_NOT_MEMBER
    #: InvalidError: the group does not accept messages with links from this user.
    CHAT_LINKS_NOT_ALLOWED = pentad_status.PENTAD_CHAT_LINKS_NOT_ALLOWED
    #: RefusedError: GroupMe or the group has banned the user.
    CHAT_BANNED = pentad_status.PENTAD_CHAT_BANNED
    #: UnavailableError: the members are still being added.
    CHAT_RESULTS_NOT_READY = pentad_status.PENTAD_CHAT_RESULTS_NOT_READY
    #: NotFoundError: the server no longer has the result of adding the members.
    CHAT_RESULTS_EXPIRED = pentad_status.PENTAD_CHAT_RESULTS_EXPIRED
    #: InvalidError: a group must have a name.
    CHAT_GROUP_NAME_REQUIRED = pentad_status.PENTAD_CHAT_GROUP_NAME_REQUIRED
    #: InvalidError: a text, a name or a description exceeds GroupMe's limit.
    CHAT_TEXT_TOO_LONG = pentad_status.PENTAD_CHAT_TEXT_TOO_LONG
    #: RefusedError: only an administrator, the creator or the author is allowed to do this.
    CHAT_NOT_ALLOWED = pentad_status.PENTAD_CHAT_NOT_ALLOWED
    #: InvalidError: the server rejected the request as invalid. A retry would have the same result.
    CHAT_REQUEST_REJECTED = pentad_status.PENTAD_CHAT_REQUEST_REJECTED
    #: InvalidError: a picture is larger than 50 MB.
    CHAT_PICTURE_TOO_LARGE = pentad_status.PENTAD_CHAT_PICTURE_TOO_LARGE
    #: InvalidError: a file or bytes that cannot be sent as a picture: empty, not JPEG, PNG, GIF,
    #: WebP or HEIC by the first bytes, or a link, a folder, a pipe or a device.
    CHAT_NOT_A_PICTURE = pentad_status.PENTAD_CHAT_NOT_A_PICTURE
    #: NotFoundError: the message does not exist, or is not visible to the user.
    CHAT_MESSAGE_NOT_FOUND = pentad_status.PENTAD_CHAT_MESSAGE_NOT_FOUND
    #: DecodingError: unreadable messages, groups or other items of a response were left out; the
    #: other items were processed.
    CHAT_UNREADABLE_ITEMS = pentad_status.PENTAD_CHAT_UNREADABLE_ITEMS
    #: NotFoundError: the feed no longer exists: the server has reported so repeatedly.
    VIDEO_SOURCE_GONE = pentad_status.PENTAD_VIDEO_SOURCE_GONE
    #: UnauthorizedError: the name, the password or the code is wrong, or the user refused.
    VIDEO_SIGN_IN_REFUSED = pentad_status.PENTAD_VIDEO_SIGN_IN_REFUSED
    #: DecodingError: a document that is not a feed.
    VIDEO_NOT_A_FEED = pentad_status.PENTAD_VIDEO_NOT_A_FEED
    #: RefusedError: a feed that exceeds the size limit.
    VIDEO_FEED_TOO_LARGE = pentad_status.PENTAD_VIDEO_FEED_TOO_LARGE
    #: RefusedError: a document whose entities form an attack.
    VIDEO_ENTITY_REFUSED = pentad_status.PENTAD_VIDEO_ENTITY_REFUSED
    #: NotFoundError: the video does not exist, or is not visible to the user.
    VIDEO_NOT_FOUND = pentad_status.PENTAD_VIDEO_NOT_FOUND
    #: UnsupportedError: no source provides a file or a stream of the video.
    VIDEO_NOT_PLAYABLE = pentad_status.PENTAD_VIDEO_NOT_PLAYABLE
    #: TimedOutError: no source resolved the URL of the video in time.
    VIDEO_RESOLVING_TIMED_OUT = pentad_status.PENTAD_VIDEO_RESOLVING_TIMED_OUT
    #: RefusedError: the source rejected the user's action. A retry would have the same result.
    VIDEO_ACTION_REFUSED = pentad_status.PENTAD_VIDEO_ACTION_REFUSED
    #: ConflictError: it is unknown whether a share has arrived.
    VIDEO_DELIVERY_UNKNOWN = pentad_status.PENTAD_VIDEO_DELIVERY_UNKNOWN
    #: InvalidError: a comment exceeds the limit of a destination.
    VIDEO_COMMENT_TOO_LONG = pentad_status.PENTAD_VIDEO_COMMENT_TOO_LONG
    #: InvalidError: a share by mail has no address.
    VIDEO_RECIPIENT_MISSING = pentad_status.PENTAD_VIDEO_RECIPIENT_MISSING
    #: NotFoundError: the source does not exist.
    VIDEO_SOURCE_NOT_FOUND = pentad_status.PENTAD_VIDEO_SOURCE_NOT_FOUND
    #: UnsupportedError: the source does not support this action.
    VIDEO_ACTION_UNSUPPORTED = pentad_status.PENTAD_VIDEO_ACTION_UNSUPPORTED
    #: OfflineError: a feed in demonstration mode does not use the network.
    VIDEO_NETWORK_DISABLED = pentad_status.PENTAD_VIDEO_NETWORK_DISABLED
    #: InvalidError: a URL with a scheme that is never followed.
    VIDEO_ADDRESS_REFUSED = pentad_status.PENTAD_VIDEO_ADDRESS_REFUSED
    #: DecodingError: a web page instead of a feed.
    VIDEO_PAGE_INSTEAD_OF_FEED = pentad_status.PENTAD_VIDEO_PAGE_INSTEAD_OF_FEED
    #: DecodingError: a document that is not an OPML outline.
    VIDEO_NOT_AN_OUTLINE = pentad_status.PENTAD_VIDEO_NOT_AN_OUTLINE
    #: UnauthorizedError: the user has a second factor: a code is required, too.
    VIDEO_SIGN_IN_CODE_REQUIRED = pentad_status.PENTAD_VIDEO_SIGN_IN_CODE_REQUIRED
    #: NotFoundError: a feed whose entries have no video: only articles, or only sound.
    VIDEO_NO_VIDEOS = pentad_status.PENTAD_VIDEO_NO_VIDEOS
