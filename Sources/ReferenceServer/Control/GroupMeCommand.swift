import PentadCore

/// A command for the GroupMe server, with its members. Each command uses some of them.
struct GroupMeCommand: Decodable {
  /// The name of the command in a batch.
  var `do`: String?
  var commands: [GroupMeCommand]?
  var conversation: String?
  var group: String?
  var message: String?
  var user: String?
  var token: String?
  var name: String?
  var text: String?
  var guid: String?
  var code: String?
  var byAdmin: Bool?
  var erasing: Bool?
  var isGated: Bool?
  var effect: PushEffect?
  var action: SocketAction?
  var count: Int?
  var delay: Int64?
  var timeout: Int64?
  var pingInterval: Int64?
  var attachments: [DecodedJSON]?

  /// The commands by their names after `groupme/`.
  static let names: Set<String> = [
    "post", "edit", "delete", "like", "unlike", "rename", "nickname", "add", "remove", "typing",
    "expire", "grant", "gate", "results", "push", "push/calm", "sockets", "times", "batch",
  ]

  /// Executes the command, and returns its answer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a missing member, and the errors of the
  ///   server.
  func carryOut(_ command: String, _ server: GroupMeService) throws(PentadError) -> JSONValue {
    switch command {
    case "post":
      let id = try server.post(
        text, attachments: (attachments ?? []).map(\.value), by: try need(user, "user"),
        in: try need(conversation, "conversation"), guid: guid)
      return ["id": .string(id)]
    case "edit": try server.edit(try need(message, "message"), text: try need(text, "text"))
    case "delete":
      try server.delete(
        try need(message, "message"), byAdmin: byAdmin ?? false, erasing: erasing ?? false)
    case "like":
      try server.react(
        code ?? "❤️", to: try need(message, "message"), by: try need(user, "user"))
    case "unlike":
      try server.react(nil, to: try need(message, "message"), by: try need(user, "user"))
    case "rename":
      try server.renameGroup(
        try need(group, "group"), to: try need(name, "name"), by: try need(user, "user"))
    case "nickname":
      try server.renameMember(
        try need(user, "user"), to: try need(name, "name"), in: try need(group, "group"))
    case "add":
      try server.addMember(try need(user, "user"), to: try need(group, "group"), as: name)
    case "remove": try server.removeMember(try need(user, "user"), from: try need(group, "group"))
    case "typing":
      try server.type(
        by: try need(user, "user"), in: try need(conversation, "conversation"))
    case "expire": server.expire(token: token)
    case "grant": try server.grant(token: try need(token, "token"), to: try need(user, "user"))
    case "gate": server.setGated(isGated ?? true)
    case "results": server.setResultDelay(try need(delay, "delay"))
    case "push":
      server.disturb(try need(effect, "effect"), count: count ?? 1, delay: delay ?? 1_000)
    case "push/calm": server.calm()
    case "sockets":
      let count = server.sockets(try need(action, "action"), of: user)
      return ["count": .integer(count)]
    case "batch":
      let commands = try need(commands, "commands")
      return ["answers": .array(commands.map { $0.answer(server) })]
    case "times": server.setTimes(timeout: timeout, pingInterval: pingInterval)
    default: throw PentadError(.notFound, "there is no control groupme/\(command)")
    }
    return ["ok": true]
  }

  /// Returns the answer to one command of a batch. A batch continues after an error.
  private func answer(_ server: GroupMeService) -> JSONValue {
    do throws(PentadError) {
      let name = try need(self.do, "do")
      guard name != "batch" else { throw PentadError(.invalid, "a batch has no batch in it") }
      return try carryOut(name, server)
    } catch {
      return ["error": .string(error.message)]
    }
  }

  private func need<Value>(_ value: Value?, _ name: String) throws(PentadError) -> Value {
    guard let value else { throw PentadError(.invalid, "\(name) is missing") }
    return value
  }
}
