import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Announcements of several classes.
@Suite struct CanvasAnnouncementTests {
  static func topic(_ id: Int, _ course: String, _ more: String = "") -> String {
    #"{"id":"\#(id)","title":"T\#(id)","message":"<p>Body</p>","posted_at":"2026-09-01T10:00:00Z","context_code":"course_\#(course)"\#(more)}"#
  }

  /// A Canvas with one announcement a class, which rejects requests that name a hidden class.
  private func rig(
    hiding hidden: Set<String> = [], status: Int = 401
  ) async throws -> CanvasRig {
    try await CanvasRig { request, _ throws(PentadError) in
      let classes = request.items("context_codes[]").map { String($0.dropFirst(7)) }
      if !hidden.isDisjoint(with: classes) { return try .notShown(status) }
      let items = classes.map { Self.topic(100 + (Int($0) ?? 0), $0) }
      return try .canvas("[\(items.joined(separator: ","))]")
    }
  }

  private func fetch(
    _ rig: CanvasRig, _ classes: [String], since: Int64? = nil
  ) async throws -> StellarReply<StellarCollection<StellarClassAnnouncement>> {
    guard
      case .changed(let reply, _) = try await rig.source.announcements(
        of: classes, since: since, tag: nil)
    else { throw PentadError(.internal, "unchanged") }
    return reply
  }

  private static func classes(_ count: Int) -> [String] { (1...count).map { "\($0)" } }

  @Test func oneRequestForTenClassesFromTheYear2000On() async throws {
    let rig = try await rig()
    let found = try await fetch(rig, Self.classes(10)).value
    #expect(Set(found.items.map(\.masterId)) == Set(Self.classes(10)) && found.failures.isEmpty)
    let request = rig.transport.requests[0]
    #expect(rig.transport.requests.count == 1 && request.url.path == "/api/v1/announcements")
    #expect(request.items("start_date") == ["2000-01-01"])
    #expect(request.items("end_date") == ["2100-01-01"])
    #expect(request.items("per_page") == ["100"])
    _ = try await fetch(rig, ["1"], since: 1_790_000_000_000)
    #expect(rig.transport.requests[1].items("start_date") == ["2026-09-21T14%3A13%3A20Z"])
    #expect(try await fetch(rig, []).value.items.isEmpty)
    #expect(rig.transport.requests.count == 2)
  }

  @Test(arguments: [(10, 401), (10, 403), (10, 404), (40, 401)])
  func oneHiddenClassHidesNoOther(_ count: Int, _ status: Int) async throws {
    let rig = try await rig(hiding: ["7"], status: status)
    let first = try await fetch(rig, Self.classes(count)).value
    #expect(first.items.count == count - 1)
    #expect(Array(first.failures.keys) == ["7"])
    #expect(rig.transport.requests.count <= (count == 10 ? 9 : 13))
    let before = rig.transport.requests.count
    let second = try await fetch(rig, Self.classes(count)).value
    #expect(second.items.count == count - 1 && second.failures.count == 1)
    #expect(rig.transport.requests.count - before == 2)
  }

  @Test func allClassesHidden() async throws {
    let rig = try await rig(hiding: Set(Self.classes(8)))
    let found = try await fetch(rig, Self.classes(8)).value
    #expect(found.items.isEmpty && found.failures.count == 8)
    #expect(rig.transport.requests.count == 15)
  }

  @Test func aServerThatFailsIsNoHiddenClass() async throws {
    for status in [500, 302] {
      let rig = try await CanvasRig.always("<html>", status: status)
      let code = await thrownCode { _ = try await self.fetch(rig, Self.classes(10)) }
      #expect(code == .serverUnavailable && rig.transport.requests.count == 1)
    }
  }

  @Test func theSameAnswersAreUnchanged() async throws {
    let rig = try await rig(hiding: ["2"])
    let source = rig.source
    guard
      case .changed(_, let tag) = try await source.announcements(
        of: ["1", "2", "3"], since: nil, tag: nil)
    else { throw PentadError(.internal, "unchanged") }
    for (wanted, isSame) in [(["1", "2", "3"], true), (["1", "3"], false), (["1", "2"], false)] {
      let answer = try await source.announcements(of: wanted, since: nil, tag: tag)
      if case .unchanged = answer { #expect(isSame) } else { #expect(!isSame) }
    }
  }

  @Test func tenThousandAnnouncements() async throws {
    let rig = try await CanvasRig { request, _ throws(PentadError) in
      let page = request.items("page").first.flatMap { Int($0) } ?? 1
      let items = (0..<100).map { Self.topic((page - 1) * 100 + $0, "1") }
      let next = "<\(CanvasRig.site)/api/v1/announcements?page=\(page + 1)>; rel=\"next\""
      return try .canvas(
        "[\(items.joined(separator: ","))]", page < 100 ? ["Link": next] : [:])
    }
    #expect(try await fetch(rig, ["1"]).value.items.count == 10_000)
    #expect(rig.transport.requests.count == 100)
  }

  @Test func theFieldsOfAnAnnouncement() async throws {
    let more = #"""
      ,"author":{"id":"5","display_name":"Ada"},"read_state":"unread","discussion_subentry_count":3,
      "html_url":"https://school.example/courses/1/discussion_topics/7","attachments":[
      {"id":1,"display_name":"a.pdf","filename":"a%20b.pdf","content-type":"application/pdf","url":"https://files.example/a?x=1"},
      {"display_name":"locked","url":""}]
      """#
    let body = Self.topic(7, "1", more).replacing(
      "<p>Body</p>", with: "<p>Fish &amp; chips&nbsp;&lt;3</p>")
    let rig = try await CanvasRig.always("[\(body)]")
    let found = try #require(try await fetch(rig, ["1"]).value.items.first)
    let item = found.announcement
    #expect(item.key == "7" && item.id == "7" && item.author == "Ada")
    #expect(item.text == "Fish & chips\u{a0}<3" || item.text == "Fish & chips <3")
    #expect(item.html == "<p>Fish &amp; chips&nbsp;&lt;3</p>")
    #expect(item.date == 1_788_256_800_000)
    #expect(item.siteURL == "https://school.example/courses/1/discussion_topics/7")
    #expect(item.attachments.map(\.name) == ["a.pdf"])
    #expect(found.isRead == false && found.postCount == 3)
  }

  @Test func peculiarAnnouncements() async throws {
    let items = [
      #"{"id":1,"title":"A &amp; B","message":null,"posted_at":null,"delayed_post_at":"2026-09-02T10:00:00-04:00","author":{},"user_name":"Grace","context_code":"course_1"}"#,
      #"{"id":2,"title":null,"message":"x","posted_at":"2026-09-02T10:00:00.123Z","author":[],"read_state":"read","context_code":"course_1","assignment":[{"id":3}]}"#,
      #"{"id":3,"message":"no date","context_code":"course_1"}"#,
      #"{"id":4,"title":"t","message":"group","posted_at":"2026-09-02T10:00:00Z","context_code":"group_9"}"#,
    ]
    let rig = try await CanvasRig.always("[\(items.joined(separator: ","))]")
    let reply = try await fetch(rig, ["1", "2"])
    let found = reply.value.items.map(\.announcement)
    // A title is plain text.
    #expect(found.map(\.title) == ["A &amp; B", ""])
    #expect(found.map(\.author) == ["Grace", nil])
    #expect(found.map(\.date) == [1_788_357_600_000, 1_788_343_200_000])
    #expect(reply.value.items.map(\.isRead) == [nil, true])
    let missing = "an announcement without a class or a date"
    #expect(reply.diagnostics.map(\.problem) == [missing, missing])
  }

  /// Canvas selects by the planned time. An announcement with a later date of its own would be
  /// missing from a request for recent ones, and then be removed.
  @Test func thePlannedTimeIsTheDate() async throws {
    let topic = Self.topic(1, "1", #","delayed_post_at":"2026-08-20T10:00:00Z""#)
    let rig = try await CanvasRig.always("[\(topic)]")
    let found = try await fetch(rig, ["1"]).value.items
    #expect(found.map(\.announcement.date) == [1_787_220_000_000])
  }

  /// A draft of the staff does not make the list unreadable.
  @Test func anAnnouncementThatIsNotPostedIsLeftOut() async throws {
    let rig = try await CanvasRig.always(
      #"[{"id":1,"title":"Draft","message":"x","posted_at":null,"author":{},"context_code":"course_1"}]"#
    )
    let reply = try await fetch(rig, ["1"])
    #expect(reply.value.items.isEmpty && reply.value.failures.isEmpty)
    #expect(reply.diagnostics.count == 1)
  }

  @Test func anEditedAnnouncementKeepsItsKey() async throws {
    let rig = try await CanvasRig { _, number throws(PentadError) in
      try .canvas("[\(Self.topic(7, "1").replacing("T7", with: "Title \(number)"))]")
    }
    let keys = [try await fetch(rig, ["1"]), try await fetch(rig, ["1"])]
      .map { $0.value.items.first?.announcement.key }
    #expect(keys == ["7", "7"])
  }

  @Test func readMarks() async throws {
    let rig = try await CanvasRig.always("", status: 204)
    try await rig.source.setRead(true, "7", of: "1")
    try await rig.source.setRead(false, "7", of: "1")
    try await rig.source.markPostsRead(to: "7", of: "1")
    #expect(
      rig.asked == [
        "PUT /api/v1/courses/1/discussion_topics/7/read",
        "DELETE /api/v1/courses/1/discussion_topics/7/read",
        "PUT /api/v1/courses/1/discussion_topics/7/read_all?forced_read_state=true",
      ])
  }
}
