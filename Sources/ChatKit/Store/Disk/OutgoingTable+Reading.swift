import GRDB
import PentadCore
import PentadStorage

extension ChatAccess {
  /// Returns the outgoing messages of a conversation, or all of them, in the order in which they
  /// were written.
  func outgoing(
    in key: ConversationKey?, _ outbox: Outbox, _ staging: SideFiles
  ) throws -> [OutgoingMessage] {
    let operations = try outbox.operations(
      lane: key.map { OutgoingMessage.lane($0) }, in: database)
    return try operations.filter { $0.draft.kind == OutgoingMessage.kind }
      .compactMap { try outgoing($0, staging)?.message }
  }

  /// Returns the message of an operation and the head for ``ChatWork``; nil if it is not a message.
  func outgoing(
    _ operation: OutboxOperation, _ staging: SideFiles
  ) throws -> (message: OutgoingMessage, head: MessageID?)? {
    let row = try statement(
      """
      SELECT source_guid, key, text, attachments, stage, head_at_first_attempt FROM outgoing
      WHERE id = ?
      """)
    try row.bind(operation.id, at: 1)
    defer { row.reset() }
    guard try row.next(), let key = ConversationKey(text: row.text(1)) else { return nil }
    let state: OutgoingMessage.State =
      switch operation.state {
      case .queued: .queued
      case .sending: OutgoingMessage.State(rawValue: Int(row.integer(4))) ?? .sending
      case .failed: .failed
      }
    let message = OutgoingMessage(
      localId: operation.id, sourceGuid: row.text(0), conversation: key,
      text: row.optionalText(2),
      attachments: try attachments(row.text(3), of: operation.id, staging), state: state,
      attempts: operation.attempts, failure: operation.failure, createdAt: operation.createdAt)
    return (message, row.optionalInteger(5).map { MessageID(rawValue: $0) })
  }

  /// Returns the attachments of a row. A `null` in the JSON text represents a file.
  private func attachments(
    _ json: String, of id: Int64, _ staging: SideFiles
  ) throws -> [OutgoingAttachment] {
    let rows = try statement(
      "SELECT position, name, type, url FROM staged_file WHERE outgoing = ? ORDER BY position")
    try rows.bind(id, at: 1)
    var list = ChatAttachment.list(json).map { OutgoingAttachment.ready($0) }
    while try rows.next() {
      guard let position = Int(exactly: rows.integer(0)), list.indices.contains(position) else {
        continue
      }
      if let url = rows.optionalText(3) {
        list[position] = .ready(.image(ChatAttachment.Image(ChatImage(url: url))))
      } else {
        list[position] = .image(path: staging.path(rows.text(1)), type: rows.text(2))
      }
    }
    return list
  }
}

extension OutgoingMessage {
  static let kind = "message"

  /// Returns the outbox lane of a conversation. Its messages are sent in order.
  static func lane(_ key: ConversationKey) -> String { "send:\(key)" }
}
