import GRDB
import PentadCore
import PentadStorage

extension PageIngest {
  /// Completes the ingest with the results of the whole page, and publishes the changes.
  mutating func finish(_ summary: PageSummary) throws -> Ingested {
    (result.lowest, result.highest) = (summary.lowest, summary.highest)
    result.count = summary.count + summary.unreadable.count
    // Unreadable messages still exist on the server, so they are not removed.
    ids += summary.unreadable.compactMap { $0.id?.rawValue }
    isPartial = summary.unreadable.contains { $0.id == nil }
    if !summary.unreadable.isEmpty {
      result.unreadable = try UnreadableTable(change: change).note(
        summary.unreadable, in: conversation, near: summary.highest)
    }
    let removed = try prove()
    try noteHead()
    countUnread()
    if let receipt = summary.readReceipt { try change.note(other: receipt, in: key) }
    // Apply the events after the count, because deletions subtract from it.
    try applyEvents()
    try unread.save()
    if result.concernsGroup { try noteMembersDue() }
    if result.concernsTopics, let id = key.groupId {
      try SettingTable.set(TopicReading.setting(id), to: nil, in: change.database)
    }
    if let lowest = inserted.min(), let highest = inserted.max() {
      try index.note(lowest, highest, in: conversation)
    }
    result.changes = MessageChanges(
      inserted: Self.ids(inserted), updated: Self.ids(updated), removed: removed)
    if !result.changes.isEmpty { change.tell(.messagesUpdated(key, result.changes)) }
    for id in Self.ids(reacted) { change.tell(.reactionsChanged(key, id)) }
    return result
  }

  /// Returns the ids in ascending order, without duplicates.
  private static func ids(_ numbers: [Int64]) -> [MessageID] {
    Set(numbers).sorted().map { MessageID(rawValue: $0) }
  }

  // MARK: Proven spans

  /// Stores the span that the page proves, and removes stored messages of the span that the page
  /// does not contain.
  private mutating func prove() throws -> [MessageID] {
    let table = SpanTable(database: change.database, conversation: conversation)
    var removed: [MessageID] = []
    if let proof = try proof() {
      var spans = spans
      removed = isPartial ? [] : try removeMissing(in: proof)
      try table.insert(proof, into: &spans)
    }
    for id in result.doubtful { try table.cut(id, from: table.load()) }
    return removed
  }

  private func proof() throws -> MessageSpan? {
    // A doubtful push proves no range. An empty page proves a gap-free range only if nothing is
    // stored there.
    if rule == .pushed, !result.doubtful.isEmpty { return nil }
    // A page without any readable message proves nothing either.
    if ids.isEmpty, try isPartial || isContradicted() { return nil }
    let isAscending = zip(ids, ids.dropFirst()).allSatisfy { $0 <= $1 }
    return rule.proof(lowest: result.lowest, highest: result.highest, isAscending: isAscending)
  }

  /// Returns true if the page is empty although messages are stored in its range.
  private func isContradicted() throws -> Bool {
    switch rule {
    case .newest: return top != nil
    case .before(let anchor):
      let row = try change.statement(
        "SELECT 1 FROM message WHERE conversation = ? AND id < ? LIMIT 1")
      try row.bind(conversation, at: 1)
      try row.bind(anchor.rawValue, at: 2)
      defer { row.reset() }
      return try row.next()
    case .after, .single, .pushed: return false
    }
  }

  private mutating func removeMissing(in proof: MessageSpan) throws -> [MessageID] {
    guard let top, top >= proof.lowest.rawValue else { return [] }
    let rows = try change.statement(
      "SELECT id FROM message WHERE conversation = ? AND id BETWEEN ? AND ? ORDER BY id")
    try rows.bind(conversation, at: 1)
    try rows.bind(proof.lowest.rawValue, at: 2)
    try rows.bind(proof.highest.rawValue, at: 3)
    let page = ids.sorted()
    var next = page.startIndex
    var missing: [Int64] = []
    while try rows.next() {
      let id = rows.integer(0)
      while next < page.endIndex, page[next] < id { next += 1 }
      if next == page.endIndex || page[next] != id { missing.append(id) }
    }
    for id in missing { try remove(id) }
    return Self.ids(missing)
  }

  private mutating func remove(_ id: Int64) throws {
    if let message = try stored(MessageID(rawValue: id)) { uncount(message) }
    try index.forget(id)
    try change.run("DELETE FROM message WHERE id = ?", [id])
  }

  /// Records the newest message: it is on the newest page, or, if the page after a message is
  /// empty, it is that message.
  private func noteHead() throws {
    let head: Int64?
    switch rule {
    case .newest: head = result.highest?.rawValue
    case .after(let anchor) where result.count == 0:
      guard spans.top.map({ $0.highest <= anchor }) ?? false else { return }
      head = anchor.rawValue
    default: return
    }
    try change.run(
      "UPDATE conversation SET head = ?1 WHERE id = ?2 AND head IS NOT ?1", [head, conversation])
  }

  /// Marks the stored members as outdated, because no list reports their changes.
  private func noteMembersDue() throws {
    try change.run(
      """
      UPDATE conversation SET members_due = max(ifnull(members_due, 0), ?1)
      WHERE id = ?2 AND EXISTS (SELECT 1 FROM member WHERE conversation = ?2)
      """, [inserted.max(), conversation])
  }

  // MARK: Unread messages

  private mutating func countUnread() {
    if unread.after == nil {
      // Messages from before the conversation was known are not unread, except those of a push.
      let start = rule == .pushed ? ids.min().map { $0 - 1 } : ids.max()
      if let start { unread.begin(after: start) }
    }
    guard let after = unread.after else { return }
    let news = counted.filter { $0.id > after }
    unread.add(Int64(news.count), mentioning: Int64(news.count { $0.isMention }))
  }

  // MARK: One message

  func stored(_ id: MessageID) throws -> ChatMessage? {
    let row = try change.statement(
      "SELECT \(MessageColumns.all) FROM message WHERE id = ? AND conversation = ?")
    try row.bind(id.rawValue, at: 1)
    try row.bind(conversation, at: 2)
    defer { row.reset() }
    return try row.next() ? MessageColumns.message(row, in: key) : nil
  }
}
