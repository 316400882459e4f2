#if Networking
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// Bugs of the client that this one replaces: it crashed, un-shared, showed messages twice,
  /// requested without end, or lost messages.
  @Suite(.timeLimit(.minutes(15))) struct SeedRegressionTests {
    /// It crashed on a page without messages, and on a group without any.
    @Test func anEmptyGroup() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        let group = try await client.createGroup(named: "Empty").conversation
        try await client.synchronise()
        try await client.fetchHistory(of: group)
        #expect(try await client.messages(in: group).filter { !$0.isSystem } == [])
        #expect(try await client.gaps(in: group) == [])
        await client.close()
      }
    }

    @Test func aMessageWithoutText() async throws {
      try await liveChat { live in
        let client = try await live.signIn()
        try await client.fetchAllGroups()
        let group = try #require(try await client.groups().first).conversation
        let place = ChatAttachment.location(.init(name: "Here", latitude: "1.5", longitude: "2"))
        let sent = try await client.sendNewMessage(nil, to: group, attachments: [.ready(place)])
        let arrived = try await client.delivery(of: sent)
        #expect((arrived.text ?? "").isEmpty && arrived.attachments == [place])
        await client.close()
      }
    }

    /// A new name was sent with `share: false`.
    @Test func aNewNameDoesNotEndTheSharing() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        let group = try await client.createGroup(named: "Open", share: true)
        let link = try #require(group.shareURL)
        try await client.changeGroupName("Still open", for: group.id)
        try await client.synchronise()
        let now = try await client.fetchInformation(forGroup: group.id)
        #expect(now.name == "Still open" && now.shareURL == link)
        await client.close()
      }
    }

    /// It knew its own messages only until it ended.
    @Test func theEchoOfAnOwnMessageAfterARestart() async throws {
      try await liveChat { live in
        let first = try await live.signIn { $0.worksByItself = false }
        try await first.fetchAllGroups()
        let group = try #require(try await first.groups().first).conversation
        let start = try await first.lastEvent()
        // The server has it, and its answer is lost: then the program ends.
        live.server.inject(
          Fault(
            .hangUp, path: "/groupme/v3/groups/\(group.remoteId)/messages", method: "POST", count: 1
          ))
        let sent = try await first.sendNewMessage("mine", to: group)
        try await first.synchronise()
        await first.close()

        let second = try await live.open()
        let arrived = try await second.delivery(of: sent)
        try await second.synchronise()
        #expect(try await second.messages(in: group).filter { $0.text == "mine" } == [arrived])
        #expect(try await second.outgoing() == [])
        let inserted = try await second.readEvents(after: start, limit: 1_000).flatMap {
          published in
          if case .messagesUpdated(group, let changes) = published.event {
            changes.inserted
          } else {
            [] as [MessageID]
          }
        }
        #expect(inserted.count { $0 == arrived.id } == 1)
        #expect(try await live.truth(group).count { $0.text == "mine" } == 1)
        await second.close()
      }
    }

    /// It asked ten times for a result that the server no longer had.
    @Test func anExpiredResultEndsTheWaiting() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        let group = try await client.createGroup(named: "Two")
        live.server.groupMe.setResultDelay(0)
        live.server.inject(
          Fault(.status(404), path: "/groupme/v3/groups/\(group.id)/members/results", count: 1))
        let bob = MemberInvitation(nickname: "Bobby", address: .userId("102"))
        let added = try await client.addNewMembers([bob], to: group.id)
        #expect(added.map(\.nickname) == ["Bobby"])
        await client.close()
      }
    }

    /// People who are added without a waiting caller arrive with a later synchronisation, even in a
    /// later process.
    @Test func peopleWhoAreAddedLater() async throws {
      try await liveChat { live in
        let first = try await live.signIn { $0.worksByItself = false }
        let group = try await first.createGroup(named: "Two")
        live.server.groupMe.setResultDelay(3_000_000)
        let waiting = Task {
          let bob = MemberInvitation(nickname: "Bobby", address: .userId("102"))
          return try await first.addNewMembers([bob], to: group.id)
        }
        while try await first.store.memberRequests().isEmpty {
          try await Task.sleep(for: .milliseconds(10))
        }
        waiting.cancel()
        await #expect(throws: PentadError.self) { try await waiting.value }
        try await first.synchronise()
        #expect(try await first.store.memberRequests().count == 1)
        await first.close()

        live.server.clock.advance(by: 3_000_000)
        let second = try await live.open { $0.worksByItself = false }
        try await second.synchronise()
        #expect(try await second.members(of: group.id).contains { $0.nickname == "Bobby" })
        #expect(try await second.store.memberRequests() == [])
        await second.close()
      }
    }

    /// The newest message is erased, without a notification.
    @Test func theNewestMessageIsErased() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.fetchAllGroups()
        let group = try #require(try await client.groups().first).conversation
        let ids = try (0..<3).map { number in
          try live.server.groupMe.post("\(number)", by: "103", in: group.remoteId)
        }
        try await client.synchronise()
        for id in ids.suffix(2) { try live.server.groupMe.delete(id, erasing: true) }
        try await client.synchronise()
        #expect(try await client.messages(in: group).last?.text == "0")
        try await live.expectTruth(client)
        await client.close()
      }
    }
  }
#endif
