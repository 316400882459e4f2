import GRDB
import PentadCore
import PentadStorage

/// The rows of outgoing messages, in a write of the store. Each row belongs to the operation of the
/// outbox with the same id.
struct OutgoingTable {
  private let change: ChatChange

  init(_ change: ChatChange) { self.change = change }

  func insert(
    _ id: Int64, _ sourceGuid: String, in key: ConversationKey, _ text: String?,
    _ attachments: [OutgoingAttachment], _ staging: SideFiles
  ) throws {
    try change.run(
      """
      INSERT INTO outgoing (id, source_guid, key, text, attachments) VALUES (?, ?, ?, ?, '[]')
      """, [id, sourceGuid, key.text, text])
    try setAttachments(attachments, of: id, staging)
  }

  /// Replaces the attachments. Files that are already copied are kept.
  func setAttachments(
    _ attachments: [OutgoingAttachment], of id: Int64, _ staging: SideFiles
  ) throws {
    let old = try files(of: id)
    try change.run("DELETE FROM staged_file WHERE outgoing = ?", [id])
    var kept: Set<String> = []
    var ready: [String] = []
    for (position, attachment) in try change.withBases(attachments).enumerated() {
      switch attachment {
      case .ready(let attachment): ready.append(attachment.json)
      case .image(let path, _):
        ready.append("null")
        let known = old.first { staging.path($0.name) == path && !kept.contains($0.name) }
        let (name, type) = try known ?? taken(path, staging)
        kept.insert(name)
        try change.run(
          "INSERT INTO staged_file (outgoing, position, name, type) VALUES (?, ?, ?, ?)",
          [id, position, name, type])
      }
    }
    change.discard(old.map(\.name).filter { !kept.contains($0) })
    try change.run(
      "UPDATE outgoing SET attachments = ? WHERE id = ?",
      ["[\(ready.joined(separator: ","))]", id])
  }

  private func taken(_ path: String, _ staging: SideFiles) throws -> (name: String, type: String) {
    let (name, type) = try staging.take(path)
    return (name, type.rawValue)
  }

  private func files(of id: Int64) throws -> [(name: String, type: String)] {
    let rows = try change.statement("SELECT name, type FROM staged_file WHERE outgoing = ?")
    try rows.bind(id, at: 1)
    defer { rows.reset() }
    var files: [(name: String, type: String)] = []
    while try rows.next() { files.append((rows.text(0), rows.text(1))) }
    return files
  }

  // MARK: Completion

  /// Completes an outgoing message when the server has a message with its GUID.
  func delivered(
    _ sourceGuid: String, in key: ConversationKey, as message: MessageID
  ) throws {
    let row = try change.statement("SELECT id FROM outgoing WHERE source_guid = ? AND key = ?")
    try row.bind(sourceGuid, at: 1)
    try row.bind(key.text, at: 2)
    defer { row.reset() }
    guard try row.next() else { return }
    let id = row.integer(0)
    row.reset()
    try end(id, in: key, .delivered(message))
  }

  /// Removes an outgoing message that has arrived or was cancelled.
  func end(_ id: Int64, in key: ConversationKey, _ step: OutgoingChange.Step) throws {
    change.discard(try files(of: id).map(\.name))
    for table in ["staged_file WHERE outgoing", "outgoing WHERE id", "outbox WHERE id"] {
      try change.run("DELETE FROM \(table) = ?", [id])
    }
    change.tell(.outgoingChanged(key, OutgoingChange(localId: id, step: step)))
  }
}
