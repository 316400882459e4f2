#if Networking
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// A client's own check for changes while a part of the server fails.
  @Suite(.timeLimit(.minutes(15))) struct LiveLookTests {
    /// The user was removed from the group, and the server does not report it.
    @Test(arguments: [500, 403, 401])
    func unreadableGroupBlocksNothing(_ status: Int) async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let groups = try await client.groups()
        let left = try #require(groups.first { $0.creatorId != client.userId })
        let other = try #require(groups.first { $0.id != left.id })
        try live.server.groupMe.removeMember("101", from: left.id)
        live.server.inject(Fault(.status(status), path: "/groupme/v3/groups/\(left.id)"))
        try live.server.groupMe.post("news", by: "103", in: other.id)
        try live.server.groupMe.renameGroup(other.id, to: "Renamed", by: "103")
        _ = try await client.sendNewMessage("mine", to: other.conversation)
        try await client.synchronise()
        #expect(try await client.outgoing() == [])
        #expect(try await client.group(other.id)?.name == "Renamed")
        let texts = try await client.messages(in: other.conversation, limit: 3).map(\.text)
        #expect(texts.contains("news") && texts.last == "mine")
        #expect(try await client.group(left.id)?.membership == .active)
        live.server.removeFaults()
        try await client.synchronise()
        #expect(try await client.group(left.id)?.membership != .active)
        await client.close()
      }
    }

    @Test func withoutTheChatsThereAreGroupsAndItIsSent() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        live.server.inject(Fault(.status(500), path: "/groupme/v3/chats"))
        for _ in 0..<2 {
          let error = await #expect(throws: PentadError.self) { try await client.synchronise() }
          #expect(error?.code == .serverUnavailable)
          let group = try #require(try await client.groups().first).conversation
          #expect(try await !client.messages(in: group).isEmpty)
          #expect(try await client.outgoing() == [])
          _ = try await client.sendNewMessage("mine", to: group)
        }
        #expect(try await client.groups().count == 4)
        await client.close()
      }
    }

    /// While no client was there, a message was edited; and the push service cannot be reached.
    @Test func anEditIsFoundWithoutPush() async throws {
      try await liveChat { live in
        let before = try await live.signIn { $0.worksByItself = false }
        try await before.synchronise()
        let group = try #require(try await before.groups().first).conversation
        let message = try #require(try await before.messages(in: group).last { !$0.isSystem })
        await before.close()
        try live.server.groupMe.edit("\(message.id)", text: "edited")
        let news = try live.server.groupMe.post("news", by: "103", in: group.remoteId)
        live.server.inject(Fault(.status(503), path: "/groupme/faye"))
        let client = try await live.open { $0.rhythm.messages = 900_000 }
        var isThere = false
        for await published in client.events(after: try await client.lastEvent()) {
          switch published.event {
          case .messagesUpdated(group, let changes):
            isThere = isThere || changes.inserted.map(\.description).contains(news)
          case .synchronising(let progress) where isThere && progress.completed == progress.total:
            #expect(try await client.message(message.id)?.text == "edited")
            await client.close()
          default: break
          }
        }
        #expect(isThere)
      }
    }
  }
#endif
