public import PentadCore

/// A source of classes: a school's server, or a custom source for tests.
///
/// A source adopts the protocols of what it has, and a client offers the parts that its source
/// adopts:
///
/// - ``StellarCatalogueSource``: the school's courses, their classes, and a search.
/// - ``StellarEnrolmentSource``: the classes in which an account is enrolled.
/// - ``StellarAnnouncementSource``: announcements of classes, their read marks and replies.
/// - ``StellarTaskSource``: assignments, quizzes and notes with their due dates.
/// - ``StellarCalendarSource``: events of the calendar.
/// - ``StellarFileSource``: files of classes.
/// - ``StellarGradeSource``: grades.
/// - ``StellarBookmarkSource``: bookmarks that the server keeps.
/// - ``StellarDeviceSource``: subscriptions and notices of a device.
///
/// Every call queries the source; no call returns cached data. Every call may throw:
///
/// - errors of the transport, such as ``PentadCore/PentadError/Code/offline``,
///   ``PentadCore/PentadError/Code/timedOut``, ``PentadCore/PentadError/Code/connectionRefused``
///   and ``PentadCore/PentadError/Code/bodyTooLong``;
/// - for a status of the server: ``PentadCore/PentadError/Code/unauthorized`` (401, 403),
///   ``PentadCore/PentadError/Code/timedOut`` (408, 504),
///   ``PentadCore/PentadError/Code/tooManyRequests`` (429), ``PentadCore/PentadError/Code/refused``
///   (another status from 300 to 499) and ``PentadCore/PentadError/Code/serverUnavailable`` (500,
///   503, or an error message);
/// - for an unusable answer: ``PentadCore/PentadError/Code/emptyReply``,
///   ``PentadCore/PentadError/Code/unreadableAnswer`` (also for a web page) and
///   ``PentadCore/PentadError/Code/unexpectedAnswer``;
/// - ``PentadCore/PentadError/Code/unknownCommand`` when the server does not know the request.
public protocol StellarSource: Sendable {
  /// The address that receives requests and the account's secret. A store belongs to the first
  /// address with which it is opened, and is rejected for others. Nil for a source without an
  /// address: the store then belongs to no server.
  var address: String? { get }

  /// Fetches all data of a class.
  ///
  /// - Throws: also ``PentadCore/PentadError/Code/classNotFound``.
  func classInfo(_ masterId: String) async throws(PentadError) -> StellarReply<ClassInfo>
}

extension StellarSource {
  /// No address.
  public var address: String? { nil }
}
