import FuzzSupport
import PentadCore

@testable import VideoFeedKit

/// Every answer of a Shelby server, through its source.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzShelby(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let call = input.byte()
    let transport = AnsweringTransport(&input)
    waitFor { () async throws(PentadError) in try await ask(call, transport) }
  }
}

private func ask(_ call: UInt8, _ transport: any Transport) async throws(PentadError) {
  let credentials = MemoryCredentialStore()
  let source = ShelbySource(
    server: try ShelbyServer("https://example.org"), user: "u1", transport: transport,
    credentials: credentials)
  let words = OAuth1.Credentials(identifier: "key", secret: "secret")
  try await ShelbySessions(credentials: credentials).keep(
    ShelbySession(consumer: words, token: words, reads: .plaintext), of: source.id,
    at: source.server)
  switch call % 4 {
  case 0: check(try await source.page(FeedRequest(limit: 1 + Int(call))))
  case 1:
    let cursor = FeedCursor(rawValue: "1793491200000 b1")
    check(try await source.page(FeedRequest(.older(than: cursor), limit: 5)))
  case 2:
    let account = try await source.account()
    Fuzzing.require(account?.userId.isEmpty == false, "an account without a user")
  default:
    guard let video = VideoKey(text: "youtube:BmzSEYNTkHA"), let id = RemoteID("b1", of: source.id)
    else { return }
    let broadcast = Broadcast(
      id: id, video: video, sharer: Sharer(nickname: "A", origin: .twitter), createdAt: 1)
    try await source.perform(
      SourceAction(
        .like(call & 4 == 0), video: video, broadcasts: [broadcast],
        token: ActionToken(nonce: "n", timestamp: 1)))
  }
}

private func check(_ page: FeedPage) {
  let keys = Set(page.videos.map(\.key))
  Fuzzing.require(page.broadcasts.allSatisfy { keys.contains($0.video) }, "shared, but not there")
  Fuzzing.require(page.broadcasts.allSatisfy { $0.source == page.source }, "of another source")
}
