#if Networking
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// Sending on request, and the parts that an edit leaves unchanged.
  @Suite(.timeLimit(.minutes(15))) struct LiveSendingTests {
    /// The server takes what is attached from the edit: what it does not name is gone.
    @Test func anEditKeepsWhatIsAttached() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.fetchAllGroups()
        let group = try #require(try await client.groups().first).conversation
        let place = ChatAttachment.location(.init(name: "Here", latitude: "1.5", longitude: "2"))
        let sent = try await client.sendNewMessage("Here", to: group, attachments: [.ready(place)])
        try await client.synchronise()
        let arrived = try await client.delivery(of: sent)
        try await client.edit(arrived.id, text: "There")
        try await client.synchronise()
        let truth = try #require(try await live.truth(group).first { $0.id == arrived.id })
        #expect(truth.text == "There" && truth.attachments == [place])
        #expect(try await client.message(arrived.id)?.attachments == [place])
        await client.close()
      }
    }

    /// A client that works only when it is asked to looks for what may have arrived, and sends it if not.
    @Test(arguments: [Fault.Effect.status(503), .hangUp])
    func possibleArrivalIsLookedUp(_ effect: Fault.Effect) async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.fetchAllGroups()
        let group = try #require(try await client.groups().first).conversation
        live.server.inject(
          Fault(
            effect, path: "/groupme/v3/groups/\(group.remoteId)/messages", method: "POST", count: 1)
        )
        let sent = try await client.sendNewMessage("once", to: group)
        // A failed send is retried after a delay, and not before.
        while try await !client.outgoing().isEmpty {
          try await client.synchronise()
          try await Task.sleep(for: .milliseconds(50))
        }
        #expect(try await client.delivery(of: sent).text == "once")
        #expect(try await live.truth(group).count { $0.text == "once" } == 1)
        await client.close()
      }
    }

    /// No list was fetched, the answer is lost, and more messages follow than the server returns at
    /// once. The server reported the newest message before, or refused to.
    @Test(arguments: [true, false])
    func firstMessageToAnUnknownConversationArrivesOnce(_ isTold: Bool) async throws {
      try await liveChat(GroupMeSize(groups: 1, chats: 0)) { live in
        let client = try await live.signIn {
          $0.worksByItself = false
          $0.rhythm.resending = 0
        }
        let group = try #require(try await client.api.groupsIndex(page: 1).first).group.conversation
        let path = "/groupme/v3/groups/\(group.remoteId)/messages"
        if !isTold { live.server.inject(Fault(.status(403), path: path, method: "GET", count: 1)) }
        live.server.inject(Fault(.hangUp, path: path, method: "POST", count: 1))
        let sent = try await client.sendNewMessage("once", to: group)
        let start = try await client.lastEvent()
        let sending = Task { await client.sender.sendAll() }
        _ = try await client.next(after: start) { event in
          if case .outgoingChanged(_, let change) = event { change.step == .queued } else { false }
        }
        for index in 0..<120 {
          try live.server.groupMe.post("\(index)", by: "103", in: group.remoteId)
        }
        live.server.clock.advance(by: 120_000)
        await sending.value
        while try await !client.outgoing().isEmpty {
          try await client.synchronise()
          try await Task.sleep(for: .milliseconds(50))
        }
        #expect(try await client.delivery(of: sent).text == "once")
        #expect(try await live.truth(group).count { $0.text == "once" } == 1)
        await client.close()
      }
    }

    /// A conversation that cannot be read does not block sending to another.
    @Test func unreadableConversationDoesNotBlockSending() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.fetchAllGroups()
        let groups = try await client.groups().map(\.conversation)
        let (broken, group) = (try #require(groups.first), try #require(groups.last))
        live.server.inject(
          Fault(
            .status(500), path: "/groupme/v3/groups/\(broken.remoteId)/messages", method: "GET"))
        _ = try await client.sendNewMessage("all the same", to: group)
        try await client.synchronise()
        #expect(try await live.truth(group).contains { $0.text == "all the same" })
        await client.close()
      }
    }

    /// A limit is a maximum, also if it is zero.
    @Test func zeroLimitReturnsNothing() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let group = try #require(try await client.groups().first).conversation
        let newest = try #require(try await client.messages(in: group, limit: 1).first)
        for limit in [0, -1] {
          #expect(try await client.messages(in: group, limit: limit) == [])
          #expect(try await client.fetchMessages(in: group, before: newest.id, limit: limit) == [])
        }
        await client.close()
      }
    }

    /// Two people have one conversation, whichever of them is named first.
    @Test(arguments: [("101", "102"), ("102", "101")])
    func aDirectMessageIsFoundAgain(_ one: String, _ other: String) async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        let key = ConversationKey.direct(between: one, and: other)
        let sent = try await client.sendNewMessage("to you alone", to: key)
        try await client.synchronise()
        let arrived = try await client.delivery(of: sent)
        #expect(arrived.text == "to you alone" && arrived.conversation == key)
        #expect(try await client.messages(in: key, limit: 1).map(\.id) == [arrived.id])
        await client.close()
      }
    }

    /// Observers are notified when the lists were fetched, even if nothing in them changed.
    @Test func refreshOfListsIsReported() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.fetchAllGroups()
        let start = try await client.lastEvent()
        try await client.fetchAllGroups()
        #expect(try await client.readEvents(after: start).map(\.event) == [.groupsRefreshed])
        await client.close()
      }
    }
  }
#endif
