/// A class in which the account is or was enrolled, as stored.
public struct StellarMyClass: Hashable, Sendable {
  /// The enrolment. A past one has ``StellarEnrolment/isCurrent`` false.
  public let enrolment: StellarEnrolment
  /// The time from which the source no longer lists the class, in milliseconds since 1970; nil while
  /// it does.
  public let leftAt: Int64?
  /// The number of unread announcements.
  public let unread: Int
}
