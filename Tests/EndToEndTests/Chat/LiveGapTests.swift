#if Networking
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// A server wrongly reports an empty range: no message is lost.
  @Suite(.timeLimit(.minutes(15))) struct LiveGapTests {
    private func fault(_ count: Int) -> Fault {
      Fault(.status(404), path: "/groupme/v3/groups", query: "before_id", count: count)
    }

    @Test(arguments: [1, 2]) func aGapIsClosedAllTheSame(_ count: Int) async throws {
      try await liveChat(GroupMeSize(groups: 1, messages: 120, chats: 0)) { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let group = try #require(try await client.groups().first).conversation
        try await client.fetchHistory(of: group)
        for index in 0..<701 {
          try live.server.groupMe.post("\(index)", by: "103", in: group.remoteId)
        }
        live.server.inject(fault(count))
        try await client.synchronise()
        #expect(try await client.gaps(in: group) == [])
        let stored = try await client.messages(in: group, limit: 1_000)
        #expect(try await stored.map(\.id) == live.truth(group).map(\.id))
        await client.close()
      }
    }

    @Test func aHistoryIsReadToItsBeginning() async throws {
      try await liveChat(GroupMeSize(groups: 1, messages: 400, chats: 0)) { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let group = try #require(try await client.groups().first).conversation
        live.server.inject(fault(1))
        try await client.fetchHistory(of: group)
        let stored = try await client.messages(in: group, limit: 1_000)
        #expect(try await stored.map(\.id) == live.truth(group).map(\.id))
        await client.close()
      }
    }
  }
#endif
