import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct MoodleAnnouncementTests {
  private func fetch(
    _ source: MoodleSource, _ classes: [String], since: Int64? = nil, tag: String? = nil
  ) async throws -> FetchedNews? {
    FetchedNews(try await source.announcements(of: classes, since: since, tag: tag))
  }

  @Test func aDiscussionIsAnAnnouncement() async throws {
    let (site, school) = FakeMoodle.school(courses: 1, announcements: 1)
    school.news.withLock { $0[2]?[0].modified += 60 }
    let (source, _) = try site.source()
    let news = try #require(try await fetch(source, ["2"])?.items.first)
    #expect(news.masterId == "2" && news.postCount == 2 && news.isRead == true)
    #expect(news.announcement.key == "200000" && news.announcement.id == "200000")
    #expect(news.announcement.author == "Grace Example")
    #expect(news.announcement.text.contains("News & more"))
    #expect(news.announcement.html?.contains("&amp;") == true)
    #expect(news.announcement.changed == news.announcement.date + 60_000)
    #expect(news.announcement.siteURL == FakeMoodle.address + "/mod/forum/discuss.php?d=200000")
  }

  @Test(arguments: [true, false])
  func allPagesOfAllForumsAreFetched(_ batch: Bool) async throws {
    let (site, _) = FakeMoodle.school(courses: 3, announcements: 130, batch: batch)
    let (source, _) = try site.source()
    let news = try #require(try await fetch(source, ["2", "3", "4"]))
    #expect(Set(news.items.map(\.announcement.key)).count == 390 && news.items.count == 390)
    #expect(news.failures.isEmpty && news.diagnostics.isEmpty)
    #expect(site.called.contains("batch") == batch)
  }

  @Test func tenThousandAnnouncementsAreFetched() async throws {
    let (site, _) = FakeMoodle.school(courses: 1, announcements: 10_000)
    let (source, transport) = try site.source()
    #expect(try await fetch(source, ["2"])?.items.count == 10_000)
    #expect(transport.requests.count < 30)
  }

  @Test func recentAnnouncementsNeedNoFurtherPages() async throws {
    let (site, school) = FakeMoodle.school(courses: 1, announcements: 500)
    school.news.withLock { $0[2]?[0].isPinned = true }
    let (source, _) = try site.source()
    let since = Int64(1_790_000_000 - 60 * 3_600) * 1_000
    let news = try #require(try await fetch(source, ["2"], since: since))
    #expect(news.items.count == 60)
    #expect(site.called.filter { $0 == "mod_forum_get_forum_discussions" }.count == 2)
  }

  @Test func aPinnedOldAnnouncementDoesNotHideNewerPages() async throws {
    let (site, school) = FakeMoodle.school(courses: 1, announcements: 120)
    school.news.withLock { news in for index in 0..<50 { news[2]?[index].isPinned = true } }
    let (source, _) = try site.source()
    let since = Int64(1_790_000_000 - 30 * 3_600) * 1_000
    #expect(try await fetch(source, ["2"], since: since)?.items.count == 30)
  }

  /// The site has 60 or 50 announcements, and always sends the same 50.
  @Test(arguments: [60, 50]) func aRepeatedPageIsNoWholeList(_ count: Int) async throws {
    let (site, school) = FakeMoodle.school(courses: 1, announcements: count)
    let first = school.news(of: 2).prefix(50).map(\.json)
    site.set {
      $0.functions["mod_forum_get_forum_discussions"] = { _ in ["discussions": .array(first)] }
    }
    let (source, transport) = try site.source()
    let news = try #require(try await fetch(source, ["2"]))
    #expect(news.items.count == 50 && transport.requests.count < 10)
    #expect(news.failures["2"]?.code == (count == 60 ? .unexpectedAnswer : nil))
  }

  /// The site leaves a discussion that the account must not see out of a page, with a warning.
  @Test func aPageWithHiddenDiscussionsIsNotTheLast() async throws {
    let (site, school) = FakeMoodle.school(courses: 1, announcements: 99)
    let news = school.news(of: 2).map(\.json)
    site.set {
      $0.functions["mod_forum_get_forum_discussions"] = { arguments in
        if arguments["page"] == "0" {
          return [
            "discussions": .array(Array(news.prefix(49))),
            "warnings": [["item": "post", "itemid": 1, "warningcode": "1", "message": "no"]],
          ]
        }
        return ["discussions": .array(Array(news.dropFirst(50))), "warnings": []]
      }
    }
    let (source, _) = try site.source()
    let fetched = try #require(try await fetch(source, ["2"]))
    #expect(fetched.items.count == 98)
    #expect(fetched.diagnostics.map(\.problem) == ["the site left out an item of kind post"])
  }

  /// A class that the account may not enter now is left out of the list without a warning.
  @Test(arguments: [true, false])
  func aClassThatIsLeftOutIsAFailure(_ hasProbe: Bool) async throws {
    let (site, school) = FakeMoodle.school(courses: 3, announcements: 2)
    if !hasProbe {
      site.set { state in
        state.functions["core_course_get_contents"] =
          state.functions.removeValue(forKey: "core_course_get_updates_since")
      }
    }
    let (source, _) = try site.source()
    let tag = try await fetch(source, ["2", "3", "4"])?.tag
    school.omitted.withLock { $0 = [3] }
    let news = try #require(try await fetch(source, ["2", "3", "4"], tag: tag))
    #expect(Set(news.items.map(\.masterId)) == ["2", "4"] && news.tag == nil)
    #expect(news.failures.keys.sorted() == ["3"])
    #expect(news.failures["3"]?.code.coarse == .refused)
  }

  @Test func aClassWithoutAForumHasNoAnnouncements() async throws {
    let (site, _) = FakeMoodle.school(courses: 1, announcements: 2)
    site.answer(["mod_forum_get_forums_by_courses": "[]"])
    let (source, _) = try site.source()
    let news = try #require(try await fetch(source, ["2", "3"]))
    #expect(news.items.isEmpty && news.failures.isEmpty)
    site.set { $0.functions["core_course_get_updates_since"] = nil }
    let (other, _) = try site.source()
    #expect(try await fetch(other, ["2"])?.failures.count == 1)
  }

  @Test func anUntrackedForumHasNoReadMarks() async throws {
    let (site, school) = FakeMoodle.school(courses: 1, announcements: 2)
    school.news.withLock { $0[2]?[0].unread = 1 }
    let (source, _) = try site.source()
    let tracked = try #require(try await fetch(source, ["2"]))
    #expect(Set(tracked.items.map(\.isRead)) == [true, false])
    school.isTracked.withLock { $0 = false }
    #expect(try await fetch(source, ["2"])?.items.map(\.isRead) == [nil, nil])
  }

  /// Moodle hides the name of an author with `false`, writes no time as 0, and ids as text at times.
  @Test func unusualFieldsAreRead() async throws {
    let (site, _) = FakeMoodle.school(courses: 1, announcements: 0)
    site.answer([
      "mod_forum_get_forum_discussions": """
      {"discussions":[
       {"id":"9","discussion":"77520000000029520","subject":"Tests &amp; marks","message":"a\\nb",
        "messageformat":2,"created":1700000000,"modified":0,"timemodified":0,"timestart":0,
        "userfullname":false,"numunread":null,"numreplies":"3","pinned":0,"attachments":[
         {"filename":"a.pdf","fileurl":"https://school.example/moodle/webservice/pluginfile.php/1/a.pdf?forcedownload=1&token=secret",
          "mimetype":"application/pdf","filesize":12}]},
       {"id":10,"discussion":11,"name":"Later","message":null,"created":1700000000,
        "timestart":1700003600,"userfullname":["x"]},
       {"id":12,"discussion":0,"created":1},{"id":13,"discussion":13,"created":0},7,null]}
      """
    ])
    let (source, _) = try site.source()
    let news = try #require(try await fetch(source, ["2"]))
    let first = try #require(news.items.first)
    #expect(first.announcement.key == "77520000000029520" && first.announcement.author == nil)
    #expect(first.announcement.title == "Tests & marks" && first.announcement.text == "a\nb")
    #expect(first.announcement.html == nil && first.announcement.changed == nil)
    #expect(first.postCount == 3 && first.isRead == nil)
    let file = try #require(first.announcement.attachments.first)
    #expect(file.url.hasSuffix("/a.pdf?forcedownload=1") && file.mediaType == "application/pdf")
    #expect(news.items.last?.announcement.date == 1_700_003_600_000)
    #expect(
      news.diagnostics.map(\.description) == [
        "discussions[1].userfullname: not a text", "discussions[2]: a discussion without an id",
        "discussions[3]: a discussion without a time",
        "discussions[4]: not what stands in such a list",
        "discussions[5]: not what stands in such a list",
      ])
  }
}
