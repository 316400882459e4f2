import Foundation
import GRDB
import PentadCore
import PentadStorage

/// The user's pending changes, applied on top of the server's data.
///
/// They are applied when rows are read, and never stored in them. So no server response can undo
/// them, and a permanently refused change disappears.
struct PendingChanges {
  private let userId: String
  private var signs: [MessageID: ChatReaction.Sign?] = [:]
  private var nicknames: [ChatGroup.ID: String] = [:]
  private var updates: [ChatGroup.ID: GroupChange] = [:]

  init(_ store: ChatAccess) throws {
    userId = store.userId
    let rows = try store.statement(
      """
      SELECT kind, payload FROM outbox
      WHERE lane BETWEEN 'group:' AND 'message;' AND state <> 2 ORDER BY id
      """)
    while try rows.next() {
      let payload = rows.withUTF8(1) { Data($0) }
      switch ChatOperation(kind: rows.text(0), payload: payload) {
      case .react(_, let id, let sign): signs[id] = .some(sign)
      case .nickname(let id, let name): nicknames[id] = name
      case .update(let id, let change):
        updates[id] = (updates[id] ?? GroupChange()).followed(by: change)
      default: break
      }
    }
  }

  /// Applies the user's reactions.
  func apply(to messages: inout [ChatMessage]) {
    guard !signs.isEmpty else { return }
    for index in messages.indices {
      if let sign = signs[messages[index].id] { show(sign, in: &messages[index]) }
    }
  }

  private func show(_ sign: ChatReaction.Sign?, in message: inout ChatMessage) {
    var reactions = message.knownReactions.map { reaction in
      ChatReaction(reaction.sign, userIds: reaction.userIds.filter { $0 != userId })
    }
    if let sign {
      if let index = reactions.firstIndex(where: { $0.sign == sign }) {
        reactions[index] = ChatReaction(sign, userIds: reactions[index].userIds + [userId])
      } else {
        reactions.append(ChatReaction(sign, userIds: [userId]))
      }
    }
    message.react(JSONValue.array(reactions.compactMap(\.json)).text())
  }

  /// Returns a group with the user's changes.
  func applied(to group: ChatGroup) -> ChatGroup {
    guard let change = updates[group.id] else { return group }
    var group = group
    group.name = change.name ?? group.name
    if let text = change.description { group.description = text.isEmpty ? nil : text }
    if let url = change.imageURL { group.image = url.isEmpty ? nil : ChatImage(url: url) }
    group.kind = change.kind ?? group.kind
    return group
  }

  /// Applies the user's nickname in a group.
  func apply(to members: inout [ChatMember], of group: ChatGroup.ID) {
    guard let name = nicknames[group],
      let index = members.firstIndex(where: { $0.userId == userId })
    else { return }
    members[index].nickname = name
  }
}

extension ChatMessage {
  /// The reactions. If the message contains only its likes, they count as hearts.
  fileprivate var knownReactions: [ChatReaction] {
    guard reactionsJSON == nil, favoritedByJSON != nil else { return reactions }
    return [ChatReaction(.heart, userIds: favoritedBy)]
  }
}

extension ChatReaction {
  /// The reaction in the server's form; nil without users.
  fileprivate var json: JSONValue? {
    guard !userIds.isEmpty else { return nil }
    let type: JSONValue =
      switch sign {
      case .unicode, .emoji: sign.json ?? [:]
      case .other(let type): ["type": .string(type)]
      }
    guard case .object(let members) = type else { return nil }
    return .object(members + [.init("user_ids", .array(userIds.map { .string($0) }))])
  }
}
