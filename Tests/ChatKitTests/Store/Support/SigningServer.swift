import PentadCore
import TestSupport

@testable import ChatKit

/// A server that knows the user of each token, `tok-102` that of 102, and nothing else.
struct SigningServer {
  let transport: ScriptedTransport

  init() {
    transport = ScriptedTransport { request, _ in
      guard request.url.path.hasSuffix("/users/me") else { return .text(404, "") }
      let token = request.headers["X-Access-Token"] ?? ""
      let id = token.split(separator: "-").dropFirst().first.map { String($0) } ?? ""
      return .text(200, GroupMeSamples.answer("{\"id\":\"\(id)\",\"name\":\"Ann\"}"))
    }
  }

  /// The tokens that came.
  var tokens: [String] { transport.requests.compactMap { $0.headers["X-Access-Token"] } }

  func signIn(_ token: String, _ configuration: ChatConfiguration) async throws -> ChatClient {
    try await ChatClient.signIn(
      token: token, configuration.byHand, transport: transport)
  }

  func open(_ configuration: ChatConfiguration) async throws -> ChatClient {
    try await ChatClient.open(configuration.byHand, transport: transport)
  }
}

extension ChatConfiguration {
  fileprivate var byHand: ChatConfiguration {
    var configuration = self
    configuration.worksByItself = false
    return configuration
  }
}
