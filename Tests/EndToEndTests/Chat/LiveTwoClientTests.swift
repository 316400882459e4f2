#if Networking
  import Foundation
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// Changes by one client of an account have to reach another client of it.
  @Suite(.timeLimit(.minutes(15))) struct LiveTwoClientTests {
    private static let live = ChatConnection.live(via: .webSocket)

    /// After a sign-out no client stores private data, and the next sign-in fetches it again.
    @Test func signOutAppliesToAllClients() async throws {
      try await liveChat { live in
        let client = try await live.signIn()
        await client.waits(for: Self.live)
        try await client.synchronise()
        let chat = ConversationKey.direct(between: "101", and: "102")
        let other = try await live.open { $0.worksByItself = false }
        try await other.signOut()
        let refused = await #expect(throws: PentadError.self) {
          try await client.setDraft("begun", in: chat)
        }
        try #require(refused?.code == .unauthorized)
        try live.server.groupMe.post("secret one", by: "102", in: "101+102")
        await client.waits(for: .offline)
        try live.server.groupMe.post("secret two", by: "102", in: "101+102")
        let usage = try await client.storageUsage()
        #expect(usage.groups + usage.chats + usage.messages + usage.waiting == 0)
        await #expect(throws: PentadError.self) { try await client.synchronise() }
        await #expect(throws: PentadError.self) { try await client.eraseAll() }
        let next = try await live.signIn { $0.worksByItself = false }
        await client.waits(for: Self.live)
        try await client.synchronise()
        let texts = try await client.messages(in: chat, limit: 2).map(\.text)
        #expect(texts == ["secret one", "secret two"])
        await next.close()
        await client.close()
      }
    }

    private enum Hint: CaseIterable { case none, networkChanged, synchronise }

    /// The user signs in again by another client, as the one that works has lost the token.
    @Test(arguments: Hint.allCases)
    private func aTokenOfAnotherClientIsFound(_ hint: Hint) async throws {
      try await liveChat { live in
        let client = try await live.signIn {
          if hint != .none { $0.rhythm.lists = 3_600_000 }
          $0.rhythm.firstRetry = $0.rhythm.lists
        }
        await client.waits(for: Self.live)
        live.server.groupMe.expire(token: "tok-alice")
        live.server.groupMe.sockets(.forget)
        await client.waits(for: .authRequired)
        try live.server.groupMe.grant(token: "tok-new", to: "101")
        let other = try await live.signIn("tok-new") { $0.worksByItself = false }
        switch hint {
        case .none: break
        case .networkChanged: client.networkChanged()
        case .synchronise: try await client.synchronise()
        }
        await client.waits(for: Self.live)
        await other.close()
        await client.close()
      }
    }
  }

  extension ChatClient {
    /// Returns when the client has this connection.
    fileprivate func waits(for connection: ChatConnection) async {
      let events = events()
      guard self.connection != connection else { return }
      for await published in events where published.event == .connection(connection) { return }
    }
  }
#endif
