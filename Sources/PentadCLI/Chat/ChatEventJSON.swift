import ChatKit
import PentadCore

extension Published<ChatEvent> {
  /// Returns the event with its number.
  func json() -> JSONValue {
    .object(
      [.init("kind", .string(event.kind)), .init("number", .integer(Int(clamping: number)))]
        + event.members)
  }

  /// Returns the event with its messages as they are stored now.
  func json(readBy client: ChatClient) async throws(PentadError) -> JSONValue {
    guard case .messagesUpdated(_, let changes) = event, case .object(let members) = json() else {
      return json()
    }
    var messages: [JSONValue] = []
    for id in changes.inserted + changes.updated {
      if let message = try await client.message(id) { messages.append(message.json) }
    }
    return .object(members + [.init("messages", .array(messages))])
  }
}

extension ChatEvent {
  /// The conversation of the event; nil if it does not belong to one.
  var conversation: ConversationKey? {
    switch self {
    case .groupCreated(let id), .groupUpdated(let id), .groupRemoved(let id, _),
      .membersUpdated(let id):
      .group(id)
    case .messagesUpdated(let key, _), .reactionsChanged(let key, _),
      .outgoingChanged(let key, _), .conversationChanged(let key), .draftChanged(let key):
      key
    case .typing(let notice): notice.conversation
    case .failed(let failure): failure.conversation
    case .groupsRefreshed, .accountUpdated, .storeRecovered, .connection, .synchronising, .reset:
      nil
    }
  }

  /// True if it concerns all conversations.
  var isOfAll: Bool {
    switch self {
    case .storeRecovered, .connection, .failed, .reset: true
    default: false
    }
  }

  fileprivate var kind: String {
    switch self {
    case .groupsRefreshed: "groupsRefreshed"
    case .groupCreated: "groupCreated"
    case .groupUpdated: "groupUpdated"
    case .groupRemoved: "groupRemoved"
    case .membersUpdated: "membersUpdated"
    case .messagesUpdated: "messagesUpdated"
    case .reactionsChanged: "reactionsChanged"
    case .outgoingChanged: "outgoingChanged"
    case .conversationChanged: "conversationChanged"
    case .draftChanged: "draftChanged"
    case .accountUpdated: "accountUpdated"
    case .storeRecovered: "storeRecovered"
    case .typing: "typing"
    case .connection: "connection"
    case .synchronising: "synchronising"
    case .failed: "failed"
    case .reset: "reset"
    }
  }

  /// The fields that depend on the kind.
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .groupsRefreshed, .accountUpdated, .reset: []
    case .storeRecovered(let rows, let isPartial):
      [.init("rowsKept", .integer(rows)), .init("isPartial", .bool(isPartial))]
    case .groupCreated(let id), .groupUpdated(let id), .membersUpdated(let id):
      [.init("group", .string(id))]
    case .groupRemoved(let id, let reason):
      [.init("group", .string(id)), .init("reason", .string("\(reason)"))]
    case .messagesUpdated(let key, let changes):
      [
        .init("conversation", .string(key.text)), .init("inserted", .ids(changes.inserted)),
        .init("removed", .ids(changes.removed)), .init("updated", .ids(changes.updated)),
      ]
    case .reactionsChanged(let key, let id):
      [.init("conversation", .string(key.text)), .init("message", .string("\(id)"))]
    case .outgoingChanged(let key, let change):
      [
        .init("conversation", .string(key.text)), .init("localId", .integer(Int(change.localId))),
        .init("message", .optional(change.step.message?.description)),
        .init("step", .string(change.step.word)),
      ]
    case .conversationChanged(let key), .draftChanged(let key):
      [.init("conversation", .string(key.text))]
    case .typing(let notice):
      [
        .init("conversation", .string(notice.conversation.text)),
        .init("startedAt", .moment(notice.startedAt)), .init("userId", .string(notice.userId)),
      ]
    case .connection(let connection): connection.members
    case .synchronising(let progress):
      [
        .init("completed", .integer(progress.completed)),
        .init("total", .optional(progress.total)),
      ]
    case .failed(let failure):
      [
        .init("conversation", .optional(failure.conversation?.text)),
        .init("error", .failure(failure.error)), .init("work", .string("\(failure.work)")),
      ]
    }
  }
}

extension OutgoingChange.Step {
  fileprivate var message: MessageID? {
    if case .delivered(let id) = self { id } else { nil }
  }

  fileprivate var word: String {
    switch self {
    case .queued: "queued"
    case .sending: "sending"
    case .failed: "failed"
    case .delivered: "delivered"
    case .cancelled: "cancelled"
    }
  }
}

extension ChatConnection {
  fileprivate var members: [JSONValue.Member] {
    let (word, route, error): (String, Route?, PentadError?) =
      switch self {
      case .offline: ("offline", nil, nil)
      case .connecting: ("connecting", nil, nil)
      case .live(let route): ("live", route, nil)
      case .polling: ("polling", nil, nil)
      case .authRequired: ("authRequired", nil, nil)
      case .stopped(let error): ("stopped", nil, error)
      }
    return [
      .init("error", .failure(error)), .init("state", .string(word)),
      .init("via", .optional(route.map { "\($0)" })),
    ]
  }
}

extension JSONValue {
  fileprivate static func ids(_ ids: [MessageID]) -> JSONValue {
    .array(ids.map { .string("\($0)") })
  }
}
