/// The main screen: bookmarked classes, and the groups of courses.
///
/// C: `pentad_stellar_main_table`.
public struct StellarMainTable: Hashable, Sendable {
  /// A section; none is empty.
  public enum Section: Hashable, Sendable {
    /// The bookmarks, as a list of classes is sorted.
    case bookmarks([StellarBookmark])
    /// The groups of courses.
    case groups([StellarCourseGroup])
  }

  /// The sections: that of the bookmarks is missing when there are none.
  public let sections: [Section]

  /// Lays the screen out.
  public init(bookmarks: [StellarBookmark], courses: [StellarCourse]) {
    let byClass = Dictionary(bookmarks.map { ($0.item, $0) }) { first, _ in first }
    let sorted = bookmarks.map(\.item).sortedByName().compactMap { byClass[$0] }
    let groups = StellarCourseGroup.groups(of: courses)
    sections =
      (sorted.isEmpty ? [] : [.bookmarks(sorted)]) + (groups.isEmpty ? [] : [.groups(groups)])
  }
}
