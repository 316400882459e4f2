/// Which parts of a conversation are stored without a hole.
///
/// The spans are in order, and between any two of them lies an id that is in neither.
package struct SpanSet: Hashable, Sendable {
  /// The spans, the lowest first.
  package private(set) var spans: [MessageSpan] = []

  /// What an insertion does to the spans, for a store that keeps them as rows.
  package struct Change: Hashable, Sendable {
    /// Those that are no more.
    package let removed: ArraySlice<MessageSpan>
    /// The one in their place.
    package let inserted: MessageSpan
  }

  /// The set of spans in any order, which may overlap.
  package init(_ spans: some Sequence<MessageSpan> = []) {
    for span in spans { insert(span) }
  }

  /// Adds a span; those that it overlaps or touches become one with it.
  ///
  /// - Returns: what changed; nil when the span lies in one that was there.
  @discardableResult
  package mutating func insert(_ span: MessageSpan) -> Change? {
    let start = index { $0.highest >= span.lowest || $0.touches(span) }
    var end = start
    var (lowest, highest) = (span.lowest, span.highest)
    while end < spans.count, spans[end].lowest <= span.highest || spans[end].touches(span) {
      lowest = min(lowest, spans[end].lowest)
      highest = max(highest, spans[end].highest)
      end += 1
    }
    let merged = MessageSpan(lowest, highest)
    if end == start + 1, spans[start] == merged { return nil }
    let change = Change(removed: spans[start..<end], inserted: merged)
    spans.replaceSubrange(start..<end, with: CollectionOfOne(merged))
    return change
  }

  /// The span in which an id lies.
  package func span(containing id: MessageID) -> MessageSpan? {
    let index = index { $0.highest >= id }
    return index < spans.count && spans[index].contains(id) ? spans[index] : nil
  }

  /// Whether an id lies in one of them.
  package func contains(_ id: MessageID) -> Bool { span(containing: id) != nil }

  /// Whether one of them holds all of another.
  package func contains(_ span: MessageSpan) -> Bool {
    self.span(containing: span.lowest)?.contains(span.highest) ?? false
  }

  /// The span with the newest message.
  package var top: MessageSpan? { spans.last }

  /// What lies between the spans, the lowest first.
  package var gaps: [MessageGap] {
    zip(spans, spans.dropFirst()).map { lower, upper in
      MessageGap(after: lower.highest, before: upper.lowest)
    }
  }

  /// The first span of which `isWanted` is true, as it is of all behind it.
  private func index(where isWanted: (MessageSpan) -> Bool) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if isWanted(spans[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
