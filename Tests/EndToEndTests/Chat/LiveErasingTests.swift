#if Networking
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// A client whose store is erased is empty, open and signed in.
  @Suite(.timeLimit(.minutes(15))) struct LiveErasingTests {
    @Test(arguments: [false, true]) func erasedDataIsGone(isShared: Bool) async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        let other = isShared ? try await live.open { $0.worksByItself = false } : nil
        try await client.synchronise()
        let group = try #require(try await client.groups().first).conversation
        try await client.setDraft("begun", in: group)
        let sent = try await client.sendNewMessage("never sent", to: group)
        try await client.eraseAll()
        let usage = try await client.storageUsage()
        #expect(usage.groups + usage.chats + usage.messages + usage.waiting == 0)
        #expect(try await client.account()?.id == "101")
        await #expect(throws: PentadError.self) { try await client.delivery(of: sent) }
        try await client.synchronise()
        let groups = try await client.groups()
        #expect(!groups.isEmpty && groups.allSatisfy { $0.state.draft == nil })
        #expect(try await !live.truth(group).contains { $0.text == "never sent" })
        await other?.close()
        await client.close()
      }
    }

    @Test func automaticClientFetchesAgainAfterErasing() async throws {
      try await liveChat { live in
        let client = try await live.signIn()
        try await client.synchronise()
        let count = try await client.groups().count
        try await client.eraseAll()
        for await groups in client.observeGroups() where groups.items.count == count { break }
        try await live.expectTruth(client)
        await client.close()
        // The token stays: the account opens without another sign-in.
        await (try live.open()).close()
      }
    }

    @Test func aSignOutThatFailsLeavesAClientThatWorks() async throws {
      try await liveChat { live in
        let credentials = KeptCredentials()
        let client = try await live.signIn { $0.credentials = credentials }
        try await client.synchronise()
        let group = try #require(try await client.groups().first).conversation
        await #expect(throws: PentadError.self) { try await client.signOut() }
        _ = try await client.sendNewMessage("still here", to: group)
        while try await !live.truth(group).contains(where: { $0.text == "still here" }) {
          try await Task.sleep(for: .milliseconds(20))
        }
        credentials.mayGo.withLock { $0 = true }
        try await client.signOut()
        await #expect(throws: PentadError.self) { try await client.groups() }
      }
    }

    /// The same, whether the wait sees first that the message has gone, or that the client has.
    @Test(arguments: 0..<8) func everySignOutEndsAWaitWithTheSameError(_ run: Int) async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let group = try #require(try await client.groups().first).conversation
        let sent = try await client.sendNewMessage("never sent", to: group)
        let waits = (0..<8).map { _ in
          Task { () async -> PentadError.Code? in
            do throws(PentadError) {
              _ = try await client.delivery(of: sent)
              return nil
            } catch {
              return error.code
            }
          }
        }
        try await client.signOut()
        for wait in waits {
          let ending = await wait.value
          #expect(ending == .closed)
        }
      }
    }
  }

  /// Secrets that cannot be removed until the test allows it.
  private final class KeptCredentials: CredentialStore {
    let mayGo = Lock(false)
    private let memory = MemoryCredentialStore()

    func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? {
      await memory.get(key)
    }

    func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
      await memory.set(secret, key)
    }

    func remove(_ key: CredentialKey) async throws(PentadError) {
      guard mayGo.withLock({ $0 }) else { throw PentadError(.diskFull, "no room") }
      await memory.remove(key)
    }
  }
#endif
