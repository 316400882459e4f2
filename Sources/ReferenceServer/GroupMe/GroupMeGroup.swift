import PentadCore

/// A person with an account.
struct GroupMeUser: Sendable {
  let id: String
  var name: String
  var avatarURL: String?
  var createdAt: Int64

  /// The answer to `users/me`.
  var json: JSONValue {
    [
      "id": .string(id), "user_id": .string(id), "name": .string(name),
      "email": .string("user\(id)@example.invalid"), "phone_number": "+1 5555550100",
      "image_url": JSONValue(avatarURL), "created_at": .integer(Int(createdAt)),
      "updated_at": .integer(Int(createdAt)), "sms": false, "locale": "en-us",
      "share_url": .string("https://groupme.com/contact/\(id)/SHARE"),
      "mfa": ["enabled": false, "channels": []], "tags": [],
    ]
  }
}

/// A person in a group, including one who has left it.
struct GroupMeMember: Sendable {
  enum State: String, Sendable {
    case active, exited, removed
  }

  let membershipID: String
  let userID: String
  var nickname: String
  var name: String
  var imageURL: String?
  var roles = ["user"]
  /// The end of muting, in seconds since 1970; nil if not muted.
  var mutedUntil: Int64?
  var state = State.active

  var json: JSONValue {
    [
      "id": .string(membershipID), "user_id": .string(userID), "nickname": .string(nickname),
      "name": .string(name), "image_url": JSONValue(imageURL), "muted": .bool(mutedUntil != nil),
      "autokicked": false, "roles": .array(roles.map { .string($0) }),
    ]
  }

  /// The person in the `event` of a system message.
  var eventUser: JSONValue { ["id": .integer(Int(userID) ?? 0), "nickname": .string(nickname)] }
}

/// A group.
struct GroupMeGroup: Sendable {
  let id: String
  /// The parent group of a topic; nil for a group.
  var parentID: String?
  var name: String
  var description = ""
  var imageURL: String?
  var type = "private"
  var creatorID: String
  var createdAt: Int64
  var updatedAt: Int64
  var shareToken: String?
  var isOffice = false
  var themeName: String?
  var likeIcon: JSONValue = .null
  var requiresApproval = false
  var joinQuestion: JSONValue = .null
  var deletionMode: JSONValue = ["admin", "sender"]
  var members: [GroupMeMember] = []

  var active: [GroupMeMember] { members.filter { $0.state == .active } }

  /// Returns an active member by the user's id.
  func member(_ userID: String) -> GroupMeMember? {
    members.first { $0.userID == userID && $0.state == .active }
  }

  var shareURL: String? { shareToken.map { "https://groupme.com/join_group/\(id)/\($0)" } }

  /// Returns the group for one of its members, with the last of its messages.
  ///
  /// - Parameter omitsMembers: true for `omit=memberships`.
  func json(for userID: String, _ log: [GroupMeMessage], omitsMembers: Bool) -> JSONValue {
    let people = active
    let members: JSONValue = omitsMembers ? .null : .array(people.map(\.json))
    let head: JSONValue = [
      "id": .string(id), "group_id": .string(id), "name": .string(name), "phone_number": nil,
      "type": .string(type), "description": .string(description),
      "image_url": JSONValue(imageURL), "creator_user_id": .string(creatorID),
      "created_at": .integer(Int(createdAt)), "updated_at": .integer(Int(updatedAt)),
      "muted_until": JSONValue(member(userID)?.mutedUntil), "share_url": JSONValue(shareURL),
      "members": members, "members_count": .integer(omitsMembers ? 0 : people.count),
    ]
    return head.with(settings + [JSONValue.Member("messages", Self.preview(of: log))])
  }

  private var settings: [JSONValue.Member] {
    let settings: JSONValue = [
      "max_members": 5000, "office_mode": .bool(isOffice), "theme_name": JSONValue(themeName),
      "like_icon": likeIcon, "requires_approval": .bool(requiresApproval),
      "show_join_question": .bool(joinQuestion != .null), "join_question": joinQuestion,
      "message_deletion_period": 2_147_483_647, "message_deletion_mode": deletionMode,
      "message_edit_period": 15, "children_count": 0, "reaction_type": "unicode",
    ]
    if case .object(let members) = settings { return members }
    return []
  }

  /// Returns the number of messages, and the last one.
  private static func preview(of log: [GroupMeMessage]) -> JSONValue {
    let last = log.last
    let preview: JSONValue = [
      "nickname": JSONValue(last?.name), "text": JSONValue(last?.text),
      "image_url": JSONValue(last?.avatarURL), "attachments": .array(last?.attachments ?? []),
    ]
    let id = last.map { "\($0.id)" }
    return [
      "count": .integer(log.count), "last_message_id": JSONValue(id),
      "last_message_created_at": JSONValue(last?.createdAt), "preview": preview,
    ]
  }
}
