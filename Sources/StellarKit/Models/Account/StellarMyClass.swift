/// A class in which the account is or was enrolled, as stored.
public struct StellarMyClass: Hashable, Sendable {
  /// The enrolment. ``StellarEnrolment/isCurrent`` is false for a past class.
  public let enrolment: StellarEnrolment
  /// The time since which the source no longer lists the class, in milliseconds since 1970; nil for
  /// a class that it lists.
  public let leftAt: Int64?
  /// The number of unread announcements.
  public let unread: Int
}
