#if Networking
  import Foundation
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// The client and the reference server: what comes, what goes, and what is lost on the way.
  @Suite(.timeLimit(.minutes(15))) struct LiveChatTests {
    @Test func everythingComesOnce() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        #expect(client.userId == "101")
        #expect(try await client.account()?.name == "Alice")
        try await client.synchronise()
        #expect(try await client.groups().count == 4)
        #expect(try await client.chats().count == 2)
        try await live.expectTruth(client)
        let last = try await client.lastEvent()
        try await client.synchronise()
        #expect(try await client.readEvents(after: last).isEmpty)
        await client.close()
      }
    }

    /// However far below all that is stored they are.
    @Test(arguments: [1, 30]) func theMessagesBeforeAnyOneAreFetched(_ limit: Int) async throws {
      try await liveChat(GroupMeSize(groups: 1, messages: 400, chats: 0)) { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let group = try #require(try await client.groups().first).conversation
        let truth = try await live.truth(group).map(\.id)
        try #require(truth.count >= 400)
        var found = try await client.fetchMessages(in: group, before: truth[50], limit: limit)
        #expect(found.map(\.id) == Array(truth[(50 - limit)..<50]))
        // Fewer where the conversation begins.
        found = try await client.fetchMessages(in: group, before: truth[2], limit: 30)
        #expect(found.map(\.id) == Array(truth[..<2]))
        #expect(try await client.fetchMessages(in: group, before: truth[0], limit: limit) == [])
        await client.close()
      }
    }

    @Test func aListOfASuspendedClientComesWhenItIsResumed() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        try await client.suspend()
        let groups = client.observeGroups()
        let first = Task { await groups.first { _ in true } }
        try await Task.sleep(for: .milliseconds(20))
        try await client.resume()
        #expect(await first.value?.items.count == 4)
        await client.close()
      }
    }

    @Test(arguments: [true, false]) func aListEndsWithItsClient(_ isSuspended: Bool) async throws {
      try await liveChat { live in
        var client: ChatClient? = try await live.signIn { $0.worksByItself = false }
        if isSuspended { try await client?.suspend() }
        let groups = try #require(client).observeGroups()
        let reading = Task { for await _ in groups {} }
        try await Task.sleep(for: .milliseconds(20))
        client = nil
        await reading.value
      }
    }

    @Test func pushedMessageIsStoredAtOnce() async throws {
      try await liveChat { live in
        let client = try await live.signIn()
        let group = try await first(client)
        try await client.catchUp(group)
        let start = try await client.lastEvent()
        let id = try live.server.groupMe.post("hello", by: "103", in: group.remoteId)
        let message = try #require(MessageID(id))
        _ = try await client.next(after: start) { event in
          if case .messagesUpdated(group, let changes) = event {
            changes.inserted.contains(message)
          } else {
            false
          }
        }
        #expect(try await client.message(message)?.text == "hello")
        await client.close()
      }
    }

    @Test func aLostPushIsFoundOut() async throws {
      try await liveChat { live in
        let client = try await live.signIn()
        let group = try await first(client)
        try await client.catchUp(group)
        let start = try await client.lastEvent()
        live.server.groupMe.disturb(.drop, count: 3)
        for text in ["one", "two", "three", "four"] {
          try live.server.groupMe.post(text, by: "103", in: group.remoteId)
        }
        var found: Set<MessageID> = []
        for await published in client.events(after: start) {
          if case .messagesUpdated(group, let changes) = published.event {
            found.formUnion(changes.inserted)
          }
          if found.count == 4 { break }
        }
        let texts = try await client.messages(in: group, limit: 4).map(\.text)
        #expect(texts == ["one", "two", "three", "four"])
        await client.close()
      }
    }

    @Test func moreThanAPageMissed() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let group = try await first(client)
        for index in 0..<1_234 {
          try live.server.groupMe.post("\(index)", by: "103", in: group.remoteId)
        }
        try await client.synchronise()
        #expect(try await client.gaps(in: group) == [])
        let newest = try await client.messages(in: group, limit: 1_000).map(\.text)
        #expect(newest == (234..<1_234).map { "\($0)" })
        let error = await #expect(throws: PentadError.self) {
          try await client.messages(in: group, limit: 1_001)
        }
        #expect(error?.code == .invalid)
        await client.close()
      }
    }

    // MARK: Sending

    @Test func aMessageArrivesOnce() async throws {
      try await liveChat { live in
        let client = try await live.signIn()
        let group = try await first(client)
        let sent = try await client.sendNewMessage("over there", to: group)
        let arrived = try await client.delivery(of: sent)
        #expect(arrived.text == "over there" && arrived.sourceGuid == sent.sourceGuid)
        #expect(try await client.outgoing() == [])
        #expect(try await copies(of: "over there", in: group, live) == 1)
        await client.close()
      }
    }

    /// The server takes each message, and its answer is lost again and again.
    @Test(arguments: [Fault.Effect.cut(after: 10), .hangUp, .truncate(to: 5)])
    func anAnswerThatIsLostSendsNothingTwice(_ effect: Fault.Effect) async throws {
      try await liveChat { live in
        let client = try await live.signIn()
        let group = try await first(client)
        live.server.inject(
          Fault(
            effect, path: "/groupme/v3/groups/\(group.remoteId)/messages", method: "POST", count: 3)
        )
        let texts = (0..<5).map { "message \($0)" }
        var sent: [OutgoingMessage] = []
        for text in texts { sent.append(try await client.sendNewMessage(text, to: group)) }
        for message in sent { _ = try await client.delivery(of: message) }
        for text in texts { #expect(try await copies(of: text, in: group, live) == 1) }
        let stored = try await client.messages(in: group, limit: 5).map(\.text)
        #expect(stored == texts)
        await client.close()
      }
    }

    /// The server forgets names after a minute: then only looking helps.
    @Test func afterAMinuteItIsLookedFor() async throws {
      try await liveChat { live in
        let client = try await live.signIn { configuration in
          configuration.rhythm.resending = 0
        }
        let group = try await first(client)
        live.server.inject(
          Fault(
            .hangUp, path: "/groupme/v3/groups/\(group.remoteId)/messages", method: "POST", count: 1
          ))
        let start = try await client.lastEvent()
        let sent = try await client.sendNewMessage("once", to: group)
        _ = try await client.next(after: start) { event in
          if case .outgoingChanged(_, let change) = event { change.step == .sending } else { false }
        }
        live.server.clock.advance(by: 120_000)
        _ = try await client.delivery(of: sent)
        #expect(try await copies(of: "once", in: group, live) == 1)
        await client.close()
      }
    }

    @Test func refusalIsReportedAndBlocksNothing() async throws {
      try await liveChat { live in
        let client = try await live.signIn()
        let group = try await first(client)
        live.server.inject(
          Fault(
            .status(403), path: "/groupme/v3/groups/\(group.remoteId)/messages", method: "POST",
            count: 1))
        let refused = try await client.sendNewMessage("no", to: group)
        let taken = try await client.sendNewMessage("yes", to: group)
        _ = try await client.delivery(of: taken)
        await #expect(throws: PentadError.self) { try await client.delivery(of: refused) }
        #expect(try await client.outgoing().map(\.state) == [.failed])
        #expect(try await client.retry(refused.localId))
        #expect(try await client.delivery(of: refused).text == "no")
        await client.close()
      }
    }

    @Test func offlineEverythingWaitsInOrder() async throws {
      try await liveChat { live in
        let client = try await live.signIn()
        try await client.fetchAllGroups()
        let group = try await first(client)
        let id = try #require(group.groupId)
        let liked = try #require(try await client.messages(in: group).last { !$0.isSystem })
        let fault = live.server.inject(Fault(.hangUp, path: "/groupme"))
        live.server.groupMe.sockets(.cut)
        var sent: [OutgoingMessage] = []
        for text in ["a", "b", "c"] {
          sent.append(try await client.sendNewMessage(text, to: group))
        }
        try await client.like(liked.id)
        try await client.changeGroupName("Renamed", for: id)
        #expect(try await client.group(id)?.name == "Renamed")
        #expect(try await client.messages(in: group).isEmpty == false)
        #expect(try await client.search("a").isEmpty == false)
        live.server.removeFaults(fault)
        client.networkChanged()
        for message in sent { _ = try await client.delivery(of: message) }
        let newest = try await live.truth(group).filter { ["a", "b", "c"].contains($0.text) }
        #expect(newest.map(\.text) == ["a", "b", "c"])
        try await eventually {
          let truth = try await live.truth(group)
          return truth.first { $0.id == liked.id }?.favoritedBy.contains("101") == true
        }
        await client.close()
      }
    }

    // MARK: Helpers

    private func first(_ client: ChatClient) async throws -> ConversationKey {
      if try await client.groups().isEmpty { try await client.fetchAllGroups() }
      return try #require(try await client.groups().first).conversation
    }

    private func copies(
      of text: String, in conversation: ConversationKey, _ live: LiveChat
    ) async throws -> Int {
      try await live.truth(conversation).count { $0.text == text }
    }

    private func eventually(_ isTrue: () async throws -> Bool) async throws {
      while try await !isTrue() { try await Task.sleep(for: .milliseconds(20)) }
    }
  }
#endif
