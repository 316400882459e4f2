import PentadCore

/// The people of an event of any type: all objects that have an id and a nickname.
struct EventPeople {
  private(set) var people: [SystemEvent.Person] = []
  private(set) var by: SystemEvent.Person?

  /// Decodes an event.
  ///
  /// - Parameters:
  /// - type: the type of the event. In membership events, `user` is the member; in other events, it
  ///   is the person who acts.
  ///   - json: the JSON object with `type` and `data`.
  init(type: String, json: String) {
    var (people, actor, user): ([SystemEvent.Person], SystemEvent.Person?, SystemEvent.Person?)
    (people, actor, user) = ([], nil, nil)
    try? JSONReader.read(json.utf8) { reader throws(PentadError) in
      try reader.object { reader, name throws(PentadError) in
        guard name.equals("data"), try reader.peek() == .object else { return try reader.skip() }
        try reader.object { reader, name throws(PentadError) in
          let found = try Self.people(&reader)
          switch name {
          case "adder_user", "remover_user", "old_owner": actor = found.first ?? actor
          case "user": user = found.first ?? user
          default: people += found
          }
        }
      }
    }
    if type.hasPrefix("membership."), people.isEmpty, let member = user {
      (self.people, by) = ([member], actor)
    } else {
      (self.people, by) = (people, actor ?? user)
    }
  }

  /// Decodes the person of an object, or the people of an array.
  private static func people(
    _ reader: inout JSONReader
  ) throws(PentadError) -> [SystemEvent.Person] {
    switch try reader.peek() {
    case .object: return try SystemEvent.Person(&reader).map { [$0] } ?? []
    case .array:
      var people: [SystemEvent.Person] = []
      try reader.array { reader throws(PentadError) in
        guard try reader.peek() == .object else { return try reader.skip() }
        if let person = try SystemEvent.Person(&reader) { people.append(person) }
      }
      return people
    default:
      try reader.skip()
      return []
    }
  }
}

extension SystemEvent.Person {
  /// Decodes an object; nil if it is not a person.
  fileprivate init?(_ reader: inout JSONReader) throws(PentadError) {
    var extra = ExtraMembers()
    var (id, nickname): (String?, String?)
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "id", "user_id": id = try extra.word(name, &reader) ?? id
      case "nickname": nickname = try extra.text(name, &reader)
      default: try reader.skip()
      }
    }
    guard let id, let nickname else { return nil }
    self.init(userId: id, nickname: nickname)
  }
}
