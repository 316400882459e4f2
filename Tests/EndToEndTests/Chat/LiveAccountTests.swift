#if Networking
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// Several accounts in one folder, and credentials that fail.
  @Suite(.timeLimit(.minutes(15))) struct LiveAccountTests {
    @Test func newTokenIsNotASignIn() async throws {
      try await liveChat { live in
        for token in ["tok-alice", "tok-bob"] {
          await (try live.signIn(token) { $0.worksByItself = false }).close()
        }
        let alice = try await ChatClient.open(
          live.configuration { $0.worksByItself = false }, userId: "101",
          transport: live.transport, sockets: live.transport)
        try live.server.groupMe.grant(token: "tok-new", to: "101")
        live.server.groupMe.expire(token: "tok-alice")
        try await alice.renew(token: "tok-new")
        try await alice.fetchAllGroups()
        await alice.close()
        let last = try await live.open { $0.worksByItself = false }
        #expect(last.userId == "102")
        await last.close()
      }
    }

    /// The client works on, and is the one that opens the next time.
    @Test(arguments: FailingCredentials.Step.allCases)
    private func aSignOutThatFailsLeavesTheToken(_ step: FailingCredentials.Step) async throws {
      try await liveChat { live in
        let credentials = FailingCredentials()
        let client = try await live.signIn {
          $0.worksByItself = false
          $0.credentials = credentials
        }
        credentials.failing.withLock { $0 = step }
        guard step != .removeCurrent else {
          // The token has gone, which is what counts.
          try await client.signOut()
          return
        }
        let error = await #expect(throws: PentadError.self) { try await client.signOut() }
        #expect(error?.code == .diskFull)
        credentials.failing.withLock { $0 = nil }
        try await client.synchronise()
        #expect(try await !client.groups().isEmpty)
        let other = try await live.open {
          $0.worksByItself = false
          $0.credentials = credentials
        }
        #expect(other.userId == client.userId)
        await other.close()
        try await client.signOut()
      }
    }
  }

  /// A credential store that fails at one step.
  private final class FailingCredentials: CredentialStore {
    enum Step: CaseIterable { case readCurrent, removeCurrent, removeToken }

    let failing = Lock<Step?>(nil)
    private let memory = MemoryCredentialStore()

    func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? {
      if key.name == "current" { try check(.readCurrent) }
      return await memory.get(key)
    }

    func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
      await memory.set(secret, key)
    }

    func remove(_ key: CredentialKey) async throws(PentadError) {
      try check(key.name == "current" ? .removeCurrent : .removeToken)
      await memory.remove(key)
    }

    private func check(_ step: Step) throws(PentadError) {
      if failing.withLock({ $0 }) == step { throw PentadError(.diskFull, "no room") }
    }
  }
#endif
