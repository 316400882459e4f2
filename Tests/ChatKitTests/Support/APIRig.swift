import PentadCore
import TestSupport

@testable import ChatKit

/// The API over a transport that a test scripts.
struct APIRig {
  let transport: ScriptedTransport
  var api: GroupMeAPI

  static let token = "tok-secret"

  /// Makes a rig with the same answer to all calls.
  init(_ status: Int, _ text: String, headers: (String, String)...) throws {
    var fields = TransportHeaders()
    for (name, value) in headers { try fields.add(name, value) }
    let body = Array(text.utf8)
    try self.init { [fields] _, _ in
      TransportResponse(status: status, headers: fields, body: TransportBody(body))
    }
  }

  init(userId: String? = "101", _ answer: @escaping ScriptedTransport.Answer) throws {
    transport = ScriptedTransport(answer)
    let servers = GroupMeServers()
    api = GroupMeAPI(
      transport: transport, servers: servers,
      token: { () async throws(PentadError) in Self.token }, userId: userId,
      time: TimeSource(
        uptime: { 0 }, date: { 1_785_000_000_000 }, sleep: { _ async throws(PentadError) in }))
  }

  /// The requests: `GET https://… body`.
  var asked: [String] {
    transport.requests.map { request in
      let body = String(decoding: request.body, as: UTF8.self)
      return "\(request.method.rawValue) \(request.url.string)" + (body.isEmpty ? "" : " \(body)")
    }
  }
}

extension MessagePage {
  /// A page of a text.
  init(_ text: String) { self.init(answer: Array(text.utf8)) }
}

/// The code of the error that something throws; nil when it throws none.
func code(_ body: () async throws(PentadError) -> Void) async -> PentadError.Code? {
  do throws(PentadError) {
    try await body()
    return nil
  } catch {
    return error.code
  }
}
