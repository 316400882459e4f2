import Foundation
import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A sign-out leaves no data, in every mode and for every network failure.
@Suite(.timeLimit(.minutes(15))) struct SigningOutTests {
  private let world = VideoWorld()
  private let credentials = MemoryCredentialStore()
  private let peerTube = SourceID("peertube:peertube.example/alice")
  private let history = SourceID("peertube:peertube.example/alice/my-library/history/videos")
  private let shelby = SourceID("shelby:shelby.example/7")

  /// The network's behaviour during a sign-out.
  enum Network: String, CaseIterable {
    case works, isOff, fails, isNone, isDemo
  }

  private func transport(_ network: Network) -> ScriptedTransport? {
    if network == .isNone { return nil }
    return ScriptedTransport { request, _ async throws(PentadError) in
      switch network {
      case .isOff: throw PentadError(.offline, "no network")
      case .fails: return .text(503, "")
      default: return .text(200, "{}")
      }
    }
  }

  /// A feed whose users have signed in to both servers before.
  private func feed(
    _ network: Network, credentials: (any CredentialStore)? = nil
  ) async throws -> VideoFeed {
    let store = try await world.open(inMemory: false)
    for (id, kind, address): (SourceID, SourceDescription.Kind, String) in [
      (peerTube, .peerTube, "https://peertube.example/videos/subscriptions"),
      (history, .peerTube, "https://peertube.example/my-library/history/videos"),
      (shelby, .shelby, "https://shelby.example"),
    ] {
      try await store.save(
        source: SourceDescription(id: id, kind: kind, address: address, addedAt: 5))
    }
    await store.close()
    for key in Self.keys { await self.credentials.set(Self.secret(key), key) }
    return try await world.feed([], transport: transport(network), inMemory: false) {
      $0.credentials = credentials ?? self.credentials
      $0.isDemo = network == .isDemo
    }
  }

  private static let keys = [
    PeerTubeRig.key, CredentialKey(account: "shelby:shelby.example/7", name: "oauth1"),
    CredentialKey(account: "shelby:shelby.example", name: "sign-in"),
  ]

  private static func secret(_ key: CredentialKey) -> [UInt8] {
    Array(
      (key.name == "tokens"
        ? #"{"access":"a","refresh":"r"}"#
        : "consumer=c&token=t&reads=HMAC-SHA1&request=r&access=a").utf8)
  }

  @Test(arguments: Network.allCases) func signOutOfEachSource(_ network: Network) async throws {
    let feed = try await feed(network)
    let stored = try #require(try await feed.store.source(history))
    let other = try feed.live.whole(stored.description)
    _ = try? await other.account()
    try await feed.signOut(peerTube)
    try await feed.signOut(shelby)
    for key in Self.keys { #expect(await credentials.get(key) == nil, "\(key.name)") }
    let left = try await feed.sources().map(\.id)
    #expect(!left.contains(peerTube) && !left.contains(shelby))
    // The other feed of the same user has to be signed in to again.
    let error = await #expect(throws: PentadError.self) { try await other.page(FeedRequest()) }
    #expect(error?.code == .signInRequired)
    await feed.close()
  }

  @Test(arguments: Network.allCases) func erasingSignsOutOfAllSources(_ network: Network)
    async throws
  {
    let feed = try await feed(network)
    try await feed.eraseAll()
    for key in Self.keys { #expect(await credentials.get(key) == nil, "\(key.name)") }
    #expect(try await feed.sources() == [])
    await feed.close()
  }

  /// The user's secrets stay for other feeds, but not forever.
  @Test(arguments: Network.allCases) func erasingSignsOutOfRemovedSources(_ network: Network)
    async throws
  {
    let feed = try await feed(network)
    for id in [history, peerTube, shelby] { try await feed.remove(id) }
    for key in Self.keys { #expect(await credentials.get(key) != nil, "\(key.name)") }
    await feed.close()
    let next = try await world.feed([], transport: transport(network), inMemory: false) {
      $0.credentials = credentials
      $0.isDemo = network == .isDemo
    }
    try await next.eraseAll()
    for key in Self.keys { #expect(await credentials.get(key) == nil, "\(key.name)") }
    #expect(try await next.rememberedSignIns() == [])
    await next.close()
  }

  @Test func signedOutSourcesLeaveNoRecord() async throws {
    let feed = try await feed(.works)
    try await feed.remove(history)
    #expect(try await feed.rememberedSignIns().map(\.id) == [peerTube])
    try await feed.signOut(peerTube)
    #expect(try await feed.rememberedSignIns() == [])
    try await feed.signOut(shelby)
    #expect(try await feed.rememberedSignIns() == [])
    await feed.close()
  }

  @Test func failedSignOutOfRemovedSourcesCanBeRetried() async throws {
    let stubborn = StubbornCredentials(credentials)
    let feed = try await feed(.works, credentials: stubborn)
    try await feed.remove(shelby)
    for id in [peerTube, history] { try await feed.remove(id) }
    let left = try await feed.sources()
    await #expect(throws: PentadError.self) { try await feed.eraseAll() }
    #expect(try await feed.sources() == left)
    stubborn.isWilling.withLock { $0 = true }
    try await feed.eraseAll()
    for key in Self.keys { #expect(await credentials.get(key) == nil, "\(key.name)") }
    await feed.close()
  }

  @Test func failedSignOutCanBeRetried() async throws {
    let stubborn = StubbornCredentials(credentials)
    let feed = try await feed(.works, credentials: stubborn)
    for id in [peerTube, shelby] {
      await #expect(throws: PentadError.self) { try await feed.signOut(id) }
      #expect(try await feed.source(id) != nil)
    }
    await #expect(throws: PentadError.self) { try await feed.eraseAll() }
    #expect(try await feed.sources().count > 2)
    stubborn.isWilling.withLock { $0 = true }
    for id in [peerTube, shelby] { try await feed.signOut(id) }
    for key in Self.keys { #expect(await credentials.get(key) == nil, "\(key.name)") }
    await feed.close()
  }

  /// A picture on its way is not kept, and the user's own goes.
  @Test func picturesAreRemoved() async throws {
    let (begun, go) = (Recorder<Void>(), Recorder<Void>())
    let picture = "\u{89}PNG\r\n\u{1a}\n"
    let web = ScriptedTransport { request, _ async throws(PentadError) in
      if request.url.path == "/late.png" {
        begun.record(())
        _ = await go.entries(1)
      }
      return TransportResponse(
        status: 200, body: TransportBody(picture.unicodeScalars.map { UInt8($0.value) }))
    }
    let source = ScriptedSource(can: [.accounts])
    source.change {
      $0.account = SourceAccount(
        userId: "7", name: "Alice", imageURL: "https://example.org/alice.png")
    }
    try source.share("1", at: 10)
    let feed = try await world.feed([source], transport: web, inMemory: false)
    try await feed.synchronise()
    _ = try await feed.image("https://example.org/alice.png")
    #expect(world.pictures.count == 1)
    let late = Task { try await feed.image("https://example.org/late.png") }
    _ = await begun.entries(1)
    try await feed.signOut(source.id)
    go.record(())
    _ = try await late.value
    #expect(world.pictures.isEmpty)
    #expect(try await feed.storageUsage().imageBytes == 0)
    await feed.close()
  }
}

/// A store that forgets nothing until it is willing.
private final class StubbornCredentials: CredentialStore {
  let store: MemoryCredentialStore
  let isWilling = Lock(false)

  init(_ store: MemoryCredentialStore) { self.store = store }

  func get(_ key: CredentialKey) async -> [UInt8]? { await store.get(key) }
  func set(_ secret: [UInt8], _ key: CredentialKey) async { await store.set(secret, key) }
  func remove(_ key: CredentialKey) async throws(PentadError) {
    guard isWilling.withLock({ $0 }) else { throw PentadError(.storage, "the disk is full") }
    await store.remove(key)
  }
}
