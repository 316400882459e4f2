import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// A source on a stub, with alice signed in.
struct PeerTubeRig {
  let stub: PeerTubeStub
  let credentials = MemoryCredentialStore()
  let source: PeerTubeSource
  let server: PeerTubeServer

  static let key = CredentialKey(account: "peertube:peertube.example/alice", name: "tokens")
  /// 2026-07-25T17:20:00Z.
  static let time = TimeSource(
    uptime: { 0 }, date: { 1_785_000_000_000 }, sleep: { _ async throws(PentadError) in })

  /// - Parameter user: nil for no user.
  init(
    _ feed: PeerTubeFeed = .subscriptions, user: String? = "alice", isFaithful: Bool = true
  ) async throws {
    stub = PeerTubeStub(isFaithful: isFaithful)
    server = try PeerTubeServer("https://peertube.example")
    if let user {
      source = try PeerTubeSource(
        server: server, user: user, feed: feed, transport: stub.transport,
        credentials: credentials, time: Self.time)
      await store("access-1", "refresh-1")
    } else {
      source = try PeerTubeSource(
        server: server, feed: feed, transport: stub.transport, time: Self.time)
    }
  }

  /// The same source of another process, with the same tokens.
  ///
  /// - Parameter transport: nil for the stub's.
  func another(_ transport: (any Transport)? = nil) throws -> PeerTubeSource {
    try PeerTubeSource(
      server: server, user: "alice", transport: transport ?? stub.transport,
      credentials: credentials, time: Self.time)
  }

  /// Puts tokens into the store of credentials, as another process would.
  func store(_ access: String, _ refresh: String) async {
    let json: JSONValue = ["access": .string(access), "refresh": .string(refresh)]
    await credentials.set(Array(json.text().utf8), Self.key)
  }

  /// The tokens in the store of credentials.
  func stored() async -> String? {
    await credentials.get(Self.key).map { String(decoding: $0, as: UTF8.self) }
  }

  func key(_ number: Int = 42) throws -> VideoKey {
    try #require(VideoKey(provider: .peertube, id: PeerTubeSamples.uuid(number)))
  }

  func broadcast(_ number: Int = 42, marks: RemoteMarks = RemoteMarks()) throws -> Broadcast {
    Broadcast(
      id: try #require(RemoteID(PeerTubeSamples.uuid(number), of: source.id)),
      video: try key(number), sharer: Sharer(nickname: "bobs_news", origin: .peertube),
      createdAt: 0, marks: marks)
  }

  func perform(_ kind: SourceAction.Kind, _ broadcasts: [Broadcast] = []) async throws {
    try await source.perform(
      SourceAction(
        kind, video: try key(), broadcasts: broadcasts,
        token: ActionToken(nonce: "n", timestamp: 0)))
  }

  func resolve() async throws -> ResolvedVideo {
    try await source.resolve(Video(key: try key()))
  }

  /// The error that something throws; nil when it throws none.
  static func error(_ body: () async throws -> Void) async -> PentadError? {
    do {
      try await body()
      return nil
    } catch {
      return error as? PentadError
    }
  }

  /// The code of the error that something throws.
  static func code(_ body: () async throws -> Void) async -> PentadError.Code? {
    await error(body)?.code
  }
}
