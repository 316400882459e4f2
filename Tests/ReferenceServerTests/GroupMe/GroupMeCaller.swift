import PentadCore

@testable import ReferenceServer

/// A GroupMe server in this process, and a client of it.
struct GroupMeCaller: Sendable {
  struct Answer: Sendable {
    let status: Int
    /// `response`.
    let value: JSONValue
    /// `meta.code`.
    let code: Int?
    let isEmpty: Bool
  }

  let clock: ServerClock
  let server: GroupMeService
  var token = "tok-alice"

  init(_ size: GroupMeSize = GroupMeSize(groups: 2, members: 4, messages: 30, chats: 1)) {
    clock = ServerClock()
    server = GroupMeService(seed: 7, size: size, clock: clock)
  }

  /// The same server, asked by another.
  func with(token: String) -> GroupMeCaller {
    var other = self
    other.token = token
    return other
  }

  @discardableResult func ask(
    _ method: String, _ path: String, _ body: JSONValue = .null
  ) async -> Answer {
    let text = body == .null ? "" : body.text()
    var request = Request(method: method, target: "/groupme/" + path, body: Array(text.utf8))
    request.headers = [("x-access-token", token)]
    let response = await server.respond(to: request)
    let json = response.json ?? .null
    return Answer(
      status: response.status, value: json["response"] ?? .null,
      code: json["meta"]?["code"]?.asInteger, isEmpty: response.bytes?.isEmpty ?? false)
  }

  /// A new group of 101's.
  func group() async -> String {
    let answer = await ask("POST", "v3/groups", ["name": "Family"])
    return answer.value["id"]?.asString ?? ""
  }

  /// Posts to a group; the message's id.
  @discardableResult func post(_ text: String, in group: String, guid: String? = nil) async
    -> String
  {
    let message: JSONValue = ["source_guid": .string(guid ?? text), "text": .string(text)]
    let answer = await ask("POST", "v3/groups/\(group)/messages", ["message": message])
    return answer.value["message"]?["id"]?.asString ?? ""
  }

  /// The texts of a page.
  func texts(_ group: String, _ query: String = "") async -> [String] {
    let answer = await ask("GET", "v3/groups/\(group)/messages?\(query)")
    return (answer.value["messages"]?.elements ?? []).compactMap { $0["text"]?.asString }
  }
}
