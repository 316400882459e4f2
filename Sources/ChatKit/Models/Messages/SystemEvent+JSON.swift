import PentadCore

extension SystemEvent {
  /// Decodes an event.
  ///
  /// - Parameters:
  ///   - type: the type of the event.
  ///   - json: the JSON object with `type` and `data`.
  public init(type: String, json: String) {
    var data = EventData()
    try? JSONReader.read(json.utf8) { reader throws(PentadError) in
      try reader.object { reader, name throws(PentadError) in
        guard name.equals("data"), try reader.peek() == .object else { return try reader.skip() }
        try reader.object { reader, name throws(PentadError) in try data.read(name, &reader) }
      }
    }
    self = data.event(type) ?? .unknown(type: type, json: json)
  }
}

/// The members of the `data` of events of all types.
private struct EventData {
  private var people: [String: SystemEvent.Person] = [:]
  private var added: [SystemEvent.Person] = []
  private var texts: [String: String] = [:]
  private var times: [String: Int64] = [:]
  private var isPinned = true
  private var text: String?
  private var attachments: String?
  private var extra = ExtraMembers()

  mutating func read(_ name: JSONSlice, _ reader: inout JSONReader) throws(PentadError) {
    switch name {
    case "added_users":
      added =
        try extra.list(name, &reader) { reader throws(PentadError) in
          try Self.person(&reader)
        } ?? []
    case "message": try readMessage(&reader)
    case "pinned": isPinned = try extra.flag(name, &reader) ?? true
    case "updated_at", "deleted_at", "pinned_at":
      times[name.string] = try extra.time(name, &reader)
    default:
      let name = name.string
      switch try reader.peek() {
      case .object: people[name] = try Self.person(&reader)
      case .string: texts[name] = try reader.string().string
      case .number: texts[name] = try reader.raw().string
      default: try reader.skip()
      }
    }
  }

  /// Decodes the new content of an edited message.
  private mutating func readMessage(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.peek() == .object else { return try reader.skip() }
    var extra = ExtraMembers()
    var (text, attachments): (String?, String?)
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "text": text = try extra.text(name, &reader)
      case "attachments":
        let json = try reader.raw()
        attachments = json.isEmptyList ? nil : json.string
      default: try reader.skip()
      }
    }
    (self.text, self.attachments) = (text, attachments)
  }

  /// Decodes a person. The id is a number in some events and a text in others.
  private static func person(
    _ reader: inout JSONReader
  ) throws(PentadError) -> SystemEvent.Person? {
    guard try reader.peek() == .object else {
      try reader.skip()
      return nil
    }
    var extra = ExtraMembers()
    var (id, nickname): (String?, String?)
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "id", "user_id": id = try extra.word(name, &reader) ?? id
      case "nickname": nickname = try extra.text(name, &reader)
      default: try reader.skip()
      }
    }
    return id.map { SystemEvent.Person(userId: $0, nickname: nickname) }
  }

  func event(_ type: String) -> SystemEvent? {
    let user = people["user"]
    let message = texts["message_id"].flatMap { MessageID($0) }
    return switch type {
    case "membership.announce.joined": user.map { .memberJoined($0) }
    case "membership.announce.rejoined": user.map { .memberRejoined($0) }
    case "membership.announce.added", "membership.announce.coco.added":
      added.isEmpty ? nil : .membersAdded(added, by: people["adder_user"])
    case "membership.notifications.exited":
      (people["removed_user"] ?? user).map { .memberLeft($0) }
    case "membership.notifications.removed":
      people["removed_user"].map { .memberRemoved($0, by: people["remover_user"]) }
    case "membership.notifications.autokicked": user.map { .memberAutokicked($0) }
    case "membership.nickname_changed":
      if let user, let name = texts["name"] { .nicknameChanged(user, to: name) } else { nil }
    case "membership.avatar_changed":
      user.map { .avatarChanged($0, to: word("avatar_url")) }
    case "group.name_change": texts["name"].map { .groupNameChanged(to: $0, by: user) }
    case "group.topic_removed": .groupTopicChanged(to: "", by: user)
    case "group.topic_change": texts["topic"].map { .groupTopicChanged(to: $0, by: user) }
    case "group.avatar_change": .groupAvatarChanged(to: word("avatar_url"), by: user)
    case "group.type_change":
      texts["type"].map { .groupKindChanged(to: GroupKind(rawValue: $0), by: user) }
    case "group.owner_changed":
      people["new_owner"].map { .groupOwnerChanged(to: $0, from: people["old_owner"]) }
    case "group.shared": .groupShared(true, by: user)
    case "group.unshared": .groupShared(false, by: user)
    case "group.role_change_admin":
      people["member"].map { .roleChanged($0, to: texts["role"] ?? "admin", by: user) }
    case "message.deleted":
      message.map {
        .messageDeleted($0, at: times["deleted_at"], by: texts["deletion_actor"])
      }
    case "message.update":
      message.map {
        .messageUpdated(
          $0,
          .init(text: text, attachmentsJSON: attachments, updatedAt: times["updated_at"]))
      }
    case "message.pinned":
      message.map {
        .messagePinned(
          $0,
          .init(isPinned: isPinned, pinnedAt: times["pinned_at"], userId: texts["pinned_by"]))
      }
    case "message.unpinned":
      message.map {
        .messagePinned($0, .init(isPinned: false, pinnedAt: nil, userId: texts["unpinned_by"]))
      }
    default: nil
    }
  }

  private func word(_ name: String) -> String? {
    texts[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
