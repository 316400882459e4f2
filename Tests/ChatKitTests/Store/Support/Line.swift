import PentadCore

@testable import ChatKit

/// A message as a server has it.
struct Line: Hashable, Sendable {
  var id: Int64
  var text: String?
  var sender = "102"
  var guid: String
  var attachments: [JSONValue] = []
  var likers: [String] = []
  /// The users who like it, in `favorited_by` alone; nil uses ``likers``.
  var favoredBy: [String]?
  var isSystem = false
  var event: JSONValue?
  /// Seconds, as the other times.
  var updatedAt: Int64?
  var deletedAt: Int64?
  var pinnedAt: Int64?

  init(_ id: Int64, _ text: String? = "hello", by sender: String = "102", guid: String? = nil) {
    self.id = id
    self.text = text
    self.sender = sender
    self.guid = guid ?? "guid-\(id)"
  }

  /// The same with something else in it.
  func with(_ change: (inout Line) -> Void) -> Line {
    var line = self
    change(&line)
    return line
  }

  /// As the API answers.
  var json: JSONValue { .object(pushed + rest) }

  /// As it is pushed: some members are left out.
  var pushedJSON: JSONValue { .object(pushed) }

  private var pushed: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("id", .string("\(id)")), .init("source_guid", .string(guid)),
      .init("created_at", .integer(1_700_000_000 + Int(id))), .init("sender_id", .string(sender)),
      .init("user_id", .string(sender)),
      .init("sender_type", isSystem ? "system" : "user"), .init("name", .string("User \(sender)")),
      .init("avatar_url", nil), .init("group_id", "7"), .init("system", .bool(isSystem)),
      .init("text", text.map { .string($0) } ?? nil), .init("attachments", .array(attachments)),
    ]
    if let event { members.append(.init("event", event)) }
    if !likers.isEmpty { members.append(.init("reactions", Self.reactions(likers))) }
    if let updatedAt { members.append(.init("updated_at", .integer(Int(updatedAt)))) }
    if let deletedAt { members.append(.init("deleted_at", .integer(Int(deletedAt)))) }
    return members
  }

  private var rest: [JSONValue.Member] {
    [
      .init("favorited_by", .array((favoredBy ?? likers).map { .string($0) })),
      .init("pinned_at", pinnedAt.map { .integer(Int($0)) } ?? nil),
      .init("pinned_by", pinnedAt == nil ? "" : "102"), .init("platform", "gm"),
    ]
  }

  static func reactions(_ likers: [String]) -> JSONValue {
    [["type": "unicode", "code": "❤️", "user_ids": .array(likers.map { .string($0) })]]
  }
}

extension MessagePage {
  /// An answer of the API.
  static func answer(_ lines: [Line]) -> MessagePage {
    let messages: JSONValue = .array(lines.map(\.json))
    let text: JSONValue = [
      "response": ["count": .integer(lines.count), "messages": messages], "meta": ["code": 200],
    ]
    return MessagePage(answer: Array(text.text().utf8))
  }

  /// Makes a page of messages with these ids only.
  static func ids(_ ids: Int64...) -> MessagePage { answer(ids.map { Line($0) }) }

  /// A push.
  static func push(_ line: Line) -> MessagePage {
    MessagePage(message: Array(line.pushedJSON.text().utf8))
  }
}

extension MessageID {
  init(_ id: Int64) { self.init(rawValue: id) }
}

extension [MessageID] {
  var numbers: [Int64] { map(\.rawValue) }
}

extension [ChatMessage] {
  var ids: [Int64] { map(\.id.rawValue) }
}
