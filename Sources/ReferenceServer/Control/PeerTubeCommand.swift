import PentadCore

/// A command for the PeerTube server, with its members. Each command uses some of them.
struct PeerTubeCommand: Decodable {
  var video: String?
  var title: String?
  var text: String?
  var channel: String?
  var user: String?
  var privacy: Int?
  var password: String?
  var state: Int?
  var isLive: Bool?
  var isBlocked: Bool?
  var comment: Int?
  var withRefresh: Bool?
  var code: String?
  var calls: Int?
  var signIns: Int?

  /// The commands by their names after `video/peertube/`.
  static let names: Set<String> = [
    "publish", "change", "remove", "comment", "expire", "signin", "limits",
  ]

  /// Executes the command, and returns its answer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a missing member, and the errors of the
  ///   server.
  func carryOut(_ command: String, _ server: PeerTubeService) throws(PentadError) -> JSONValue {
    switch command {
    case "publish":
      let published = try server.publish(
        title: title, text: text, in: channel, privacy: privacy ?? 1, password: password,
        state: state ?? 1, isLive: isLive ?? false)
      return ["id": .integer(published.number), "uuid": .string(published.uuid)]
    case "change":
      try server.change(
        try need(video, "video"), privacy: privacy, password: password, state: state,
        isBlocked: isBlocked)
    case "remove": try server.remove(try need(video, "video"))
    case "comment":
      let id = try server.comment(
        try need(text, "text"), by: try need(user, "user"), on: try need(video, "video"),
        answering: comment)
      return ["id": .integer(id)]
    case "expire": try server.expireTokens(of: user, withRefresh: withRefresh ?? false)
    case "signin": try server.setSignIn(of: try need(user, "user"), password: password, code: code)
    case "limits": server.setLimits(calls: calls ?? 50, signIns: signIns ?? 15)
    default: throw PentadError(.notFound, "there is no control video/peertube/\(command)")
    }
    return ["ok": true]
  }

  private func need<Value>(_ value: Value?, _ name: String) throws(PentadError) -> Value {
    guard let value else { throw PentadError(.invalid, "\(name) is missing") }
    return value
  }
}
