import PentadCore
import StellarKit
import TestSupport
import Testing

/// The second fetch, which should find nothing new with few requests.
@Suite struct MoodleTagTests {
  private let classes = (2..<10).map(String.init)

  private func fetch(
    _ source: MoodleSource, since: Int64? = nil, tag: String? = nil
  ) async throws -> FetchedNews? {
    FetchedNews(try await source.announcements(of: classes, since: since, tag: tag))
  }

  /// Everything that a client asks in one round.
  private func synchronise(_ source: MoodleSource, tag: String?) async throws -> FetchedNews? {
    let ids = try await source.enrolments().value.map(\.item.masterId)
    let news = FetchedNews(try await source.announcements(of: ids, since: nil, tag: tag))
    let span: ClosedRange<Int64> = 1_780_000_000_000...1_800_000_000_000
    _ = try await source.tasks(of: ids, in: span, tag: nil)
    _ = try await source.events(of: ids, in: span)
    return news
  }

  @Test(arguments: [(true, 12, 12), (false, 60, 20)])
  func aRoundNeedsFewRequests(_ batch: Bool, _ first: Int, _ second: Int) async throws {
    let (site, _) = FakeMoodle.school(courses: 8, announcements: 50, batch: batch)
    let (source, transport) = try site.source()
    let news = try #require(try await synchronise(source, tag: nil))
    #expect(news.items.count == 400)
    #expect(transport.requests.count <= first)
    // A new start of the program: the functions are asked for again.
    let (later, again) = try site.source()
    #expect(try await synchronise(later, tag: news.tag) == nil)
    #expect(again.requests.count <= second)
    #expect(!site.called.contains { $0.contains("view") || $0.contains("posts") })
  }

  /// Without batches, only the classes with recent announcements are asked for changes.
  @Test func aRecentRoundNeedsFewRequests() async throws {
    let (site, school) = FakeMoodle.school(courses: 8, announcements: 50, batch: false)
    let old: Int64 = 1_789_000_000
    school.news.withLock { all in
      for course in 4..<10 {
        for index in 0..<50 {
          all[course]?[index].created = old + Int64(index)
          all[course]?[index].modified = old + Int64(index)
        }
      }
    }
    let (source, _) = try site.source()
    // A complete answer contains the recent announcements.
    let whole = try #require(try await fetch(source)?.tag)
    let since = Int64(1_790_000_000 - 2 * 86_400) * 1_000
    let (later, transport) = try site.source()
    #expect(try await fetch(later, since: since, tag: whole) == nil)
    #expect(transport.requests.count == 4)
    let ids = try await later.enrolments().value.map(\.item.masterId)
    _ = try await later.tasks(of: ids, in: 0...1, tag: nil)
    _ = try await later.events(of: ids, in: 0...1)
    #expect(transport.requests.count <= 12)
    school.news.withLock { $0[2]?[49].modified = 1_790_000_010 }
    #expect(try await fetch(later, since: since, tag: whole)?.items.count == 96)
  }

  @Test func changesAreSeen() async throws {
    let (site, school) = FakeMoodle.school()
    let (source, _) = try site.source()
    let changes: [@Sendable (inout [Int: [FakeMoodle.News]]) -> Void] = [
      { $0[3]?[5].modified = 1_790_000_050 },
      { $0[4]?.removeLast() },
      { $0[5]?[0].unread = 1 },
      {
        $0[6]?.append(
          FakeMoodle.News(
            id: 1, created: 1_790_000_060, modified: 1_790_000_060, title: "New"))
      },
    ]
    var tag = try await fetch(source)?.tag
    for change in changes {
      #expect(try await fetch(source, tag: tag) == nil)
      school.news.withLock { change(&$0) }
      let news = try #require(try await fetch(source, tag: tag))
      #expect(news.tag != nil)
      site.set { $0.date = ($0.date ?? 0) + 100 }
      tag = try await fetch(source)?.tag
    }
    #expect(try await fetch(source, since: 1_700_000_000_000, tag: tag) == nil)
  }

  @Test func anEarlierStartIsNotCoveredByATag() async throws {
    let (site, _) = FakeMoodle.school()
    let (source, _) = try site.source()
    let tag = try await fetch(source, since: 1_789_900_000_000)?.tag
    #expect(try await fetch(source, since: 1_789_900_000_001, tag: tag) == nil)
    #expect(try await fetch(source, since: 1_789_800_000_000, tag: tag) != nil)
    #expect(try await fetch(source, tag: tag) != nil)
    #expect(try await fetch(source, since: 1_789_900_000_000, tag: "no tag") != nil)
  }

  /// The clock of the device must not matter, and a site may send no `Date`.
  @Test(arguments: [3_600_000, -3_600_000])
  func theClockOfTheDeviceDoesNotMatter(_ error: Int) async throws {
    let (site, school) = FakeMoodle.school()
    site.time.advance(error)
    let (source, _) = try site.source()
    let tag = try await fetch(source)?.tag
    school.news.withLock { $0[3]?[5].modified = 1_790_000_010 }
    #expect(try await fetch(source, tag: tag) != nil)
    site.set { $0.date = nil }
    let (other, _) = try site.source()
    let second = try await fetch(other)?.tag
    #expect(try await fetch(other, tag: second) == nil)
    school.news.withLock { $0[3]?[6].modified = 1_790_000_020 }
    #expect(try await fetch(other, tag: second) != nil)
  }

  @Test func aSiteWithoutTheProbeIsFetchedAgain() async throws {
    let (site, _) = FakeMoodle.school()
    site.set { $0.functions["core_course_get_updates_since"] = nil }
    let (source, _) = try site.source()
    let tag = try await fetch(source)?.tag
    #expect(try await fetch(source, tag: tag)?.items.count == 400)
  }
}
