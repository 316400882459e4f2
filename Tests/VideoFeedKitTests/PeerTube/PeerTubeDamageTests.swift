import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// Answers that are cut off, damaged, or meant to harm.
@Suite struct PeerTubeDamageTests {
  private func page(_ text: String) async throws -> FeedPage {
    let rig = try await PeerTubeRig(.local, user: nil, isFaithful: false)
    rig.stub.set("GET /videos", 200, text)
    return try await rig.source.page(FeedRequest())
  }

  @Test(arguments: [
    "null", "1", "{}", #"{"data":null}"#, #"{"data":{}}"#, #"{"total":1}"#,
  ])
  func noPages(_ text: String) async throws {
    #expect(await PeerTubeRig.code { _ = try await page(text) } == .unexpectedAnswer)
  }

  @Test(arguments: [
    "", " ", "<html>", "[", #"{"data":[}"#, "{\"data\":[\"\u{1}]}", "{\"data\":[]} []",
    String(repeating: "[", count: 100_000),
  ])
  func damagedAnswersAreUnreadable(_ text: String) async throws {
    #expect(await PeerTubeRig.code { _ = try await page(text) } == .unreadableAnswer)
  }

  @Test func cutOffAnywhere() async throws {
    let rig = try await PeerTubeRig(user: "alice", isFaithful: false)
    let whole = Array(PeerTubeSamples.list([PeerTubeSamples.video(42, PeerTubeSamples.media)]).utf8)
    for end in 0..<whole.count {
      let text = String(decoding: whole[..<end], as: UTF8.self)
      rig.stub.set("GET /users/me/subscriptions/videos", 200, text)
      let code = await PeerTubeRig.code { _ = try await rig.source.page(FeedRequest()) }
      #expect(code == .unreadableAnswer)
      rig.stub.set("GET /videos/\(PeerTubeSamples.uuid)", 200, text)
      _ = await PeerTubeRig.code { _ = try await rig.resolve() }
    }
  }

  /// Texts are repaired, brackets are not: a list that ends too early is invalid.
  @Test(arguments: [
    "DATA]", "DATA]}]}", "[DATA", "DATA}", #"DATA],"data":[}"#, "DATA]},{}", "DATA]}}", "DATA,",
    "DATA],[", "DATA],\"x\":{]}", "DATA]} {}",
  ])
  func aListWithWrongBracketsIsUnreadable(_ text: String) async throws {
    let video = PeerTubeSamples.video(42, "\"support\":\"a\u{1}\\x\"")
    let whole = "{\"total\":1,\"data\":[\(video)"
    #expect(try await page(whole + "]}").broadcasts.count == 1)
    let damaged = text.replacing("DATA", with: whole)
    #expect(await PeerTubeRig.code { _ = try await page(damaged) } == .unreadableAnswer)
  }

  /// Each byte of an answer becomes another; nothing traps, and all errors are of the kit.
  @Test func randomBytes() async throws {
    let rig = try await PeerTubeRig(user: "alice", isFaithful: false)
    let samples = [
      "GET /users/me/subscriptions/videos":
        PeerTubeSamples.list([PeerTubeSamples.video(42, PeerTubeSamples.media)]),
      "GET /videos/\(PeerTubeSamples.uuid)": PeerTubeSamples.video(42, PeerTubeSamples.media),
      "GET /users/me": PeerTubeSamples.me,
      "GET /accounts/alice/video-playlists": PeerTubeSamples.playlists,
    ]
    var random = SplitMix64(seed: 1)
    let values = ["-1", "1e400", "99999999999999999999", "null", "[]", "{}", "\"\"", "true", "0.5"]
    for (call, sample) in samples {
      for _ in 0..<300 {
        var bytes = Array(sample.utf8)
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = UInt8.random(in: 0x20...0x7e, using: &random)
        } else if let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) {
          let end = bytes[colon...].firstIndex { $0 == UInt8(ascii: ",") } ?? bytes.endIndex
          let value = values.randomElement(using: &random) ?? ""
          bytes.replaceSubrange((colon + 1)..<end, with: value.utf8)
        }
        rig.stub.set(call, 200, String(decoding: bytes, as: UTF8.self))
        for body in [
          { _ = try await rig.source.page(FeedRequest()) }, { _ = try await rig.resolve() },
          { _ = try await rig.source.account() },
        ] as [() async throws -> Void] {
          do {
            try await body()
          } catch {
            #expect(error is PentadError)
          }
        }
      }
    }
  }

  @Test func valuesOfTheWrongKindAreAbsent() async throws {
    for wrong in ["null", "[]", "{}", "true", #""x""#, "-1", "1e300"] {
      let names = [
        "shortUUID", "name", "truncatedDescription", "duration", "isLive", "state", "privacy",
        "blacklisted", "views", "createdAt", "updatedAt", "channel", "account", "embedPath",
        "previewPath", "userHistory", "thumbnails", "files", "streamingPlaylists", "id",
      ]
      let members = names.map { "\"\($0)\":\(wrong)" }.joined(separator: ",")
      let page = try await page(PeerTubeSamples.list([PeerTubeSamples.video(42, members)]))
      #expect(page.broadcasts.count == 1)
      #expect(page.videos.first?.duration == nil)
    }
  }

  @Test func unusableItemsAreLeftOut() async throws {
    let page = try await page(
      PeerTubeSamples.list([
        "null", "1", "[]", "{}", #"{"uuid":"../../etc/passwd"}"#, #"{"uuid":"1"}"#,
        PeerTubeSamples.video(42), PeerTubeSamples.video(42),
        #"{"uuid":"\#(PeerTubeSamples.uuid(7))","publishedAt":"yesterday"}"#,
      ]))
    #expect(page.broadcasts.count == 1 && page.videos.count == 1)
    #expect(
      page.problems.map(\.description)
        == (0..<6).map { "data[\($0)]: no id" } + ["data[8]: no date"])
  }

  @Test func addressesOfOtherSchemesAreRejected() async throws {
    let bad = "javascript:alert(1)"
    let video = PeerTubeSamples.video(
      42,
      """
      "embedPath":"\(bad)","thumbnails":[{"fileUrl":"\(bad)"},{"fileUrl":"file:///etc/passwd"}],\
      "files":[{"fileUrl":"\(bad)"},{"fileUrl":"magnet:?xt=urn:btih:1"},\
      {"fileUrl":"//evil.example/a.mp4"}],\
      "streamingPlaylists":[{"type":1,"playlistUrl":"data:text/plain,a"}],\
      "channel":{"name":"c","avatars":[{"fileUrl":"\(bad)"}]}
      """)
    let page = try await page(PeerTubeSamples.list([video]))
    #expect(page.videos.first?.embed == nil && page.videos.first?.images.isEmpty == true)
    #expect(page.videos.first?.media.map(\.url) == ["https://evil.example/a.mp4"])
    #expect(page.broadcasts.first?.sharer.imageURL == nil)
  }

  @Test func texts() async throws {
    let long = String(repeating: "x", count: 200_000)
    let video = PeerTubeSamples.video(
      42, #""name":"\#(long)","description":"<script>a()</script><b>One</b> &amp; two","views":-3"#)
    let page = try await page(PeerTubeSamples.list([video]))
    #expect(page.videos.first?.title?.count == VideoLimits.title)
    #expect(page.videos.first?.summary == "One & two" && page.videos.first?.playCount == nil)
  }
}
