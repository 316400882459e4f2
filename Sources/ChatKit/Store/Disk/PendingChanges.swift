import Foundation
import GRDB
import PentadCore
import PentadStorage

/// What the user did and the server has still to be told, shown on top of what the server says.
///
/// It is put there when rows are read, and never stored in them: so no answer of the server undoes it,
/// and when the server refuses it for good, it is gone.
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

  /// Shows the user's reactions.
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

  /// A group as the user wants it.
  func applied(to group: ChatGroup) -> ChatGroup {
    guard let change = updates[group.id] else { return group }
    var group = group
    group.name = change.name ?? group.name
    if let text = change.description { group.description = text.isEmpty ? nil : text }
    if let url = change.imageURL { group.image = url.isEmpty ? nil : ChatImage(url: url) }
    group.kind = change.kind ?? group.kind
    return group
  }

  /// Shows the user's name in a group.
  func apply(to members: inout [ChatMember], of group: ChatGroup.ID) {
    guard let name = nicknames[group],
      let index = members.firstIndex(where: { $0.userId == userId })
    else { return }
    members[index].nickname = name
  }
}

extension ChatMessage {
  /// Who reacts by which sign. Of a message that tells only who likes it, the sign is the heart.
  fileprivate var knownReactions: [ChatReaction] {
    guard reactionsJSON == nil, favoritedByJSON != nil else { return reactions }
    return [ChatReaction(.heart, userIds: favoritedBy)]
  }
}

extension ChatReaction {
  /// As the server lists it; nil for what nobody reacts by.
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
