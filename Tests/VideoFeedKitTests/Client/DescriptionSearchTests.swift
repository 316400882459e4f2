import GRDB
import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import VideoFeedKit

/// Words that occur only in the description of a video.
@Suite struct DescriptionSearchTests {
  private let world = VideoWorld()

  private func web() -> ScriptedTransport {
    ScriptedTransport { _, _ in
      .text(
        200,
        FeedSamples.rss(
          """
          <item><guid>1</guid><title>One</title><description>&lt;p&gt;All about Zürich's
          lighthouses&lt;/p&gt;</description><enclosure url="/1.mp4" type="video/mp4"/></item>
          <item><guid>2</guid><title>Two</title><content:encoded>A giraffe</content:encoded>
          <enclosure url="/2.mp4" type="video/mp4"/></item>
          <item><guid>3</guid><title>Three</title><media:group><media:content url="/3.mp4"/>
          <media:description>Of windmills</media:description></media:group></item>
          """))
    }
  }

  @Test(arguments: [
    ("lighthouses", "One"), ("zurich", "One"), ("giraf", "Two"), ("windmills", "Three"),
    ("three windmills", "Three"),
  ])
  func aWordOfTheDescriptionIsFound(_ word: String, _ title: String) async throws {
    let feed = try await world.feed(transport: web())
    try await feed.addFeed("https://example.org/feed")
    try await feed.synchronise()
    #expect(try await feed.search(word).map(\.video.title) == [title])
    #expect(try await feed.search("nothing \(word)").isEmpty)
    await feed.close()
  }

  /// A store of the previous version is indexed again.
  @Test func olderStoreIsIndexedAgain() async throws {
    let first = try await world.feed(transport: web(), inMemory: false)
    try await first.addFeed("https://example.org/feed")
    try await first.synchronise()
    #expect(try await first.search("giraffe").count == 1)
    await first.close()
    let queue = try DatabaseQueue(path: world.folder + "/video.sqlite")
    try await queue.write { database in
      try database.execute(
        sql: """
          DROP TABLE video_words;
          ALTER TABLE search_text DROP COLUMN summary;
          CREATE VIRTUAL TABLE video_search USING fts5(sharer, title, comment, content='search_text',
            content_rowid='id', tokenize='unicode61 remove_diacritics 2');
          INSERT INTO video_search (video_search) VALUES ('rebuild');
          ALTER TABLE source DROP COLUMN page;
          ALTER TABLE source DROP COLUMN folders;
          ALTER TABLE source DROP COLUMN categories;
          ALTER TABLE source DROP COLUMN refresh_interval;
          ALTER TABLE source DROP COLUMN outline_attributes;
          PRAGMA user_version = 2;
          """)
    }
    try queue.close()
    let second = try await world.feed(transport: web(), inMemory: false)
    #expect(try await second.search("giraffe").map(\.video.title) == ["Two"])
    #expect(try await second.sources().count == 1)
    await second.close()
  }
}
