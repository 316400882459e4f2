import PentadCore
import TestSupport

@testable import ChatKit

/// A server that has messages, paginates them as GroupMe does, and gives the same answer to all
/// changes.
struct GroupServer {
  /// The oldest first.
  var lines: [Line]
  /// The answer to every request other than for messages; nil if it accepts the request but never
  /// answers.
  var answer: String? = ""
  /// With which status.
  var status = 200

  /// - Parameter instead: what it answers to a question in the place of what it has; nil for the truth.
  func rig(
    _ instead: @escaping @Sendable (_ url: String) -> TransportResponse? = { _ in nil }
  ) throws -> APIRig {
    try APIRig { request, _ throws(PentadError) in
      if request.method == .get {
        let url = request.url.string
        return instead(url) ?? .text(200, answer(to: url))
      }
      guard let answer else { throw PentadError(.timedOut, "no answer") }
      return .text(status, answer)
    }
  }

  /// The page that a question asks for.
  func answer(to url: String) -> String {
    let limit = number("limit", in: url).map { Int($0) } ?? 20
    let found: [Line]
    if let after = number("after_id", in: url) {
      found = Array(lines.filter { $0.id > after }.prefix(limit))
    } else {
      let before = number("before_id", in: url) ?? .max
      found = lines.filter { $0.id < before }.suffix(limit).reversed()
    }
    let messages: JSONValue = .array(found.map(\.json))
    let answer: JSONValue = ["response": ["count": .integer(found.count), "messages": messages]]
    return answer.text()
  }

  private func number(_ name: String, in url: String) -> Int64? {
    url.split { "?&".contains($0) }.first { $0.hasPrefix(name + "=") }
      .flatMap { Int64($0.dropFirst(name.count + 1)) }
  }
}

/// User operations that are sent to a server.
struct OperationRig {
  let store: ChatStore
  let api: APIRig
  private let sending: OperationSending

  init(_ server: GroupServer, _ store: ChatStore, _ time: TimeSource = .system) throws {
    self.store = store
    api = try server.rig()
    sending = OperationSending(
      store: store, sync: ChatSync(api: api.api, store: store), time: time)
  }

  func send(_ operation: ChatOperation) async -> ChatOutcome { await sending.send(operation) }

  /// The changes that the server received.
  var told: [String] { api.asked.filter { !$0.hasPrefix("GET ") } }
  /// The read requests that the server received.
  var asked: [String] { api.asked.filter { $0.hasPrefix("GET ") } }
}
