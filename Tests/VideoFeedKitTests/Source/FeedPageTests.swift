import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct FeedPageTests {
  @Test func pageKeepsOnlyItsOwnSourcesData() throws {
    let (one, two) = (Samples.key("one01234567"), Samples.key("two01234567"))
    let page = FeedPage(
      of: Samples.shelby, videos: [Video(key: one, title: "One"), Video(key: one, title: "Again")],
      broadcasts: [
        try Samples.broadcast("1", of: one), try Samples.broadcast("1", of: two),
        try Samples.broadcast("2", of: two),
        try Samples.broadcast("3", of: one, from: Samples.feed),
      ],
      comments: [
        try Samples.comment("c", on: one), try Samples.comment("c", on: two),
        try Samples.comment("1", on: one),
      ],
      problems: (0..<200).map { FeedProblem(path: "item[\($0)]", problem: "no id") })
    #expect(page.broadcasts.map(\.id.id) == ["1", "2"] && page.broadcasts[0].video == one)
    #expect(page.videos.map(\.key) == [one, two] && page.videos.map(\.title) == ["One", nil])
    #expect(page.comments.map(\.id.id) == ["c", "1"] && !page.isUnchanged)
    #expect(page.problems.count == 100 && page.problems[3].description == "item[3]: no id")
  }

  @Test func nothingHasChanged() {
    let page = FeedPage.unchanged(Samples.feed)
    #expect(page.isUnchanged && page.broadcasts.isEmpty && page.videos.isEmpty)
    #expect(page.state == nil)
  }

  @Test func limitsOfARequest() {
    #expect(FeedRequest(limit: 0).limit == 1 && FeedRequest(limit: .max).limit == 500)
    #expect(FeedRequest().limit == 100 && FeedRequest().part == .newest(since: nil))
  }

  /// A source that only has pages needs nothing else.
  @Test func aSourceOfPagesAlone() async throws {
    struct Plain: FeedSource {
      let id = Samples.feed
      let capabilities: SourceCapabilities = []
      func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage { .unchanged(id) }
    }
    let source = Plain()
    let broadcast = try Samples.broadcast("1")
    #expect(try await source.page(FeedRequest()).isUnchanged)
    #expect(try await source.comments(on: broadcast, nil) == CommentPage())
    #expect(try await source.account() == nil)
    try await source.signOut()
    let error = await #expect(throws: PentadError.self) {
      try await source.resolve(Video(key: Samples.key()))
    }
    #expect(error?.code == .actionUnsupported)
    await #expect(throws: PentadError.self) {
      try await source.perform(
        SourceAction(
          .like(true), video: Samples.key(), broadcasts: [broadcast],
          token: ActionToken(nonce: "n", timestamp: 0)))
    }
  }
}
