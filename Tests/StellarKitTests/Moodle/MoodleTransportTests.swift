import PentadCore
import StellarKit
import TestSupport
import Testing

/// The requests of a source, and what the transport does with them.
@Suite struct MoodleTransportTests {
  private let ids = (2..<22).map(String.init)

  @Test func aBusySiteIsAskedAgainByTheTransport() async throws {
    let (site, _) = FakeMoodle.school(courses: 2, announcements: 2)
    let inner = ScriptedTransport { request, number throws(PentadError) in
      guard number % 2 == 1 else { return site.answer(request) }
      var headers = TransportHeaders()
      try headers.set("Retry-After", "2")
      return TransportResponse(status: 429, headers: headers, body: TransportBody())
    }
    let transport = RetryingTransport(inner, time: site.time.source)
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token,
      time: site.time.source)
    #expect(try await source.enrolments().value.count == 2)
    #expect(site.time.sleeps.allSatisfy { $0 >= 2_000 } && site.time.sleeps.count == 2)
  }

  @Test func aBusySiteGetsNoFurtherRequests() async throws {
    let (site, _) = FakeMoodle.school(courses: 20, announcements: 2, batch: false)
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      guard FakeMoodle.form(request)["wsfunction"] == "mod_forum_get_forum_discussions" else {
        return site.answer(request)
      }
      var headers = TransportHeaders()
      try headers.set("Retry-After", "7")
      return TransportResponse(status: 429, headers: headers, body: TransportBody())
    }
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token)
    let error = await #expect(throws: PentadError.self) {
      try await source.announcements(of: ids, since: nil, tag: nil)
    }
    #expect(error?.code == .tooManyRequests && error?.retryAfter == 7_000)
    #expect(transport.requests.count <= 2 + 3)
  }

  @Test func atMostThreeRequestsAreInProgress() async throws {
    let (site, _) = FakeMoodle.school(courses: 20, announcements: 60, batch: false)
    let now = Lock(0)
    let most = Lock(0)
    let transport = ScriptedTransport { request, _ async throws(PentadError) in
      let count = now.withLock { count in
        count += 1
        return count
      }
      most.withLock { $0 = max($0, count) }
      for _ in 0..<20 { await Task.yield() }
      now.withLock { $0 -= 1 }
      return site.answer(request)
    }
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token)
    async let first = source.announcements(of: ids, since: nil, tag: nil)
    async let second = source.announcements(of: ids, since: nil, tag: nil)
    _ = try await (first, second)
    #expect((2...3).contains(most.withLock { $0 }))
  }

  @Test func aBatchThatIsTooLongIsAskedInParts() async throws {
    let (site, _) = FakeMoodle.school(courses: 20, announcements: 2)
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      let name = FakeMoodle.form(request)["wsfunction"]
      guard name != "tool_mobile_call_external_functions" else {
        throw PentadError(.bodyTooLong, "the answer is too long")
      }
      return site.answer(request)
    }
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token)
    let fetch = try await source.announcements(of: ids, since: nil, tag: nil)
    #expect(FetchedNews(fetch)?.items.count == 40)
  }

  @Test func aCallThatIsDeniedInABatchIsAskedOnceMore() async throws {
    let (site, _) = FakeMoodle.school(courses: 5, announcements: 2)
    let denied = #"{"exception":"x","errorcode":"accessexception","message":"x"}"#
    site.set { $0.faults["mod_forum_get_forum_discussions"] = [denied] }
    let (source, _) = try site.source()
    let fetch = try await source.announcements(of: ids, since: nil, tag: nil)
    #expect(FetchedNews(fetch)?.items.count == 10)
    site.set { $0.faults["mod_forum_get_forum_discussions"] = [denied, denied, denied] }
    let error = await #expect(throws: PentadError.self) {
      try await source.announcements(of: ids, since: nil, tag: nil)
    }
    #expect(error?.code == .signInRequired)
  }

  /// A change must not be given up because of a captive portal.
  @Test(arguments: [302, 403, 404, 511])
  func aPortalIsATemporaryFailureOfAChange(_ status: Int) async throws {
    let site = FakeMoodle(["core_course_set_favourite_courses": { _ in ["warnings": []] }])
    let transport = ScriptedTransport { request, number throws(PentadError) in
      number == 1 ? site.answer(request) : .text(status, "<html>")
    }
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token)
    let error = await #expect(throws: PentadError.self) {
      try await source.setBookmark(true, of: "2")
    }
    #expect(error?.code == .serverUnavailable)
  }

  /// Neither before the site is known, nor while a reply is sent.
  @Test(arguments: [302, 403, 404, 511])
  func aPortalIsATemporaryFailureFromTheFirstRequestOn(_ status: Int) async throws {
    let transport = ScriptedTransport { _, _ throws(PentadError) in .text(status, "<html>") }
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token)
    let changes: [() async throws -> Void] = [
      { try await source.setBookmark(true, of: "2") },
      { _ = try await source.posts(to: "1", of: "2") },
      { _ = try await source.post("x", to: "1", parent: nil, of: "2") },
    ]
    for change in changes {
      let error = await #expect(throws: PentadError.self) { try await change() }
      #expect(error?.code == .serverUnavailable)
    }
  }

  @Test func aCancelledFetchEnds() async throws {
    let (site, _) = FakeMoodle.school(courses: 20, announcements: 200, batch: false)
    let (source, transport) = try site.source()
    let task = Task {
      try await source.announcements(of: ids, since: nil, tag: nil)
    }
    task.cancel()
    let error = await #expect(throws: PentadError.self) { try await task.value }
    #expect(error?.code == .cancelled)
    #expect(transport.requests.count <= 5)
  }

  @Test func callsAreForms() async throws {
    let (site, _) = FakeMoodle.school(courses: 2, announcements: 1)
    let (source, transport) = try site.source()
    _ = try await source.announcements(of: ["2", "3"], since: nil, tag: nil)
    for request in transport.requests {
      #expect(request.method == .post && !request.followsRedirects)
      #expect(
        request.url.string
          == FakeMoodle.address + "/webservice/rest/server.php?moodlewsrestformat=json")
      #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
      #expect(FakeMoodle.form(request)["moodlewssettingfilter"] == "1")
    }
    let call = site.arguments.first { $0["wsfunction"] == "mod_forum_get_forums_by_courses" }
    #expect(call?["courseids[0]"] == "2" && call?["courseids[1]"] == "3")
  }
}
