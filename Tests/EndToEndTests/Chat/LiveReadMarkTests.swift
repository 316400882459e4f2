#if Networking
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// The user reads on a phone, too.
  @Suite(.timeLimit(.minutes(15))) struct LiveReadMarkTests {
    private func phone(_ live: LiveChat) -> GroupMeAPI {
      GroupMeAPI(
        transport: live.transport, servers: live.servers,
        token: { () async throws(PentadError) in "tok-alice" }, userId: "101")
    }

    private func states(_ client: ChatClient) async throws -> [ConversationKey: ConversationState] {
      let groups = try await client.groups().map { ($0.conversation, $0.state) }
      let chats = try await client.chats().map { ($0.conversation, $0.state) }
      return Dictionary(uniqueKeysWithValues: groups + chats)
    }

    @Test func messagesReadElsewhereAreRead() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let group = try #require(try await client.groups().first).conversation
        let chat = try #require(try await client.chats().first)
        let places = [(group, "103"), (chat.conversation, chat.otherUserId)]
        for (place, other) in places {
          try await client.markRead(place)
          for text in ["one", "two", "three"] {
            try live.server.groupMe.post(text, by: other, in: place.remoteId)
          }
        }
        try await client.synchronise()
        for (place, _) in places {
          #expect(try await states(client)[place]?.unreadCount == 3)
          let newest = try #require(try await client.messages(in: place, limit: 1).last)
          try await phone(live).markRead(place, message: newest.id)
        }
        try await client.synchronise()
        for (place, _) in places { #expect(try await states(client)[place]?.unreadCount == 0) }
        let last = try await client.lastEvent()
        let asked = live.server.requestCount(path: "/groupme/v4/read_receipts")
        try await client.synchronise()
        #expect(try await client.readEvents(after: last).isEmpty)
        #expect(live.server.requestCount(path: "/groupme/v4/read_receipts") == asked + 1)
        await client.close()
      }
    }

    @Test func aNewClientCountsFromTheMark() async throws {
      try await liveChat { live in
        let groups = try await phone(live).groupsIndex(page: 1, perPage: 1, omittingMembers: true)
        let group = try #require(groups.first).group.conversation
        let truth = try await live.truth(group)
        let mark = truth[truth.count - 7].id
        try await phone(live).markRead(group, message: mark)
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let state = try await states(client)[group]
        let beyond = truth.suffix(6).count {
          $0.senderId != "101" && !$0.isSystem && !$0.isDeleted
        }
        #expect(beyond > 0 && state?.unreadCount == beyond)
        #expect(state?.lastReadMessage == mark)
        await client.close()
      }
    }
  }
#endif
