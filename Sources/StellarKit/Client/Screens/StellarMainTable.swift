/// The main screen: the bookmarked classes and the groups of courses.
///
/// C: `pentad_stellar_main_table`.
public struct StellarMainTable: Hashable, Sendable {
  /// A section of the main screen; never empty.
  public enum Section: Hashable, Sendable {
    /// The bookmarks, sorted like a list of classes.
    case bookmarks([StellarBookmark])
    /// The groups of courses.
    case groups([StellarCourseGroup])
  }

  /// The sections. The section of the bookmarks is missing when there are none.
  public let sections: [Section]

  /// Creates the screen.
  public init(bookmarks: [StellarBookmark], courses: [StellarCourse]) {
    let byClass = Dictionary(bookmarks.map { ($0.item, $0) }) { first, _ in first }
    let sorted = bookmarks.map(\.item).sortedByName().compactMap { byClass[$0] }
    let groups = StellarCourseGroup.groups(of: courses)
    sections =
      (sorted.isEmpty ? [] : [.bookmarks(sorted)]) + (groups.isEmpty ? [] : [.groups(groups)])
  }
}
