import PentadCore

extension ChatMember {
  /// Decodes a member; nil without a user.
  init?(_ reader: inout JSONReader) throws(PentadError) {
    var fields = MemberFields()
    guard try fields.read(&reader), let member = fields.member else { return nil }
    self = member
  }
}

/// The decoded members of a group member's JSON object.
struct MemberFields {
  private var userId: String?
  private var membershipId: String?
  private var nickname: String?
  private var name: String?
  private var imageURL: String?
  private var state: String?
  private var roles: [String] = []
  private var isMuted = false
  private var extra = ExtraMembers()
  /// The GUID of the invitation.
  private(set) var guid: String?

  /// Decodes the object; returns false if the value is not an object.
  mutating func read(_ reader: inout JSONReader) throws(PentadError) -> Bool {
    guard try reader.peek() == .object else {
      try reader.skip()
      return false
    }
    try reader.object { reader, name throws(PentadError) in try read(name, &reader) }
    return true
  }

  private mutating func read(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) {
    switch name {
    case "user_id": userId = try extra.word(name, &reader)
    case "id": membershipId = try extra.word(name, &reader)
    case "nickname": nickname = try extra.text(name, &reader)
    case "name": self.name = try extra.word(name, &reader)
    case "image_url", "avatar_url": imageURL = try extra.word(name, &reader) ?? imageURL
    case "roles": roles = try extra.list(name, &reader, of: JSONList.id) ?? []
    case "muted": isMuted = try extra.flag(name, &reader) ?? false
    case "state": state = try extra.word(name, &reader)
    case "guid": guid = try extra.word(name, &reader)
    default: try extra.keep(name, &reader)
    }
  }

  /// The group member; nil without a user.
  var member: ChatMember? {
    guard let userId else { return nil }
    return ChatMember(
      userId: userId, membershipId: membershipId, nickname: nickname ?? name ?? "", name: name,
      image: imageURL.map { ChatImage(url: $0) }, roles: roles, isMuted: isMuted,
      state: state.map { MembershipState(wire: $0) } ?? .active, extra: extra.json)
  }
}

extension MembershipState {
  /// Creates the state from the server's value.
  init(wire word: String) {
    switch word {
    case "active", "muted": self = .active
    case "pending", "requested_pending": self = .pending
    case "exited": self = .exited
    case "removed", "exited_removed": self = .removed
    default: self = .gone
    }
  }
}
