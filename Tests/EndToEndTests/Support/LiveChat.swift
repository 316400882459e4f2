#if Networking
  import Foundation
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// A GroupMe server in this process, a transport to it, and a folder for stores.
  final class LiveChat: Sendable {
    let server: ReferenceServer
    let transport: HTTPTransport
    let folder: String
    let servers: GroupMeServers

    init(_ server: ReferenceServer) throws {
      self.server = server
      transport = try HTTPTransport()
      folder = NSTemporaryDirectory() + "pentad-chat-" + UUID().uuidString
      servers = try GroupMeServers(reference: server.url)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The usual waits made short.
    func configuration(
      _ change: (inout ChatConfiguration) -> Void = { _ in }
    ) -> ChatConfiguration {
      var configuration = ChatConfiguration(folder: folder, servers: servers)
      configuration.rate = nil
      configuration.leaseInterval = 50
      configuration.rhythm.settling = 20
      configuration.rhythm.lists = 2_000
      configuration.rhythm.messages = 5_000
      configuration.rhythm.firstRetry = 50
      configuration.rhythm.lateness = 500
      configuration.rhythm.resending = 200
      change(&configuration)
      return configuration
    }

    func signIn(
      _ token: String = "tok-alice", _ change: (inout ChatConfiguration) -> Void = { _ in }
    ) async throws -> ChatClient {
      try await ChatClient.signIn(
        token: token, configuration(change), transport: transport, sockets: transport)
    }

    func open(_ change: (inout ChatConfiguration) -> Void = { _ in }) async throws -> ChatClient {
      try await ChatClient.open(
        configuration(change), transport: transport, sockets: transport)
    }

    // MARK: The truth

    /// All that the server has in a conversation, the oldest first.
    func truth(
      _ conversation: ConversationKey, of userId: String = "101"
    ) async throws -> [ChatMessage] {
      let api = GroupMeAPI(
        transport: transport, servers: servers,
        token: { () async throws(PentadError) in userId == "101" ? "tok-alice" : "tok-bob" },
        userId: userId)
      var messages: [ChatMessage] = []
      while true {
        let cursor = messages.last.map { MessageCursor.before($0.id) } ?? .newest
        let page = try await api.messagesIndex(conversation, cursor).messages(in: conversation)
        if page.isEmpty { return messages.reversed() }
        messages += page
      }
    }

    /// Checks that a client has exactly the server's messages in all its conversations, without a
    /// gap.
    func expectTruth(_ client: ChatClient, _ location: SourceLocation = #_sourceLocation)
      async throws
    {
      let keys =
        try await client.groups().map(\.conversation) + client.chats().map(\.conversation)
      for key in keys {
        try await client.fetchHistory(of: key)
        let stored = try await client.messages(in: key, limit: 1_000)
        let truth = try await truth(key, of: client.userId)
        #expect(stored.map(\.id) == truth.map(\.id), "\(key)", sourceLocation: location)
        for (one, other) in zip(stored, truth) where one != other {
          #expect(one == other, "\(key)", sourceLocation: location)
        }
        #expect(try await client.gaps(in: key) == [], sourceLocation: location)
      }
    }
  }

  /// Runs `body` with a server of four groups and two chats; server and transport have ended when it
  /// returns.
  func liveChat(
    _ size: GroupMeSize = GroupMeSize(), _ body: (LiveChat) async throws -> Void
  ) async throws {
    let server = try await ReferenceServer.start(classes: 10, groupMe: size)
    let live = try LiveChat(server)
    do {
      try await body(live)
    } catch {
      await live.transport.shutdown()
      await server.stop()
      throw error
    }
    await live.transport.shutdown()
    await server.stop()
  }

  extension ChatClient {
    /// Waits for an event.
    func next(
      after number: UInt64, where isWanted: (ChatEvent) -> Bool
    ) async throws -> Published<ChatEvent> {
      for await published in events(after: number) where isWanted(published.event) {
        return published
      }
      throw PentadError(.closed, "the events ended")
    }
  }
#endif
