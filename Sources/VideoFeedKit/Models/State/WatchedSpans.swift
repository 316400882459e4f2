/// Which parts of a video the user has seen: how much that is counts, and not how far the user has come,
/// for whoever seeks to the end has not watched what lies before.
///
/// The spans are in order, not empty, and between any two of them lies something unseen. There are at
/// most ``VideoLimits/spans``: then the shortest is forgotten, so that never more counts than was seen.
public struct WatchedSpans: Hashable, Sendable {
  /// The spans in milliseconds, each without its end.
  public private(set) var spans: [Range<Int64>] = []

  /// Nothing is seen.
  public init() {}

  /// Notes that a part was seen; what lies before the beginning of the video is none.
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

  /// Notes all that another has seen.
  public mutating func formUnion(_ other: WatchedSpans) {
    for span in other.spans { insert(from: span.lowerBound, to: span.upperBound) }
  }

  /// How much was seen of the first so many milliseconds.
  public func covered(within duration: Int64 = .max) -> Int64 {
    let duration = max(0, duration)
    return spans.reduce(0) { sum, span in
      sum + max(0, min(span.upperBound, duration) - span.lowerBound)
    }
  }

  /// Whether a moment was seen.
  public func contains(_ moment: Int64) -> Bool {
    let place = index { $0.upperBound > moment }
    return place < spans.count && spans[place].contains(moment)
  }

  /// What was not seen of the first so many milliseconds.
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

  /// The first span of which `isWanted` is true, as it is of all behind it.
  private func index(where isWanted: (Range<Int64>) -> Bool) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if isWanted(spans[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

// MARK: As a text

extension WatchedSpans {
  /// The spans as a text: `0-5000,7000-9000`.
  public var text: String {
    spans.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
  }

  /// Reads ``text``; what is no span is passed over.
  public init(text: String) {
    for part in text.split(separator: ",") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count == 2, let start = Int64(ends[0]), let end = Int64(ends[1]) else { continue }
      insert(from: start, to: end)
    }
  }
}
