import PentadCore
import StellarKit
import TestSupport
import Testing

/// Answers that are none, and errors that come with the status 200.
@Suite struct MoodleFaultTests {
  private static let courses = "core_enrol_get_users_courses"

  private static func fault(_ code: String) -> String {
    #"{"exception":"core\\exception\\moodle_exception","errorcode":"\#(code)","message":"\#(FakeMoodle.token.text)"}"#
  }

  private func failure(_ call: () async throws -> Void) async -> PentadError? {
    do {
      try await call()
      return nil
    } catch {
      return error as? PentadError
    }
  }

  @Test(arguments: [
    (fault("invalidtoken"), PentadError.Code.signInRequired),
    (fault("sitepolicynotagreed"), .unauthorized),
    (fault("forcepasswordchangenotice"), .unauthorized),
    (fault("sitemaintenance"), .serverUnavailable), (fault("upgraderunning"), .serverUnavailable),
    (fault("servicenotavailable"), .unsupported), (fault("invalidrecord"), .classNotFound),
    (#"{"error":"Down","errorcode":"sitemaintenance","stacktrace":null}"#, .serverUnavailable),
    (
      "<EXCEPTION class=\"moodle_exception\"><ERRORCODE>invalidtoken</ERRORCODE></EXCEPTION>",
      .signInRequired
    ),
    ("<html><body>Please sign in to the Wi-Fi</body></html>", .unreadableAnswer),
    ("<?xml version=\"1.0\"?><RESPONSE></RESPONSE>", .unreadableAnswer),
    ("<br />\n<b>Notice</b>: Undefined index\n[]", .unreadableAnswer),
    ("Fatal error", .unreadableAnswer), ("[{\"id\":2,", .unreadableAnswer),
    ("", .emptyReply), (" \n", .emptyReply), ("null", .emptyReply), (" null\n", .emptyReply),
    ("true", .unexpectedAnswer), ("\"x\"", .unexpectedAnswer), ("{\"x\":1}", .unexpectedAnswer),
    ("[7,null]", .unexpectedAnswer), (String(repeating: "[", count: 100_000), .unreadableAnswer),
  ])
  func answersThatAreErrors(_ text: String, _ code: PentadError.Code) async throws {
    let (site, _) = FakeMoodle.school(courses: 1)
    site.set { $0.faults[Self.courses] = [text] }
    let log = LogRecorder()
    let (source, transport) = try site.source(log: log)
    let error = await failure { _ = try await source.enrolments() }
    #expect(error?.code == code)
    #expect(error?.message.contains(FakeMoodle.token.text) == false)
    #expect(!log.text.contains(FakeMoodle.token.text))
    #expect(transport.requests.allSatisfy { !$0.url.string.contains(FakeMoodle.token.text) })
  }

  @Test func anUnknownErrorIsNamedWithoutItsText() async throws {
    let (site, _) = FakeMoodle.school(courses: 1)
    site.set {
      $0.faults[Self.courses] = [Self.fault("strangeproblem"), Self.fault(FakeMoodle.token.text)]
    }
    let (source, _) = try site.source()
    let first = await failure { _ = try await source.enrolments() }
    #expect(first?.message.hasSuffix("(strangeproblem)") == true && first?.code.coarse == .refused)
    let second = await failure { _ = try await source.enrolments() }
    #expect(second?.message.contains("0123") == false)
  }

  /// A site answers so while its services change.
  @Test func aDeniedFunctionIsAskedOnceMore() async throws {
    let (site, _) = FakeMoodle.school(courses: 2)
    let denied = Self.fault("accessexception")
    site.set { $0.faults[Self.courses] = [denied] }
    let (source, _) = try site.source()
    #expect(try await source.enrolments().value.count == 2)
    #expect(site.called.filter { $0 == Self.courses }.count == 2)
    site.set { $0.faults[Self.courses] = [denied, denied] }
    let twice = await failure { _ = try await source.enrolments() }
    #expect(twice?.code == .signInRequired)
    site.set {
      $0.faults[Self.courses] = [denied]
      $0.unlisted = [Self.courses]
    }
    let gone = await failure { _ = try await source.enrolments() }
    #expect(gone?.code == .unsupported)
  }

  @Test(arguments: [true, false])
  func aTokenRevokedInTheMiddleEndsTheFetch(_ batch: Bool) async throws {
    let (site, _) = FakeMoodle.school(courses: 40, announcements: 5, batch: batch)
    let (source, transport) = try site.source()
    site.set { state in
      let pages = state.functions["mod_forum_get_forum_discussions"]
      state.functions["mod_forum_get_forum_discussions"] = { arguments in
        Int(arguments["forumid"] ?? "") ?? 0 > 100
          ? ["exception": "x", "errorcode": "invalidtoken"] : pages?(arguments) ?? .null
      }
    }
    let ids = (2..<42).map(String.init)
    let error = await failure {
      _ = try await source.announcements(of: ids, since: nil, tag: nil)
    }
    #expect(error?.code == .signInRequired)
    #expect(transport.requests.count < 25)
  }

  /// The site rejects all courses together, because the account must not see one.
  @Test(arguments: [true, false])
  func oneForbiddenCourseDoesNotHideTheOthers(_ batch: Bool) async throws {
    let (site, school) = FakeMoodle.school(courses: 40, announcements: 3, batch: batch)
    school.forbidden.withLock { $0 = [17] }
    let (source, _) = try site.source()
    let ids = (2..<42).map(String.init)
    let fetch = try await source.announcements(of: ids, since: nil, tag: nil)
    let news = try #require(FetchedNews(fetch))
    #expect(news.items.count == 39 * 3 && Array(news.failures.keys) == ["17"])
    #expect(news.failures["17"]?.code.coarse == .refused && news.tag == nil)
  }

  @Test func oneForumThatFailsDoesNotHideTheOthers() async throws {
    let (site, _) = FakeMoodle.school(courses: 12, announcements: 3)
    site.set { state in
      let pages = state.functions["mod_forum_get_forum_discussions"]
      state.functions["mod_forum_get_forum_discussions"] = { arguments in
        switch arguments["forumid"] {
        case "50": ["exception": "x", "errorcode": "requireloginerror"]
        case "90": ["discussions": 7]
        default: pages?(arguments) ?? .null
        }
      }
    }
    let (source, _) = try site.source()
    let ids = (2..<14).map(String.init)
    let fetch = try await source.announcements(of: ids, since: nil, tag: nil)
    let news = try #require(FetchedNews(fetch))
    #expect(Set(news.items.map(\.masterId)).count == 10)
    #expect(Set(news.failures.keys) == ["5", "9"])
    #expect(news.failures["9"]?.code == .unexpectedAnswer)
  }

  @Test(arguments: [
    (429, PentadError.Code.tooManyRequests), (500, .serverUnavailable), (503, .serverUnavailable),
    (504, .timedOut), (403, .refused), (404, .refused), (301, .refused), (307, .refused),
    (401, .unauthorized),
  ])
  func statusesAreErrors(_ status: Int, _ code: PentadError.Code) async throws {
    let transport = ScriptedTransport { _, _ throws(PentadError) in .text(status, "<html>") }
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token)
    let error = await failure { _ = try await source.enrolments() }
    #expect(error?.code == code)
    #expect(transport.requests.count == 1)
    #expect(transport.requests.allSatisfy { !$0.followsRedirects && $0.isRepeatable })
  }

  @Test func anErrorCodeWithAStatusIsRead() async throws {
    let transport = ScriptedTransport { _, _ throws(PentadError) in
      .text(403, #"{"error":"x","errorcode":"invalidtoken"}"#)
    }
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token)
    let error = await failure { _ = try await source.person() }
    #expect(error?.code == .signInRequired)
  }

  @Test func missingFunctionsAreNotCalled() async throws {
    let site = FakeMoodle(["core_enrol_get_users_courses": { _ in [] }])
    let (source, transport) = try site.source()
    let span: ClosedRange<Int64> = 0...1
    let file = StellarFile(id: "1", masterId: "2", name: "a")
    let calls: [() async throws -> Void] = [
      { _ = try await source.announcements(of: ["2"], since: nil, tag: nil) },
      { _ = try await source.tasks(of: ["2"], in: span, tag: nil) },
      { _ = try await source.events(of: ["2"], in: span) },
      { _ = try await source.files(of: "2") }, { _ = try await source.grades(of: "2") },
      { _ = try await source.posts(to: "1", of: "2") },
      { _ = try await source.post("x", to: "1", parent: nil, of: "2") },
      { try await source.setRead(true, "1", of: "2") },
      { try await source.setRead(false, "1", of: "2") },
      { try await source.setBookmark(true, of: "2") }, { _ = try await source.notifications() },
    ]
    for call in calls { #expect(await failure(call)?.code == .unsupported) }
    #expect(await failure { _ = try await source.content(of: file) }?.code == .refused)
    #expect(transport.requests.count == 1)
    #expect(try await source.enrolments().value.isEmpty)
  }
}
