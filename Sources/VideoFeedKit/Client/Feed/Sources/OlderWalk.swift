import PentadCore

/// The walk through the older pages of a source that brought nothing new; it detects cycles.
///
/// A single page without news is not the end, because pages behind a gap may have been fetched
/// before. The walk ends at a page that leads back to a cursor requested before, with no news in
/// between. Only one cursor is remembered (Brent's algorithm): the newest one replaces it after 1,
/// 2, 4, 8 … pages. A cycle is found before the walk has passed it three times.
struct OlderWalk: Hashable, Sendable {
  /// A cursor that was requested.
  private var mark: FeedCursor?
  /// The next cursor of the walk.
  private var next: FeedCursor?
  /// The number of pages since the mark, and the number after which the mark moves.
  private var pages = 0
  private var longest = 1

  /// Returns true if the page at a cursor leads back.
  func leadsBack(from place: FeedCursor, to older: FeedCursor?) -> Bool {
    guard let older else { return false }
    return older == place || (place == next && older == mark)
  }

  /// Advances the walk past a page that brought nothing new.
  mutating func go(from place: FeedCursor, to older: FeedCursor) {
    // A request at another cursor restarts the walk.
    if place != next { (mark, pages, longest) = (place, 0, 1) }
    next = older
    pages += 1
    guard pages == longest else { return }
    mark = older
    pages = 0
    longest = min(longest * 2, 1 << 40)
  }
}
