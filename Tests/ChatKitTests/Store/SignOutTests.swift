import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Neither another client nor a pending request restores the data that a sign-out removed.
@Suite(.timeLimit(.minutes(15))) struct SignOutTests {
  private let world = StoreWorld()

  // MARK: The store

  /// A page that was asked for before, a push and a draft come after: from the opening that erased, and
  /// from another one.
  @Test(arguments: [true, false])
  func nothingIsStoredAfterASignOut(_ isShared: Bool) async throws {
    let store = try await world.open(inMemory: false)
    let other = isShared ? try await world.open(inMemory: false) : store
    try await store.ingest(.ids(1, 2), in: .seven, .after(.first))
    try await store.eraseAll(signingOut: true)
    try await refuses { () async throws(PentadError) in
      try await other.ingest(.ids(3), in: .seven, .newest)
    }
    try await refuses { () async throws(PentadError) in
      try await other.save(listing: [WireGroup(group: ChatGroup(id: "7", name: "Seven"))])
    }
    try await refuses { () async throws(PentadError) in
      try await other.setDraft("begun", in: .seven)
    }
    let error = #expect(throws: PentadError.self) { try other.setDraftNow("begun", in: .seven) }
    #expect(error?.code == .unauthorized)
    #expect(try await other.all() == [])
    #expect(try await other.groups() == [])
    #expect(try await other.draft(in: .seven) == nil)
    if isShared { await other.close() }
    // It can be done again, as after one that failed halfway.
    try await store.eraseAll(signingOut: true)
    await store.close()
    let opening = await #expect(throws: PentadError.self) {
      try await world.open(inMemory: false)
    }
    #expect(opening?.code == .unauthorized)
    let again = try await world.open(inMemory: false, isSigningIn: true)
    try await again.ingest(.ids(3), in: .seven, .newest)
    #expect(try await again.all().ids == [3])
    await again.close()
  }

  private func refuses(_ write: () async throws(PentadError) -> Void) async throws {
    #expect(await code(write) == .unauthorized)
  }

  @Test func erasingIsNotASignOut() async throws {
    let store = try await world.open(inMemory: false)
    let other = try await world.open(inMemory: false)
    try await store.eraseAll()
    try await other.ingest(.ids(3), in: .seven, .newest)
    await other.close()
    try await store.eraseAll()
    try await store.ingest(.ids(3), in: .seven, .newest)
    await store.close()
    await (try world.open(inMemory: false)).close()
  }

  // MARK: Tokens

  /// The user signs out, by the client that renews or by another, while the server is asked whose the new
  /// token is, and while that is being kept.
  @Test(arguments: [true, false], [true, false])
  func aRenewalEndsWithASignOut(_ isAsked: Bool, _ isOther: Bool) async throws {
    let credentials = HookedCredentials()
    let signOut = Lock<(@Sendable () async -> Void)?>(nil)
    let client = try await ChatClient.inMemory(folder: world.folder, credentials) {
      await signOut.take()?()
    }
    let other = try await ChatClient.inMemory(folder: world.folder, credentials)
    let leaving = isOther ? other : client
    let leave: @Sendable () async -> Void = { try? await leaving.signOut() }
    if isAsked {
      signOut.withLock { $0 = leave }
    } else {
      credentials.beforeSet.withLock { $0 = leave }
    }
    await #expect(throws: PentadError.self) { try await client.renew(token: "tok-2") }
    #expect(await credentials.token == nil)
    await client.close()
    await other.close()
  }

  /// The new sign-in's token is not the renewal's to remove.
  @Test func aRenewalLeavesTheTokenOfASignIn() async throws {
    let credentials = HookedCredentials()
    let change = Lock<(@Sendable () async -> Void)?>(nil)
    let client = try await ChatClient.inMemory(folder: world.folder, credentials) {
      await change.take()?()
    }
    let folder = world.folder
    let next = Lock<ChatClient?>(nil)
    change.withLock {
      $0 = {
        try? await client.signOut()
        let signedIn = try? await ChatClient.inMemory("tok-3", folder: folder, credentials)
        next.withLock { $0 = signedIn }
      }
    }
    await #expect(throws: PentadError.self) { try await client.renew(token: "tok-2") }
    #expect(await credentials.token == "tok-3")
    try await next.withLock { $0 }?.setDraft("begun", in: .seven)
    await next.withLock { $0 }?.close()
  }

  /// The token has gone, and what is stored has not, when the user signs in again.
  @Test func signInDuringASignOutIsKept() async throws {
    let credentials = HookedCredentials()
    let folder = world.folder
    let client = try await ChatClient.inMemory(folder: folder, credentials)
    let next = Lock<ChatClient?>(nil)
    credentials.afterRemove.withLock {
      $0 = {
        let signedIn = try? await ChatClient.inMemory("tok-2", folder: folder, credentials)
        next.withLock { $0 = signedIn }
      }
    }
    try await client.signOut()
    #expect(await credentials.token == "tok-2")
    let signedIn = try #require(next.withLock { $0 })
    try await signedIn.setDraft("begun", in: .seven)
    await signedIn.close()
  }
}

/// Secrets that let something else happen meanwhile, once.
private final class HookedCredentials: CredentialStore {
  let beforeSet = Lock<(@Sendable () async -> Void)?>(nil)
  /// After everything of a removal of tokens.
  let afterRemove = Lock<(@Sendable () async -> Void)?>(nil)
  private let memory = MemoryCredentialStore()

  var token: String? {
    get async {
      await memory.get(CredentialKey(account: "groupme 101", name: "token"))
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  func get(_ key: CredentialKey) async throws(PentadError) -> [UInt8]? { await memory.get(key) }

  func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
    await beforeSet.take()?()
    await memory.set(secret, key)
  }

  func remove(_ key: CredentialKey) async throws(PentadError) {
    await memory.remove(key)
    if key.name == "current" { await afterRemove.take()?() }
  }
}

extension Lock<(@Sendable () async -> Void)?> {
  fileprivate func take() -> (@Sendable () async -> Void)? {
    withLock { call in
      defer { call = nil }
      return call
    }
  }
}
