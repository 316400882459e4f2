public import PentadCore

/// Where courses, classes and announcements come from: a server of the Stellar protocol, or a test's
/// own.
///
/// Every call asks the source; none answers from a cache. What every call throws: what the
/// transport throws, ``PentadCore/PentadError/Code/offline``,
/// ``PentadCore/PentadError/Code/timedOut``, ``PentadCore/PentadError/Code/connectionRefused``,
/// ``PentadCore/PentadError/Code/bodyTooLong`` and so on; for what the server answers
/// ``PentadCore/PentadError/Code/unauthorized`` (401, 403),
/// ``PentadCore/PentadError/Code/timedOut`` (408, 504),
/// ``PentadCore/PentadError/Code/tooManyRequests`` (429),
/// ``PentadCore/PentadError/Code/refused`` (another status from 300 to 499) and
/// ``PentadCore/PentadError/Code/serverUnavailable`` (500, 503, or words that it failed);
/// ``PentadCore/PentadError/Code/emptyReply``,
/// ``PentadCore/PentadError/Code/unreadableAnswer``, for a page too, and
/// ``PentadCore/PentadError/Code/unexpectedAnswer`` for answers that cannot be used;
/// ``PentadCore/PentadError/Code/unknownCommand`` when it does not know the question.
public protocol StellarSource: Sendable {
  /// The address to which questions and the device's secret go. A store belongs to the first one that it is
  /// opened with, and is refused at others. Nil for a source without one: the store belongs to none then.
  var address: String? { get }

  /// The courses there are; at least one.
  func courses() async throws(PentadError) -> StellarReply<[StellarCourse]>

  /// The classes of a course in the current term; none is an answer.
  func classes(of course: String) async throws(PentadError) -> StellarReply<[StellarClass]>

  /// What changes when anything in the classes of a course does. It says nothing of announcements.
  func checksum(of course: String) async throws(PentadError) -> String

  /// The classes of a course, and their checksum.
  func classesWithChecksum(
    of course: String
  ) async throws(PentadError) -> StellarReply<CheckedClasses>

  /// All that the source knows of a class.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/classNotFound`` besides.
  func classInfo(_ masterId: String) async throws(PentadError) -> StellarReply<ClassInfo>

  /// The classes that the source finds.
  func search(_ query: String) async throws(PentadError) -> StellarReply<[StellarClass]>

  /// The current term.
  func term() async throws(PentadError) -> StellarTerm

  /// The current term, with its days where the source knows them. A source that does not implement this
  /// knows none.
  func currentTerm() async throws(PentadError) -> StellarTermInfo

  /// Tells the source whether a device wants news of a class.
  func setSubscription(
    _ isSubscribed: Bool, to masterId: String, term: StellarTerm, for device: StellarDevice
  ) async throws(PentadError)

  /// Makes the source know a device.
  ///
  /// - Parameters:
  ///   - deviceToken: by which the source can push to it; nil when it cannot.
  ///   - appId: the name of the host program; nil for none.
  func register(
    deviceToken: String?, appId: String?
  ) async throws(PentadError) -> StellarDevice

  /// What a device has not read.
  func unreadNotices(
    for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]>

  /// Says that a device has read some notices, and gives those that are left.
  func markRead(
    _ notices: [StellarNotice], for device: StellarDevice
  ) async throws(PentadError) -> StellarReply<[StellarNotice]>
}

extension StellarSource {
  /// No address.
  public var address: String? { nil }

  /// The term alone.
  public func currentTerm() async throws(PentadError) -> StellarTermInfo {
    StellarTermInfo(term: try await term())
  }
}
