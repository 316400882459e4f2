import FuzzSupport
import PentadCore

@testable import VideoFeedKit

/// Every answer of a PeerTube server, through its source, with a user and without one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPeerTube(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let call = input.byte()
    let transport = AnsweringTransport(&input)
    waitFor { () async throws(PentadError) in try await ask(call, transport) }
  }
}

/// No wait of the source takes any time.
private let hasty = TimeSource(
  uptime: TimeSource.system.uptime, date: TimeSource.system.date, sleep: { _ in })

private func ask(_ call: UInt8, _ transport: any Transport) async throws(PentadError) {
  let server = try PeerTubeServer("https://example.org")
  let credentials = MemoryCredentialStore()
  let tokens = PeerTubeTokens(access: "access", refresh: "refresh")
  await credentials.set(
    tokens?.stored ?? [], CredentialKey(account: "peertube:example.org/alice", name: "tokens"))
  let source =
    call & 0x80 == 0
    ? try PeerTubeSource(server: server, feed: .local, transport: transport)
    : try PeerTubeSource(
      server: server, user: "alice", transport: transport, credentials: credentials, time: hasty)
  let uuid = "9c9de5e8-0a1e-484a-b099-e80766180a6d"
  guard let video = VideoKey(provider: .peertube, id: uuid), let id = RemoteID("7", of: source.id)
  else { return }
  let broadcast = Broadcast(
    id: id, video: video, sharer: Sharer(nickname: "A", origin: .twitter), createdAt: 1)
  switch call % 6 {
  case 0: check(try await source.page(FeedRequest(limit: 20)))
  case 1: check(try await source.page(FeedRequest(.older(than: FeedCursor(rawValue: "20")))))
  case 2:
    let page = try await source.comments(on: broadcast, nil)
    Fuzzing.require(page.comments.allSatisfy { $0.id.source == source.id }, "of another source")
  case 3: _ = try await source.resolve(Video(key: video))
  case 4: _ = try await source.account()
  default:
    let kinds: [SourceAction.Kind] = [
      .like(true), .like(false), .watchLater(true), .watchLater(false), .watched, .progress(9_000),
    ]
    try await source.perform(
      SourceAction(
        kinds[Int(call) / 6 % kinds.count], video: video, broadcasts: [broadcast],
        token: ActionToken(nonce: "n", timestamp: 1)))
  }
}

private func check(_ page: FeedPage) {
  let keys = Set(page.videos.map(\.key))
  Fuzzing.require(page.broadcasts.allSatisfy { keys.contains($0.video) }, "shared, but not there")
  for address in page.videos.flatMap({ $0.media.map(\.url) }) {
    Fuzzing.require(address.hasPrefix("http"), "an address of another scheme: \(address)")
  }
}
