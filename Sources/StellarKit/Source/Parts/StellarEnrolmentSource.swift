public import PentadCore

/// A source that knows the classes of an account.
public protocol StellarEnrolmentSource: StellarSource {
  /// Fetches the person of the account.
  func person() async throws(PentadError) -> StellarPerson

  /// Fetches the classes in which the account is enrolled, past ones too if the source has them.
  func enrolments() async throws(PentadError) -> StellarReply<[StellarEnrolment]>
}

/// A source that keeps bookmarks for an account.
public protocol StellarBookmarkSource: StellarEnrolmentSource {
  /// Adds or removes a bookmark. Both can be repeated.
  func setBookmark(_ isBookmarked: Bool, of masterId: String) async throws(PentadError)
}

/// A source that has the grades of an account.
public protocol StellarGradeSource: StellarEnrolmentSource {
  /// Fetches the grades of a class.
  func grades(of masterId: String) async throws(PentadError) -> StellarReply<[StellarGrade]>
}

/// The person of an account.
public struct StellarPerson: Hashable, Sendable {
  /// The source's id.
  public let id: String
  /// The name.
  public let name: String

  /// Creates a person.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
