public import PentadCore

/// The result of ``StellarClient/refreshAccount(progress:)``.
public struct StellarRefresh: Hashable, Sendable {
  /// Data that could not be fetched. The stored data is kept.
  public struct Failure: Hashable, Sendable {
    /// The kind of the missing data.
    public let subject: StellarSubject
    /// The id of the class; nil when the data of all classes is missing.
    public let masterId: String?
    /// The reason.
    public let error: PentadError
  }

  /// The kinds of data that the source sent or confirmed, at least in part.
  public internal(set) var fetched: [StellarSubject] = []
  /// The missing data.
  public internal(set) var failures: [Failure] = []
  /// The ids of the classes in which the account is no longer enrolled. They are kept as past
  /// classes.
  public internal(set) var removed: [String] = []
  /// The number of new announcements.
  public internal(set) var newAnnouncements = 0

  mutating func fail(_ subject: StellarSubject, _ masterId: String? = nil, _ error: PentadError) {
    failures.append(Failure(subject: subject, masterId: masterId, error: error))
  }
}
