import HTTPTypes
import ReferenceServer
import Testing

@testable import Showcase

/// A showcase in which Alice is signed in.
enum Chat {
  /// The address of her chat with Bob.
  static let bob = "/chat/d:101%2B102"

  static func signedIn(
    _ reference: ReferenceServer, store: String? = nil,
    _ test: @Sendable (Served) async throws -> Void
  ) async throws {
    try await Served.with(server: reference.url, store: store) { served in
      let answer = try await served.post("/chat/signin", "token=tok-alice")
      #expect(answer.headers[.location] == "/chat")
      try await test(served)
    }
  }
}

extension GroupMeSize {
  /// A group and a chat, which are there at once.
  static let small = GroupMeSize(groups: 1, members: 4, messages: 70, chats: 1)
}
