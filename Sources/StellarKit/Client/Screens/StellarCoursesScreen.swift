/// The screen of a group of courses, in the words of MIT Mobile for iOS 3.3.
///
/// C: `pentad_stellar_courses_screen`.
public struct StellarCoursesScreen: Hashable, Sendable {
  /// A course on the screen of its group.
  public struct Row: Hashable, Sendable {
    /// `Course 6`, the title of the screen that the row leads to.
    public let label: String
    /// The course; its title stands below the label.
    public let course: StellarCourse
  }

  /// The title of the group: `Courses 1-10`.
  public let title: String
  /// The rows, in the order of the group.
  public let rows: [Row]

  /// Lays the screen out.
  public init(_ group: StellarCourseGroup) {
    title = group.title
    rows = group.courses.map {
      Row(label: StellarClassesScreen(course: $0.number).title, course: $0)
    }
  }
}
