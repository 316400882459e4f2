/// The parts of a video that the user has watched. They measure the amount watched, not the
/// furthest position: a user who seeks to the end has not watched the part before it.
///
/// The spans are sorted, not empty, and separated by unwatched parts. There are at most
/// ``VideoLimits/spans``. Beyond that the shortest is dropped, so the amount is never
/// overestimated.
public struct WatchedSpans: Hashable, Sendable {
  /// The spans in milliseconds. The upper bound of each is excluded.
  public private(set) var spans: [Range<Int64>] = []

  /// Creates an empty set.
  public init() {}

  /// Adds a watched part. Times before the beginning of the video are ignored.
  public mutating func insert(from start: Int64, to end: Int64) {
    let start = max(0, start)
    guard start < end else { return }
    let first = index { $0.upperBound >= start }
    let last = index { $0.lowerBound > end }
    let touched = spans[first..<last]
    let merged =
      min(start, touched.first?.lowerBound ?? start)..<max(end, touched.last?.upperBound ?? end)
    spans.replaceSubrange(first..<last, with: CollectionOfOne(merged))
    guard spans.count > VideoLimits.spans else { return }
    let shortest = spans.indices.min { spans[$0].count < spans[$1].count }
    if let shortest { spans.remove(at: shortest) }
  }

  /// Adds all spans of another set.
  public mutating func formUnion(_ other: WatchedSpans) {
    for span in other.spans { insert(from: span.lowerBound, to: span.upperBound) }
  }

  /// Returns the number of watched milliseconds before a time limit.
  public func covered(within duration: Int64 = .max) -> Int64 {
    let duration = max(0, duration)
    return spans.reduce(0) { sum, span in
      sum + max(0, min(span.upperBound, duration) - span.lowerBound)
    }
  }

  /// Returns true if a moment was watched.
  public func contains(_ moment: Int64) -> Bool {
    let place = index { $0.upperBound > moment }
    return place < spans.count && spans[place].contains(moment)
  }

  /// Returns the unwatched spans before a time limit.
  public func gaps(within duration: Int64) -> [Range<Int64>] {
    var gaps: [Range<Int64>] = []
    var seen: Int64 = 0
    for span in spans where span.lowerBound < duration {
      if seen < span.lowerBound { gaps.append(seen..<span.lowerBound) }
      seen = span.upperBound
    }
    if seen < duration { gaps.append(seen..<duration) }
    return gaps
  }

  /// Returns the index of the first span for which `isWanted` is true, by binary search. It must
  /// also be true for all later spans.
  private func index(where isWanted: (Range<Int64>) -> Bool) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if isWanted(spans[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: Text form

extension WatchedSpans {
  /// The spans as a text: `0-5000,7000-9000`.
  public var text: String {
    spans.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
  }

  /// Parses ``text``; invalid parts are skipped.
  public init(text: String) {
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count == 2, let start = Int64(ends[0]), let end = Int64(ends[1]) else { continue }
      insert(from: start, to: end)
    }
  }
}
