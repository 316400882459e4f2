import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

/// The request of a feed, and the handling of the answers.
@Suite struct FeedFetchingTests {
  private static let feed = FeedSamples.atom(FeedSamples.video)
  private static let etag = #"W/"1""#
  private static let modified = "Sat, 01 Aug 2026 12:00:00 GMT"

  @Test func asksOnlyForWhatHasChanged() async throws {
    let rig = try FeedRig { request, _ throws(PentadError) in
      request.headers["If-None-Match"] == Self.etag
        ? try .with(304, ["Cache-Control": "max-age=900"])
        : try .with(200, ["ETag": Self.etag, "Last-Modified": Self.modified], Self.feed)
    }
    let page = try await rig.newest()
    let state = try #require(page.state)
    #expect(state.validators == Validators(etag: Self.etag, lastModified: Self.modified))
    #expect(page.broadcasts.count == 1 && !page.isUnchanged)
    let again = try await rig.newest(since: state)
    #expect(again.isUnchanged && again.state == nil && again.freshFor == 900_000)
    #expect(rig.transport.requests[0].headers["If-None-Match"] == nil)
    #expect(rig.transport.requests[1].headers["If-Modified-Since"] == Self.modified)
    #expect(rig.transport.requests[1].headers["Accept"]?.contains("application/atom+xml") == true)
  }

  /// An unchanged document still determines its next reading time.
  @Test func refreshHintsHoldUntilTheFeedChanges() async throws {
    let document = FeedSamples.rss("<skipHours><hour>15</hour></skipHours>")
    let rig = try FeedRig { request, number throws(PentadError) in
      request.headers["If-None-Match"] == nil
        ? try .with(200, ["ETag": Self.etag], document)
        : try .with(304, number < 3 ? [:] : ["Cache-Control": "max-age=18000"])
    }
    // It is 14:13 there; the feed announces 60 minutes, but not between 15:00 and 16:00.
    let page = try await rig.newest()
    let state = try #require(page.state)
    #expect(page.freshFor == 6_400_000)
    #expect(try await rig.newest(since: state).freshFor == 6_400_000)
    #expect(try await rig.newest(since: state).freshFor == 18_000_000)
    var older = state
    older.newest = "of an earlier version"
    #expect(try await rig.newest(since: older).freshFor == 18_000_000)
  }

  @Test func sameBytesAreUnchanged() async throws {
    let rig = try FeedRig { _, number throws(PentadError) in
      try .with(200, ["ETag": "\"\(number)\""], number < 3 ? Self.feed : Self.feed + " ")
    }
    let first = try await rig.newest()
    let second = try await rig.newest(since: first.state)
    #expect(second.isUnchanged && second.state?.validators?.etag == "\"2\"")
    #expect(second.state?.bodyHash == first.state?.bodyHash)
    #expect(try await rig.newest(since: second.state).broadcasts.count == 1)
  }

  @Test func unchangedWithoutAnEarlierStateIsUnexpected() async throws {
    let rig = try FeedRig { _, _ in .text(304, "") }
    #expect(await rig.failure()?.code == .unexpectedAnswer)
    #expect(await rig.failure(since: FeedState(bodyHash: "1-1"))?.code == .unexpectedAnswer)
    let unsendable = FeedState(validators: Validators(etag: "a\nb", lastModified: nil))
    #expect(await rig.failure(since: unsendable)?.code == .unexpectedAnswer)
    let older = FeedRequest(.older(than: FeedCursor(rawValue: FeedRig.address)))
    await #expect(throws: PentadError.self) { try await rig.source.page(older) }
  }

  /// Servers that use a future date as the time of each version would respond "not modified"
  /// forever.
  @Test(arguments: [
    ("Sat, 16 Nov 2041 19:11:00 GMT", false), ("Mon, 01 Jan 2024 00:00:00 GMT", true),
    ("0", true), ("yesterday", true),
  ])
  func validatorsOfTheFutureAreNotSent(_ changed: String, _ isSent: Bool) async throws {
    let rig = try FeedRig { _, _ throws(PentadError) in
      try .with(200, ["Last-Modified": changed, "ETag": "\"a\""], FeedSamples.rss(""))
    }
    let state = try #require(try await rig.newest().state)
    _ = try await rig.newest(since: state)
    let headers = try #require(rig.transport.requests.last?.headers)
    #expect((headers["If-Modified-Since"] == changed) == isSent)
    #expect((headers["If-None-Match"] == "\"a\"") == isSent)
  }

  @Test(
    arguments: [
      (["X-RateLimit-Reset": "42.4", "X-RateLimit-Remaining": "0.0"], 43_000),
      (["X-RateLimit-Reset": "42", "Retry-After": "7"], 7_000),
      (["X-RateLimit-Reset": "soon"], nil),
      ([:], nil),
    ] as [([String: String], Int?)])
  func retryAfterOfTooManyRequests(_ headers: [String: String], _ wait: Int?) async throws {
    let rig = try FeedRig { _, _ throws(PentadError) in try .with(429, headers) }
    let error = await rig.failure()
    #expect(error?.code == .tooManyRequests && error?.retryAfter == wait)
  }

  @Test func storedValidatorsThatCannotBeSent() async throws {
    let rig = try FeedRig(document: Self.feed)
    let state = FeedState(validators: Validators(etag: "a\nb", lastModified: nil))
    #expect(try await rig.newest(since: state).broadcasts.count == 1)
  }

  @Test(arguments: [
    (401, PentadError.Code.signInRequired), (407, .signInRequired), (400, .refused),
    (403, .refused), (451, .refused), (404, .notFound), (410, .notFound), (408, .timedOut),
    (429, .tooManyRequests), (500, .serverUnavailable), (503, .serverUnavailable),
    (504, .timedOut), (204, .unexpectedAnswer), (206, .unexpectedAnswer),
    (300, .unexpectedAnswer), (302, .unexpectedAnswer),
  ])
  func statuses(_ status: Int, _ code: PentadError.Code) async throws {
    let rig = try FeedRig { _, _ throws(PentadError) in
      try .with(status, ["Retry-After": "120"], Self.feed)
    }
    let error = await rig.failure()
    #expect(error?.code == code && error?.retryAfter == 120_000)
  }

  /// The user can fix the cause; a retry tomorrow would not help.
  @Test(arguments: [401, 403]) func privateFeedGetsAnAdvice(_ status: Int) async throws {
    let rig = try FeedRig { _, _ in .text(status, "") }
    let error = await rig.failure()
    #expect(error?.message.contains("check the address") == true)
    #expect(error?.message.contains("try again later") == false)
  }

  /// A status of 404 means a missing document now; only repeated failures mean that it has gone
  /// permanently.
  @Test func missingFeedIsNotGoneAtOnce() async throws {
    let rig = try FeedRig { _, _ in .text(410, "") }
    #expect(await rig.failure()?.code != .sourceGone)
  }

  @Test(arguments: [
    ("<html><body>Hello</body></html>", PentadError.Code.pageInsteadOfFeed), ("", .notAFeed),
    ("hello", .notAFeed), ("{\"a\":1}", .notAFeed), ("<opml/>", .notAFeed),
    ("<rss><channel><title>A", .unreadableAnswer),
    ("<!DOCTYPE rss [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><rss>&x;</rss>", .entityRefused),
  ])
  func documentsThatAreNoFeeds(_ text: String, _ code: PentadError.Code) async throws {
    #expect(await (try FeedRig(document: text)).failure()?.code == code)
  }

  @Test func aDocumentThatIsCutOffIsAskedForAgain() async throws {
    let rig = try FeedRig { _, _ throws(PentadError) in
      try .with(200, ["ETag": Self.etag], String(Self.feed.dropLast(9)))
    }
    let page = try await rig.newest()
    #expect(page.broadcasts.count == 1 && page.state?.validators == nil)
    #expect(page.problems.first?.problem == "the document is cut off")
  }

  @Test func aConnectionThatEndsIsAnError() async throws {
    let rig = try FeedRig { _, _ in
      .broken(Self.feed, after: 1_500, PentadError(.answerCutOff, "cut"))
    }
    #expect(await rig.failure()?.code == .answerCutOff)
  }

  @Test func olderPages() async throws {
    let rig = try FeedRig { request, _ in
      let next = request.url.path == "/2" ? "/2" : "https://example.org/2"
      let link = "<link rel=\"next\" href=\"\(next)\"/>"
      return .text(200, FeedSamples.atom(link + FeedSamples.video))
    }
    let older = try #require(try await rig.newest().older)
    #expect(older.rawValue == "https://example.org/2")
    let page = try await rig.source.page(FeedRequest(.older(than: older)))
    #expect(page.broadcasts.count == 1 && page.state == nil && page.older == nil)
    #expect(rig.transport.requests[1].url.path == "/2")
    for address in ["file:///etc/passwd", "javascript:alert(1)", "/2", ""] {
      let request = FeedRequest(.older(than: FeedCursor(rawValue: address)))
      let error = await #expect(throws: PentadError.self) { try await rig.source.page(request) }
      #expect(error?.code == .addressRefused)
    }
  }
}
