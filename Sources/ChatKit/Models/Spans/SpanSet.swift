/// The spans of a conversation: the ranges in which all messages are stored.
///
/// The spans are sorted, and between two spans there is at least one id that belongs to neither.
package struct SpanSet: Hashable, Sendable {
  /// The spans, the lowest first.
  package private(set) var spans: [MessageSpan] = []

  /// The change that an insertion makes to the spans, for a store that keeps them as rows.
  package struct Change: Hashable, Sendable {
    /// The spans that were removed.
    package let removed: ArraySlice<MessageSpan>
    /// The span that replaces them.
    package let inserted: MessageSpan
  }

  /// Creates a set from spans in any order, which may overlap.
  package init(_ spans: some Sequence<MessageSpan> = []) {
    for span in spans { insert(span) }
  }

  /// Adds a span, and merges it with the spans that it overlaps or touches.
  ///
  /// - Returns: the change; nil if the span lies in an existing one.
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

  /// Returns the span that contains an id.
  package func span(containing id: MessageID) -> MessageSpan? {
    let index = index { $0.highest >= id }
    return index < spans.count && spans[index].contains(id) ? spans[index] : nil
  }

  /// Returns true if a span contains an id.
  package func contains(_ id: MessageID) -> Bool { span(containing: id) != nil }

  /// Returns true if a single span contains all of another.
  package func contains(_ span: MessageSpan) -> Bool {
    self.span(containing: span.lowest)?.contains(span.highest) ?? false
  }

  /// The span with the newest message.
  package var top: MessageSpan? { spans.last }

  /// The gaps between the spans, the lowest first.
  package var gaps: [MessageGap] {
    zip(spans, spans.dropFirst()).map { lower, upper in
      MessageGap(after: lower.highest, before: upper.lowest)
    }
  }

  /// Returns the index of the first span for which `isWanted` is true. It must be true for all
  /// later spans, too.
  private func index(where isWanted: (MessageSpan) -> Bool) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if isWanted(spans[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
