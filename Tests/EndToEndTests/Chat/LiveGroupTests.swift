#if Networking && Storage
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// Lists of groups that the server has made before the user did something.
  @Suite(.timeLimit(.minutes(15))) struct LiveGroupTests {
    @Test func formerGroupsBringNobodyOut() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.fetchAllGroups()
        let ids = try await client.groups().map(\.id)
        let (left, other) = (ids[0], ids[1])
        for id in [left, other] { try await client.leaveGroup(id) }
        #expect(try await Set(client.fetchFormerGroups().map(\.id)) == [left, other])
        // The answer is made, and then comes byte by byte.
        live.server.inject(Fault(.drip(every: 1), path: "/groupme/v3/groups/former", count: 1))
        async let former = client.fetchFormerGroups()
        try await TimeSource.system.sleep(300)
        _ = try await client.rejoinGroup(left)
        #expect(try await former.map(\.id) == [other])
        #expect(try await client.groups().map(\.id).contains(left))
        #expect(try await client.groups(.exited).map(\.id) == [other])
        await client.close()
      }
    }
  }
#endif
