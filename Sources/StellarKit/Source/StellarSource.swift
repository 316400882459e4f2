public import PentadCore

/// A source of courses, classes and announcements: a server of the Stellar protocol, or a custom
/// source for tests.
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
  /// The address that receives requests and the device's secret. A store belongs to the first
  /// address with which it is opened, and is rejected for others. Nil for a source without an
  /// address: the store then belongs to no server.
  var address: String? { get }

  /// Fetches the courses; at least one.
  func courses() async throws(PentadError) -> StellarReply<[StellarCourse]>

  /// Fetches the classes of a course in the current term. An empty list is a valid answer.
  func classes(of course: String) async throws(PentadError) -> StellarReply<[StellarClass]>

  /// Fetches the checksum of a course's classes, which changes with any of them. It does not cover
  /// announcements.
  func checksum(of course: String) async throws(PentadError) -> String

  /// Fetches the classes of a course with their checksum.
  func classesWithChecksum(
    of course: String
  ) async throws(PentadError) -> StellarReply<CheckedClasses>

  /// Fetches all data of a class.
  ///
  /// - Throws: also ``PentadCore/PentadError/Code/classNotFound``.
  func classInfo(_ masterId: String) async throws(PentadError) -> StellarReply<ClassInfo>

  /// Searches for classes.
  func search(_ query: String) async throws(PentadError) -> StellarReply<[StellarClass]>

  /// Fetches the current term.
  func term() async throws(PentadError) -> StellarTerm

  /// Fetches the current term, with its days if the source knows them. The default implementation
  /// returns no days.
  func currentTerm() async throws(PentadError) -> StellarTermInfo

  /// Subscribes a device to the announcements of a class, or unsubscribes it.
  func setSubscription(
    _ isSubscribed: Bool, to masterId: String, term: StellarTerm, for device: StellarDevice
  ) async throws(PentadError)

  /// Registers a device with the source.
  ///
  /// - Parameters:
  ///   - deviceToken: the push token of the device; nil when the source cannot push to it.
  ///   - appId: the name of the host program; nil for none.
  func register(
    deviceToken: String?, appId: String?
  ) async throws(PentadError) -> StellarDevice

  /// Fetches the unread notices of a device.
  func unreadNotices(
    for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]>

  /// Marks notices as read for a device, and returns the remaining ones.
  func markRead(
    _ notices: [StellarNotice], for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]>
}

extension StellarSource {
  /// No address.
  public var address: String? { nil }

  /// Fetches the term, without its days.
  public func currentTerm() async throws(PentadError) -> StellarTermInfo {
    StellarTermInfo(term: try await term())
  }
}
