import PentadCore
import TestSupport

@testable import ChatKit

extension ChatClient {
  /// Makes a client of user 101 in manual mode, with a server that knows the user and nothing else.
  ///
  /// - Parameter asked: called before each answer.
  static func inMemory(
    _ token: String = "tok-1", folder: String? = nil, _ credentials: (any CredentialStore)? = nil,
    asked: @escaping @Sendable () async -> Void = {}
  ) async throws -> ChatClient {
    var configuration = ChatConfiguration(folder: folder)
    configuration.credentials = credentials
    configuration.worksByItself = false
    let user = GroupMeSamples.answer(GroupMeSamples.user)
    return try await signIn(
      token: token, configuration,
      transport: ScriptedTransport { _, _ in
        await asked()
        return .text(200, user)
      })
  }
}
