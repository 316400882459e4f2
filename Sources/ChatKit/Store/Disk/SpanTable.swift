import GRDB
import PentadStorage

/// The rows of a conversation's spans, in a read or a write of the store.
struct SpanTable {
  let database: Database
  let conversation: Int64

  func load() throws -> SpanSet {
    let rows = RawStatement(
      try database.cachedStatement(
        sql: "SELECT lowest, highest FROM span WHERE conversation = ? ORDER BY lowest"))
    try rows.bind(conversation, at: 1)
    var spans: [MessageSpan] = []
    while try rows.next() {
      spans.append(
        MessageSpan(
          MessageID(rawValue: rows.integer(0)), MessageID(rawValue: rows.integer(1))))
    }
    return SpanSet(spans)
  }

  /// Adds a span to the stored ones.
  func insert(_ span: MessageSpan, into spans: inout SpanSet) throws {
    guard let change = spans.insert(span) else { return }
    for old in change.removed { try delete(old) }
    try add(change.inserted)
  }

  /// Removes a range from the span that contains an id: from the id up to the next stored message.
  /// A server only pages back from a message that it has.
  func cut(_ id: MessageID, from spans: SpanSet) throws {
    guard let span = spans.span(containing: id) else { return }
    try delete(span)
    if let end = id.previous, span.lowest <= end { try add(MessageSpan(span.lowest, end)) }
    if let start = try next(after: id), start <= span.highest {
      try add(MessageSpan(start, span.highest))
    }
  }

  private func next(after id: MessageID) throws -> MessageID? {
    let row = RawStatement(
      try database.cachedStatement(
        sql: "SELECT min(id) FROM message WHERE conversation = ? AND id > ?"))
    try row.bind(conversation, at: 1)
    try row.bind(id.rawValue, at: 2)
    defer { row.reset() }
    return try row.next() ? row.optionalInteger(0).map { MessageID(rawValue: $0) } : nil
  }

  private func delete(_ span: MessageSpan) throws {
    let row = RawStatement(
      try database.cachedStatement(
        sql: "DELETE FROM span WHERE conversation = ? AND lowest = ?"))
    try row.bind(conversation, at: 1)
    try row.bind(span.lowest.rawValue, at: 2)
    try row.run()
  }

  private func add(_ span: MessageSpan) throws {
    let row = RawStatement(
      try database.cachedStatement(
        sql: "INSERT INTO span (conversation, lowest, highest) VALUES (?, ?, ?)"))
    try row.bind(conversation, at: 1)
    try row.bind(span.lowest.rawValue, at: 2)
    try row.bind(span.highest.rawValue, at: 3)
    try row.run()
  }
}
