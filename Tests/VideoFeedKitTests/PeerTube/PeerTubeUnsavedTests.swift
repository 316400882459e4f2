import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// New tokens for which there was no room.
@Suite struct PeerTubeUnsavedTests {
  private let rig: PeerTubeRig
  private let disk: FullDisk
  private let source: PeerTubeSource

  /// The disk is full, and the server has given the second pair of tokens.
  init() async throws {
    rig = try await PeerTubeRig()
    disk = FullDisk(rig.credentials)
    source = try PeerTubeSource(
      server: rig.server, user: "alice", transport: rig.stub.transport, credentials: disk,
      time: PeerTubeRig.time)
    rig.stub.expire()
    #expect(await code() == .storage)
    #expect(await rig.stored() == Self.pair(1))
  }

  private static func pair(_ number: Int) -> String {
    #"{"access":"access-\#(number)","refresh":"refresh-\#(number)"}"#
  }

  private func code() async -> PentadError.Code? {
    await PeerTubeRig.code { _ = try await source.account() }
  }

  @Test func theyAreStoredOnceThereIsRoom() async throws {
    #expect(await code() == nil)
    #expect(await rig.stored() == Self.pair(1))
    disk.isFull.withLock { $0 = false }
    #expect(await code() == nil)
    #expect(await rig.stored() == Self.pair(2))
    rig.stub.expire()
    #expect(await code() == nil)
    #expect(await rig.stored() == Self.pair(3))
    #expect(rig.stub.count("POST /users/token") == 2)
  }

  @Test(arguments: [false, true])
  func theyAreRenewedThemselves(_ isFull: Bool) async throws {
    #expect(await code() == nil)
    rig.stub.expire()
    disk.isFull.withLock { $0 = isFull }
    #expect(await code() == (isFull ? .storage : nil))
    #expect(await code() == nil)
    #expect(await rig.stored() == Self.pair(isFull ? 1 : 3))
    disk.isFull.withLock { $0 = false }
    #expect(await code() == nil)
    #expect(await rig.stored() == Self.pair(3))
    let renewals = rig.stub.asked.filter { $0.hasPrefix("POST /users/token") }
    #expect(renewals.last?.hasSuffix("refresh_token=refresh-2") == true && renewals.count == 2)
  }

  @Test func manyCallsStoreThemOnce() async throws {
    disk.isFull.withLock { $0 = false }
    let tries = disk.tries.withLock { $0 }
    await withTaskGroup(of: PentadError.Code?.self) { group in
      for _ in 0..<20 { group.addTask { await code() } }
      for await code in group { #expect(code == nil) }
    }
    #expect(disk.tries.withLock { $0 } == tries + 1)
    #expect(await rig.stored() == Self.pair(2))
  }

  @Test(arguments: [false, true])
  func signingOutElsewhereCounts(_ isSignedInAgain: Bool) async throws {
    await rig.credentials.remove(PeerTubeRig.key)
    if isSignedInAgain { await rig.store("access-9", "refresh-9") }
    disk.isFull.withLock { $0 = false }
    let token = try? await source.api.session?.bearer.token()
    #expect(token == (isSignedInAgain ? "access-9" : nil))
    #expect(await rig.stored() == (isSignedInAgain ? Self.pair(9) : nil))
    #expect(rig.stub.asked.last == "POST /users/revoke-token")
  }

  @Test func signingOutEndsThem() async throws {
    try await source.signOut()
    #expect(await rig.stored() == nil)
    #expect(rig.stub.asked.last == "POST /users/revoke-token")
    #expect(rig.stub.count("POST /users/token") == 1)
    #expect(await code() == .signInRequired)
  }

  /// Another process has signed in again: there are two sign-ins to end.
  @Test func signingOutRevokesUnsavedAndStoredTokens() async throws {
    #expect(rig.stub.isSignedIn)
    await rig.store("access-9", "refresh-9")
    try await source.signOut()
    #expect(await rig.stored() == nil)
    #expect(!rig.stub.isSignedIn)
    #expect(rig.stub.count("POST /users/revoke-token") == 2)
  }

  /// A store that takes nothing as long as it is full.
  private final class FullDisk: CredentialStore {
    let store: MemoryCredentialStore
    let isFull = Lock(true)
    let tries = Lock(0)

    init(_ store: MemoryCredentialStore) { self.store = store }

    func get(_ key: CredentialKey) async -> [UInt8]? { await store.get(key) }
    func remove(_ key: CredentialKey) async { await store.remove(key) }
    func set(_ secret: [UInt8], _ key: CredentialKey) async throws(PentadError) {
      tries.withLock { $0 += 1 }
      guard !isFull.withLock({ $0 }) else { throw PentadError(.storage, "the disk is full") }
      await store.set(secret, key)
    }
  }
}
