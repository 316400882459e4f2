public import PentadCore

/// A source that has a school's catalogue: courses, their classes, and a search.
public protocol StellarCatalogueSource: StellarSource {
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

  /// Searches for classes.
  func search(_ query: String) async throws(PentadError) -> StellarReply<[StellarClass]>

  /// Fetches the current term.
  func term() async throws(PentadError) -> StellarTerm

  /// Fetches the current term, with its days if the source knows them. The default implementation
  /// returns no days.
  func currentTerm() async throws(PentadError) -> StellarTermInfo
}

extension StellarCatalogueSource {
  /// Fetches the term, without its days.
  public func currentTerm() async throws(PentadError) -> StellarTermInfo {
    StellarTermInfo(term: try await term())
  }
}
