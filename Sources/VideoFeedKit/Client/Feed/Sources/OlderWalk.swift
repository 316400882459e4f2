import PentadCore

/// The way through the older pages of a source, as far as they have brought nothing new: finds out that
/// it leads in a circle.
///
/// One page that is known altogether is no end: behind a gap come pages that were fetched before. One that
/// leads back to where it was asked for before is, when none since has brought anything. One place is
/// remembered, however long the circle is (Brent's algorithm): after one page, two, four, eight the newest
/// takes its place, so that a circle is found before it has been gone round three times.
struct OlderWalk: Hashable, Sendable {
  /// A place that was asked for.
  private var mark: FeedCursor?
  /// Where the walk goes on.
  private var next: FeedCursor?
  /// How many pages came since the mark, and after how many it is another.
  private var pages = 0
  private var longest = 1

  /// Whether the page at a place leads back on the way.
  func leadsBack(from place: FeedCursor, to older: FeedCursor?) -> Bool {
    guard let older else { return false }
    return older == place || (place == next && older == mark)
  }

  /// Goes on from a page that has brought nothing new.
  mutating func go(from place: FeedCursor, to older: FeedCursor) {
    // Elsewhere than it would have gone on, it begins anew.
    if place != next { (mark, pages, longest) = (place, 0, 1) }
    next = older
    pages += 1
    guard pages == longest else { return }
    mark = older
    pages = 0
    longest = min(longest * 2, 1 << 40)
  }
}
