/// The screen of a group of courses, with the texts of MIT Mobile for iOS 3.3.
///
/// C: `pentad_stellar_courses_screen`.
public struct StellarCoursesScreen: Hashable, Sendable {
  /// A course on the screen of its group.
  public struct Row: Hashable, Sendable {
    /// The title of the screen that the row opens: `Course 6`.
    public let label: String
    /// The course. Its title is shown below the label.
    public let course: StellarCourse
  }

  /// The title of the group: `Courses 1-10`.
  public let title: String
  /// The rows, in the order of the group.
  public let rows: [Row]

  /// Creates the screen of a group.
  public init(_ group: StellarCourseGroup) {
    title = group.title
    rows = group.courses.map {
      Row(label: StellarClassesScreen(course: $0.number).title, course: $0)
    }
  }
}
