import PentadCore
import Testing

@testable import VideoFeedKit

/// Broadcasts that are not as they should be.
@Suite struct ShelbyBroadcastTests {
  private func page(_ broadcasts: String...) async throws -> FeedPage {
    let rig = try await ShelbyRig([
      "channels.json": #"[{"_id":"c1"}]"#,
      "channels/c1/broadcasts.json": "[\(broadcasts.joined(separator: ","))]",
    ])
    return try await rig.source.page(FeedRequest())
  }

  private static let video = #""video_provider_name":"youtube","video_id_at_provider":"x""#
  private static let date = #""created_at":"2026-01-01T00:00:00.000Z""#

  @Test(arguments: [
    ("2011-09-15T04:06:16.000Z", 1_316_059_576_000), ("2011-09-15T04:06:16Z", 1_316_059_576_000),
    ("2011-09-15T04:06:16.120Z", 1_316_059_576_120),
    ("2011-09-15T06:06:16+02:00", 1_316_059_576_000),
    ("2099-01-01T00:00:00.000Z", 4_070_908_800_000),
  ])
  func dates(text: String, time: Int64) async throws {
    let page = try await page(#"{"_id":"1","created_at":"\#(text)",\#(Self.video)}"#)
    #expect(page.broadcasts.first?.createdAt == time)
  }

  /// A broadcast without a date gets the time of its id, or else its last change; never the current
  /// time.
  @Test func withoutDate() async throws {
    let page = try await page(
      #"{"_id":"4e7179b8fa44c4166b005e8c","created_at":null,\#(Self.video)}"#,
      #"{"_id":"2","created_at":"soon","updated_at":"2011-09-15T04:06:17Z",\#(Self.video)}"#,
      #"{"_id":"3",\#(Self.video)}"#)
    #expect(page.broadcasts.map(\.createdAt) == [1_316_059_577_000, 1_316_059_576_000])
    #expect(page.problems.map(\.description) == ["channel[0].broadcast[2]: no date"])
  }

  @Test(arguments: [
    (#"{\#(date),\#(video)}"#, "no id"), (#"{"_id":"",\#(date),\#(video)}"#, "no id"),
    (#"{"_id":"a\u0000",\#(date),\#(video)}"#, "no id"), (#"{"_id":"1",\#(date)}"#, "no video"),
    (#"{"_id":"1",\#(date),"video_provider_name":"youtube"}"#, "no video"),
    (
      #"{"_id":"1",\#(date),"video_provider_name":"a/b","video_id_at_provider":"x"}"#, "no video"
    ),
    // No server names a file of this machine.
    (
      #"{"_id":"1",\#(date),"video_provider_name":"File","video_id_at_provider":"/etc/passwd"}"#,
      "no video"
    ),
    (
      #"{"_id":"1",\#(date),"video_provider_name":"web","video_id_at_provider":"u:p@h/x"}"#,
      "no video"
    ),
    ("null", "no object"), ("[]", "no object"), ("1", "no object"),
  ])
  func leftOut(broadcast: String, problem: String) async throws {
    let good = #"{"_id":"good",\#(Self.date),\#(Self.video)}"#
    let page = try await page(broadcast, good)
    #expect(page.broadcasts.map(\.id.id) == ["good"])
    #expect(page.problems.map(\.problem) == [problem])
  }

  @Test func keys() async throws {
    let page = try await page(
      #"{"_id":1,\#(Self.date),"video_provider_name":"Vimeo","video_id_at_provider":76979871}"#,
      #"{"_id":2,\#(Self.date),"video_provider_name":"web","video_id_at_provider":"h.example/a.mp4"}"#,
      #"{"_id":3,\#(Self.date),"video_provider_name":"later","video_id_at_provider":"é/1"}"#)
    #expect(
      page.broadcasts.map(\.video.text).sorted() == [
        "later:é/1", "vimeo:76979871", "web:h.example/a.mp4",
      ])
  }

  @Test(arguments: [
    ("1", true), ("true", true), (#""1""#, true), (#""true""#, true), ("0", false),
    ("false", false), (#""0""#, false), ("null", nil), (#""""#, nil), ("{}", nil), ("2", nil),
  ])
  func marks(value: String, isLiked: Bool?) async throws {
    let page = try await page(
      #"{"_id":"1",\#(Self.date),\#(Self.video),"liked_by_owner":\#(value)}"#)
    #expect(page.broadcasts.first?.marks.isLiked == isLiked)
  }

  /// The sharer may be in three places; the first non-empty one counts.
  @Test func sharers() async throws {
    let page = try await page(
      #"{"_id":"1",\#(Self.date),\#(Self.video),"video_user_nickname":"v","video_user_id":"7","#
        + #""user_nickname":"u","video_originator_user_image":"https://i.example.org/"}"#,
      #"{"_id":"2",\#(Self.date),\#(Self.video),"user_nickname":"u","user_thumbnail":"javascript:1"}"#,
      #"{"_id":"3",\#(Self.date),\#(Self.video)}"#)
    let sharers = page.broadcasts.sorted { $0.id < $1.id }.map(\.sharer)
    #expect(sharers.map(\.nickname) == ["v", "u", ""] && sharers.map(\.id) == ["7", nil, nil])
    #expect(sharers.allSatisfy { $0.imageURL == nil && $0.origin.rawValue == "shelby" })
  }

  /// Missing fields of a video are taken from another broadcast.
  @Test func videoFieldsAreMergedFromTwoBroadcasts() async throws {
    let page = try await page(
      #"{"_id":"1",\#(Self.date),\#(Self.video),"video_title":null,"total_plays":"9"}"#,
      #"{"_id":"2",\#(Self.date),\#(Self.video),"video_title":"T","total_plays":8}"#)
    let video = Video(
      key: VideoKey(.youtube, "x"), authority: .mention, title: "T", playCount: 9)
    #expect(page.videos == [video])
    #expect(page.broadcasts.count == 2)
  }
}
