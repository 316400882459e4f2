import PentadCore

/// A command for the video servers, with its members. Each command uses some of them.
struct VideoCommand: Decodable {
  var channel: String?
  var comment: String?
  var date: Int64?
  var network: String?
  var person: Int?
  var seconds: Int?
  var services: [String]?
  var text: String?
  var title: String?
  var token: String?
  var user: Int?
  var video: String?

  /// The commands by their names after `video/`.
  static let names: Set<String> = [
    "publish", "change", "remove", "share", "comment", "services", "expire", "fresh",
  ]

  /// Executes the command, and returns its answer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a missing member, and the errors of the
  ///   server.
  func carryOut(_ command: String, _ core: ServerCore) throws(PentadError) -> JSONValue {
    switch command {
    case "publish":
      let video = try core.videos.publish(title: title, text: text, in: channel, date: date)
      return ["number": .integer(video.number), "uuid": .string(video.uuid)]
    case "change": try core.videos.change(try need(video, "video"), title: title, text: text)
    case "remove": try core.videos.remove(try need(video, "video"))
    case "share":
      let id = try core.shelby.share(
        video, by: person, with: user, comment: comment ?? "", network: network ?? "twitter",
        date: date)
      return ["id": .string(id)]
    case "comment":
      try core.shelby.comment(
        try need(text, "text"), on: try need(video, "video"), by: try need(person, "person"))
    case "services":
      try core.shelby.setServices(try need(services, "services"), of: try need(user, "user"))
    case "expire": core.shelby.expire(token: token)
    case "fresh": core.feeds.setMaxAge(try need(seconds, "seconds"))
    default: throw PentadError(.notFound, "there is no control video/\(command)")
    }
    return ["ok": true]
  }

  private func need<Value>(_ value: Value?, _ name: String) throws(PentadError) -> Value {
    guard let value else { throw PentadError(.invalid, "\(name) is missing") }
    return value
  }
}
