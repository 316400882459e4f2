/// A class in which an account is enrolled.
public struct StellarEnrolment: Hashable, Sendable {
  /// The role of the account in the class.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Attends the class.
    case student
    /// Teaches the class.
    case instructor
    /// Assists in the class.
    case assistant
    /// Observes a student, such as a parent.
    case observer
    /// A role that this version does not know.
    case other
  }

  /// The class. With ``isRestricted``, only its id is known.
  public let item: StellarClass
  /// The term with its name and days; nil when the source names none.
  public let term: StellarTermInfo?
  /// The role.
  public let role: Role
  /// False if the class is over, or has not begun.
  public let isCurrent: Bool
  /// True if the school shows this class only between its dates, and today is outside them. Only
  /// the id of the class is known then.
  public let isRestricted: Bool
  /// True if the account has bookmarked the class at the school; nil when unknown.
  public let isBookmarked: Bool?
  /// The time zone of the class, by its IANA name; nil when the source does not name one.
  public let timeZone: String?
  /// The first day of the class itself, in milliseconds since 1970; nil when the dates of the term
  /// apply.
  public let start: Int64?
  /// The last moment of the class itself, in milliseconds since 1970; nil when the dates of the
  /// term apply.
  public let end: Int64?

  /// Creates an enrolment.
  public init(
    item: StellarClass, term: StellarTermInfo? = nil, role: Role = .student,
    isCurrent: Bool = true, isRestricted: Bool = false, isBookmarked: Bool? = nil,
    timeZone: String? = nil, start: Int64? = nil, end: Int64? = nil
  ) {
    self.item = item
    self.term = term
    self.role = role
    self.isCurrent = isCurrent
    self.isRestricted = isRestricted
    self.isBookmarked = isBookmarked
    self.timeZone = timeZone
    self.start = start
    self.end = end
  }
}
