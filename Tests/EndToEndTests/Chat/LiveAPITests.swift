#if Networking
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import TestSupport
  import Testing

  @testable import ChatKit

  /// The calls of the API and the reference server.
  @Suite(.timeLimit(.minutes(15))) struct LiveAPITests {
    private static let key = ConversationKey.direct(between: "101", and: "102")

    private struct Parties {
      let server: ReferenceServer
      let alice: GroupMeAPI
      let bob: GroupMeAPI
    }

    private func live(_ body: (Parties) async throws -> Void) async throws {
      let server = try await ReferenceServer.start(
        classes: 10, groupMe: GroupMeSize(groups: 3, members: 4, messages: 130, chats: 2))
      let transport = try HTTPTransport()
      let servers = try GroupMeServers(reference: server.url)
      func api(_ token: String, _ userId: String) -> GroupMeAPI {
        GroupMeAPI(
          transport: transport, servers: servers,
          token: { () async throws(PentadError) in token }, userId: userId)
      }
      let parties = Parties(
        server: server, alice: api("tok-alice", "101"), bob: api("tok-bob", "102"))
      do {
        try await body(parties)
      } catch {
        await transport.shutdown()
        await server.stop()
        throw error
      }
      await transport.shutdown()
      await server.stop()
    }

    private func code(_ body: () async throws(PentadError) -> Void) async -> PentadError.Code? {
      do throws(PentadError) {
        try await body()
        return nil
      } catch {
        return error.code
      }
    }

    /// All messages of a conversation, by pages of so many, read backwards or forwards.
    private func all(
      _ api: GroupMeAPI, _ key: ConversationKey, by limit: Int, forwards: Bool
    ) async throws -> [ChatMessage] {
      var messages: [ChatMessage] = []
      var cursor = forwards ? MessageCursor.after(MessageID(rawValue: 0)) : .newest
      while true {
        let page = try await api.messagesIndex(key, cursor, limit: limit)
        let read = try page.messages(in: key)
        guard let lowest = read.map(\.id).min(), let highest = read.map(\.id).max() else {
          return messages.sorted { $0.id < $1.id }
        }
        messages += read
        cursor = forwards ? .after(highest) : .before(lowest)
      }
    }

    @Test func aWholeHistoryIsReadBothWays() async throws {
      try await live { parties in
        let group = try #require(try await parties.alice.groupsIndex(page: 1).first?.group)
        let back = try await all(parties.alice, group.conversation, by: 7, forwards: false)
        let forth = try await all(parties.alice, group.conversation, by: 100, forwards: true)
        #expect(back == forth)
        #expect(back.count == group.state.messageCount)
        #expect(back.last?.id == group.state.lastMessage)
        #expect(Set(back.map(\.id)).count == back.count)
        // All kinds of attachments and events occur, and each is decoded or preserved.
        for message in back {
          for attachment in message.attachments {
            if case .unknown(let json) = attachment { #expect(json.hasPrefix(#"{"type":"#)) }
          }
          #expect((message.event == nil) == (message.eventType == nil))
          #expect(message.isSystem == (message.senderKind == .system))
          #expect(message.extra == nil)
        }
      }
    }

    @Test func groupsAndTheirMembers() async throws {
      try await live { parties in
        let alice = parties.alice
        let me = try await alice.usersMe()
        #expect(me.id == "101")
        #expect(try await alice.groupsIndex(page: 1).count == 3)
        #expect(try await alice.groupsIndex(page: 2).isEmpty)
        var made = try await alice.groupsCreate(GroupChange(name: "New", isShared: true))
        #expect(made.group.name == "New" && made.group.shareURL != nil)
        #expect(made.members?.map(\.userId) == ["101"])
        // A new name does not end the sharing.
        made = try await alice.groupsUpdate(made.group.id, GroupChange(name: "Newer"))
        #expect(made.group.name == "Newer" && made.group.shareURL != nil)
        let id = made.group.id
        let guest = MemberInvitation(nickname: "Bobby", address: .userId("102"), guid: "g1")
        let results = try await alice.membersAdd([guest], to: id)
        let early = await code { () async throws(PentadError) in
          _ = try await alice.membersResults(results, in: id)
        }
        #expect(early == .resultsNotReady)
        parties.server.clock.advance(by: 2_000)
        let added = try await alice.membersResults(results, in: id)
        #expect(added.map(\.guid) == ["g1"] && added.first?.member.nickname == "Bobby")
        parties.server.clock.advance(by: 3_600_000)
        let late = await code { () async throws(PentadError) in
          _ = try await alice.membersResults(results, in: id)
        }
        #expect(late == .resultsExpired)
        #expect(try await parties.bob.nicknameUpdate("Rob", in: id)?.nickname == "Rob")
        let membership = try #require(added.first?.member.membershipId)
        try await parties.bob.membersRemove(membership, from: id)
        let gone = await code { () async throws(PentadError) in
          _ = try await parties.bob.groupsShow(id)
        }
        #expect(gone == .notMember)
        let outside = await code { () async throws(PentadError) in
          _ = try await parties.bob.messagesIndex(.group(id), .before(MessageID(rawValue: 5)))
        }
        #expect(outside == .notMember)
        #expect(try await parties.bob.groupsFormer().map(\.group.id) == [id])
        #expect(try await parties.bob.membershipStates()[id] == .exited)
        #expect(try await parties.bob.groupsRejoin(id).group.id == id)
        let refused = await code { () async throws(PentadError) in
          try await parties.bob.groupsDestroy(id)
        }
        #expect(refused == .notAllowed)
        try await alice.groupsDestroy(id)
        let destroyed = await code { () async throws(PentadError) in
          _ = try await alice.groupsShow(id)
        }
        #expect(destroyed == .notMember)
      }
    }

    @Test func messagesAreSentOnceAMinute() async throws {
      try await live { parties in
        for key in [Self.key, .group(try #require(await firstGroup(parties)))] {
          let draft = WireDraft(
            sourceGuid: "guid-\(key)", text: "first", attachments: [.poll(id: "7")])
          let page = try await parties.alice.messagesCreate(draft, in: key)
          let sent = try #require(try page.messages(in: key).first)
          #expect(sent.sourceGuid == draft.sourceGuid && sent.text == "first")
          #expect(sent.attachments == [.poll(id: "7")])
          let again = await code { () async throws(PentadError) in
            _ = try await parties.alice.messagesCreate(draft, in: key)
          }
          #expect(again == .duplicateMessage)
          parties.server.clock.advance(by: 61_000)
          let twice = try await parties.alice.messagesCreate(draft, in: key).messages(in: key)
          #expect(twice.first?.id != sent.id)
          let long = WireDraft(sourceGuid: "x", text: String(repeating: "x", count: 1_001))
          let tooLong = await code { () async throws(PentadError) in
            _ = try await parties.alice.messagesCreate(long, in: key)
          }
          #expect(tooLong == .textTooLong)
        }
      }
    }

    private func firstGroup(_ parties: Parties) async throws -> ChatGroup.ID? {
      // Alice is in all groups, Bob in all but one.
      try await parties.bob.groupsIndex(page: 1).first?.group.id
    }

    @Test func messagesAreChangedLikedAndPinned() async throws {
      try await live { parties in
        for key in [Self.key, .group(try #require(await firstGroup(parties)))] {
          let page = try await parties.alice.messagesCreate(
            WireDraft(sourceGuid: "g-\(key)", text: "first"), in: key)
          let sent = try #require(try page.messages(in: key).first)
          let edited = try await parties.alice.editMessage(
            sent.id, in: key, text: "second", attachmentsJSON: #"[{"type":"new","x":[1, 2]}]"#)
          let changed = try #require(try edited.messages(in: key).first)
          #expect(changed.text == "second" && changed.updatedAt != nil)
          #expect(changed.attachments.count == 1)
          #expect(MessageMerge.merge(changed, into: sent) == changed)
          let liked = try #require(try await parties.bob.like(sent.id, in: key))
          #expect(liked.list == [ChatReaction(.heart, userIds: ["102"])])
          #expect(try await parties.bob.unlike(sent.id, in: key)?.json == "[]")
          try await parties.alice.pin(sent.id, in: key)
          let pinned = try await parties.alice.pinned(in: key).messages(in: key)
          #expect(pinned.contains { $0.id == sent.id && $0.pinnedBy == "101" })
          try await parties.alice.unpin(sent.id, in: key)
          let left = try await parties.alice.pinned(in: key).messages(in: key)
          #expect(!left.contains { $0.id == sent.id })
          try await parties.alice.deleteMessage(sent.id, in: key)
          let newest = try await parties.alice.messagesIndex(key).messages(in: key)
          #expect(newest.first { $0.id == sent.id }?.isDeleted == true)
          let missing = await code { () async throws(PentadError) in
            try await parties.alice.deleteMessage(MessageID(rawValue: 5), in: key)
          }
          #expect(missing == .messageNotFound)
        }
      }
    }

    @Test func chatsAndWhatIsRead() async throws {
      try await live { parties in
        let alice = parties.alice
        let page = try await parties.bob.messagesCreate(
          WireDraft(sourceGuid: "g", text: "hello"), in: Self.key)
        let sent = try #require(try page.messages(in: Self.key).first)
        let chat = try #require(
          try await alice.chatsIndex(page: 1).first { $0.chat.conversation == Self.key })
        #expect(chat.chat.otherUserId == "102" && chat.chat.state.lastMessage == sent.id)
        #expect(try chat.lastMessage?.messages(in: Self.key).first?.text == "hello")
        try await alice.markRead(Self.key, message: sent.id)
        let receipts = try await alice.readReceipts()
        #expect(receipts.contains { $0.conversation == Self.key && $0.message == sent.id })
        #expect(try await alice.chatsShow(Self.key).chat.state.unreadCount == 0)
        let seen = try await parties.bob.messagesIndex(Self.key).forEach({ _ in })
        #expect(seen.readReceipt?.userId == "101" && seen.readReceipt?.message == sent.id)
        try await alice.mute(Self.key)
        #expect(try await alice.chatsShow(Self.key).chat.state.mutedUntil != nil)
        try await alice.unmute(Self.key)
        #expect(try await alice.chatsShow(Self.key).chat.state.mutedUntil == nil)
        let group = try #require(await firstGroup(parties))
        try await alice.mute(.group(group), minutes: 60)
        #expect(try await alice.groupsShow(group).group.state.mutedUntil != nil)
        try await alice.unmute(.group(group))
        #expect(try await alice.groupsShow(group).group.state.mutedUntil == nil)
      }
    }

    @Test func picturesHaveSizes() async throws {
      try await live { parties in
        let image = try await parties.alice.uploadImage(Array("a picture".utf8))
        #expect(image.avatar != image.url)
        let transport = try HTTPTransport()
        for url in [image.url, image.avatar, image.preview, image.large] {
          let response = try await transport.send(TransportRequest(try TransportURL(url)))
          let bytes = try await response.body.collect(limit: 1_000)
          #expect(String(decoding: bytes, as: UTF8.self) == "a picture")
        }
        await transport.shutdown()
      }
    }

    @Test func theTokenAndTheGate() async throws {
      try await live { parties in
        parties.server.groupMe.setGated(true)
        let gated = await code { () async throws(PentadError) in
          _ = try await parties.alice.groupsCreate(GroupChange(name: "New"))
        }
        #expect(gated == .deviceVerificationRequired)
        parties.server.groupMe.expire(token: "tok-alice")
        let expired = await code { () async throws(PentadError) in
          _ = try await parties.alice.usersMe()
        }
        #expect(expired == .signInRequired)
        let bob = try await parties.bob.usersMe()
        #expect(bob.id == "102")
        let recorded = "\(parties.server.log)"
        #expect(!recorded.contains("tok-"))
      }
    }
  }
#endif
