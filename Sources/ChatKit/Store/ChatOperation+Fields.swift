import PentadCore

/// The stored form of an operation in the outbox: texts by name. The form of released versions
/// never changes, because an operation may still be in a store when the program is updated.
extension ChatOperation {
  var fields: [String: String] {
    var fields: [String: String] = [:]
    switch self {
    case .react(let key, let id, let sign):
      fields = ["key": key.text, "message": "\(id)"]
      switch sign {
      case .unicode(let code): fields["code"] = code
      case .emoji(let pack, let index): (fields["pack"], fields["index"]) = ("\(pack)", "\(index)")
      case .other(let type): fields["type"] = type
      case nil: break
      }
    case .pin(let key, let id, let isPinned):
      fields = ["key": key.text, "message": "\(id)", "pinned": "\(isPinned)"]
    case .edit(let key, let id, let text):
      fields = ["key": key.text, "message": "\(id)", "text": text]
    case .delete(let key, let id), .readMark(let key, let id):
      fields = ["key": key.text, "message": "\(id)"]
    case .nickname(let id, let name): fields = ["group": id, "name": name]
    case .update(let id, let change):
      fields = change.fields
      fields["group"] = id
    case .removeMember(let id, let membership): fields = ["group": id, "membership": membership]
    case .mute(let key, let moment):
      fields["key"] = key.text
      fields["until"] = moment.map { "\($0)" }
    }
    return fields
  }

  /// Decodes ``kind`` and ``fields``; nil for an operation of a later version.
  init?(kind: String, _ fields: [String: String]) {
    let key = fields["key"].flatMap { ConversationKey(text: $0) }
    let id = fields["message"].flatMap { MessageID($0) }
    switch (kind, key, id, fields["group"]) {
    case ("react", let key?, let id?, _): self = .react(key, id, by: Self.sign(fields))
    case ("pin", let key?, let id?, _): self = .pin(key, id, fields["pinned"] == "true")
    case ("edit", let key?, let id?, _): self = .edit(key, id, text: fields["text"] ?? "")
    case ("delete", let key?, let id?, _): self = .delete(key, id)
    case ("read", let key?, let id?, _): self = .readMark(key, id)
    case ("mute", let key?, _, _): self = .mute(key, until: fields["until"].flatMap { Int64($0) })
    case ("nickname", _, _, let group?): self = .nickname(group, fields["name"] ?? "")
    case ("update", _, _, let group?): self = .update(group, GroupChange(fields))
    case ("remove", _, _, let group?):
      guard let membership = fields["membership"] else { return nil }
      self = .removeMember(group, membership: membership)
    default: return nil
    }
  }

  private static func sign(_ fields: [String: String]) -> ChatReaction.Sign? {
    if let code = fields["code"] { return .unicode(code) }
    if let pack = fields["pack"].flatMap({ Int($0) }),
      let index = fields["index"].flatMap({ Int($0) })
    {
      return .emoji(pack: pack, index: index)
    }
    return fields["type"].map { .other($0) }
  }
}

extension GroupChange {
  fileprivate var fields: [String: String] {
    [
      "name": name, "description": description, "image": imageURL, "kind": kind?.rawValue,
      "shared": isShared.map { "\($0)" }, "office": isOfficeMode.map { "\($0)" },
      "approval": requiresApproval.map { "\($0)" },
    ].compactMapValues { $0 }
  }

  fileprivate init(_ fields: [String: String]) {
    self.init(
      name: fields["name"], description: fields["description"], imageURL: fields["image"],
      isShared: fields["shared"].map { $0 == "true" },
      isOfficeMode: fields["office"].map { $0 == "true" },
      requiresApproval: fields["approval"].map { $0 == "true" },
      kind: fields["kind"].map { GroupKind(rawValue: $0) })
  }
}
