/// The size of the generated school that Canvas and Moodle serve.
public struct CampusSize: Sendable, Hashable {
  /// The number of alice's courses in the current term.
  public var courses: Int
  /// The number of announcements in these courses together.
  public var announcements: Int

  /// Creates a size. The default is a usual student: 8 courses with 400 announcements.
  ///
  /// - Parameters:
  ///   - courses: 1 to 200; a number outside is replaced by the nearest bound.
  ///   - announcements: 0 to 100,000, in the same way.
  public init(courses: Int = 8, announcements: Int = 400) {
    self.courses = min(max(courses, 1), 200)
    self.announcements = min(max(announcements, 0), 100_000)
  }
}
