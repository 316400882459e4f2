#if Networking
  import PentadCore
  import Synchronization
  import TestSupport
  import Testing

  @testable import ChatKit

  /// Lists of groups that the server has made before the user did something.
  @Suite(.timeLimit(.minutes(15))) struct LiveGroupTests {
    @Test func formerGroupsListDoesNotRemoveMembers() async throws {
      try await liveChat { live in
        let held = HeldList(live.transport)
        let client = try await ChatClient.signIn(
          token: "tok-alice", live.configuration { $0.worksByItself = false }, transport: held,
          sockets: live.transport)
        try await client.fetchAllGroups()
        let ids = try await client.groups().map(\.id)
        let (left, other) = (ids[0], ids[1])
        for id in [left, other] { try await client.leaveGroup(id) }
        #expect(try await Set(client.fetchFormerGroups().map(\.id)) == [left, other])
        held.holdBack()
        async let former = client.fetchFormerGroups()
        _ = await held.arrived.entries(1)
        _ = try await client.rejoinGroup(left)
        held.letGo()
        #expect(try await former.map(\.id) == [other])
        #expect(try await client.groups().map(\.id).contains(left))
        #expect(try await client.groups(.exited).map(\.id) == [other])
        await client.close()
      }
    }

    /// Can hold back the list of former groups, which the server has made by then.
    private final class HeldList: Transport {
      let arrived = Recorder<Void>()
      private let gate = Recorder<Void>()
      private let transport: any Transport
      private let isHolding = Mutex(false)

      init(_ transport: any Transport) { self.transport = transport }

      func holdBack() { isHolding.withLock { $0 = true } }

      func letGo() { gate.record(()) }

      func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
        let response = try await transport.send(request)
        guard request.url.path.hasSuffix("/groups/former"), isHolding.withLock({ $0 }) else {
          return response
        }
        arrived.record(())
        _ = await gate.entries(1)
        return response
      }
    }
  }
#endif
