import ChatKit
import PentadCore

/// Puts the lines of a conversation into words.
struct MessageWriter: Sendable {
  let key: ConversationKey
  let userId: String
  let names: [String: String]
  /// Before which message the page ends; nil for the newest page.
  var before: MessageID?
  /// Returns true if a picture is on the showcase's own server.
  let isOwnServer: @Sendable (String) -> Bool

  /// The lines, with the gaps between them.
  func rows(_ items: [TimelineItem], gaps: [MessageGap]) -> [MessageRow] {
    let byId = Dictionary(uniqueKeysWithValues: messages(items).map { ($0.id, $0) })
    let opening = Set(gaps.map(\.before))
    return items.flatMap { item -> [MessageRow] in
      switch item {
      case .message(let message):
        let row = row(message, id: item.id, byId)
        return opening.contains(message.id) ? [gap(before: message.id), row] : [row]
      case .outgoing(let message): return [row(message)]
      }
    }
  }

  private func messages(_ items: [TimelineItem]) -> [ChatMessage] {
    var seen: Set<MessageID> = []
    return items.compactMap { item in
      guard case .message(let message) = item, seen.insert(message.id).inserted else { return nil }
      return message
    }
  }

  private func gap(before id: MessageID) -> MessageRow {
    var row = MessageRow(key: "gap-\(id)", anchor: "gap-\(id)", kind: "gap")
    row.text =
      "Messages are missing here. They are loaded when the server is reachable."
    return row
  }

  private func row(
    _ message: ChatMessage, id: String, _ byId: [MessageID: ChatMessage]
  ) -> MessageRow {
    let isOwn = message.senderId == userId
    let kind = message.isSystem ? "system" : isOwn ? "own" : "other"
    var row = MessageRow(key: id, anchor: "m\(message.id)", kind: kind)
    row.when = Moment(message.createdAt)
    row.text = message.text
    if message.isSystem {
      row.said = message.text
      return row
    }
    let author = isOwn ? "You" : message.name ?? name(message.senderId)
    row.author = author
    row.authorId = isOwn ? userId : message.senderId ?? ""
    row.face = Face(id: message.senderId ?? "")
    if message.isDeleted {
      row.text = nil
      row.marks = [
        message.deletionActor == "admin" ? "deleted by an administrator" : "deleted by the author"
      ]
      return row
    }
    if message.updatedAt != nil { row.marks.append("edited") }
    if message.pinnedAt != nil { row.marks.append("pinned") }
    if isOwn { row.marks.append("sent") }
    row.reply = message.replyTo.map { answered in
      byId[answered].map { "Reply to \(authorName($0)): \(Self.excerpt($0.text ?? "a picture"))" }
        ?? "Reply to an earlier message"
    }
    attach(message, author, &row)
    row.likes = likes(of: message)
    row.like = LikeButton(
      address: ChatScreens.address(of: key).appending("likes").description + "#\(row.anchor)",
      message: "\(message.id)", before: before.map { "\($0)" },
      isLiked: message.favoritedBy.contains(userId),
      what: Self.excerpt(message.text ?? "a picture") + ", by \(author)")
    row.said = isOwn ? nil : "\(author): \(message.text ?? "a picture")"
    return row
  }

  private func row(_ message: OutgoingMessage) -> MessageRow {
    let hasFailed = message.state == .failed
    var row = MessageRow(
      key: message.sourceGuid, anchor: "o\(message.localId)",
      kind: hasFailed ? "failed" : "outgoing")
    row.author = "You"
    row.authorId = userId
    row.when = Moment(message.createdAt)
    row.text = message.text
    let reason = message.failure.map { ": \($0.message)" } ?? ""
    switch message.state {
    case .queued:
      row.marks = [message.failure == nil ? "not sent yet" : "not sent yet\(reason)"]
    case .uploading: row.marks = ["sending pictures"]
    case .sending: row.marks = ["sending"]
    case .verifying: row.marks = ["checking delivery"]
    case .failed:
      row.marks = ["not sent\(reason)"]
      row.said = "Your message was not sent\(reason)"
    }
    row.outgoing = OutgoingButtons(
      address: ChatScreens.address(of: key).appending("outgoing")
        .appending("\(message.localId)").description + "#write",
      hasFailed: hasFailed, what: Self.excerpt(message.text ?? "a picture"))
    return row
  }

  func name(_ id: String?) -> String { id.flatMap { names[$0] } ?? "Unknown member" }

  private func authorName(_ message: ChatMessage) -> String {
    message.senderId == userId ? "you" : message.name ?? name(message.senderId)
  }

  /// Returns the users who like a message, and their other reactions.
  private func likes(of message: ChatMessage) -> String? {
    let likers = message.favoritedBy
    guard !likers.isEmpty else { return nil }
    let shown = likers.prefix(3).map { name($0) }
    let rest = likers.count - shown.count
    let people = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let signs = message.reactions.compactMap { reaction -> String? in
      guard case .unicode(let sign) = reaction.sign, sign != "❤️" else { return nil }
      return "\(sign) \(reaction.userIds.count)"
    }
    return ([likers.count == 1 ? "1 like: \(people)" : "\(likers.count) likes: \(people)"] + signs)
      .joined(separator: "; ")
  }

  /// The beginning of a text.
  static func excerpt(_ text: String) -> String {
    text.count <= 40 ? text : text.prefix(40) + "…"
  }
}
