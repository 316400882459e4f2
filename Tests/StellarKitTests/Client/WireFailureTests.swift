import PentadCore
import StellarKit
import TestSupport
import Testing

/// Answers of a real server gone wrong, all the way to what a screen gets.
@Suite struct WireFailureTests {
  private let time = ManualTime()

  /// A client whose server gives good answers first, then one text to everything.
  private func client(then bad: String, status: Int = 200) async throws -> StellarClient {
    let isBad = Lock(false)
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      let query = request.url.query ?? ""
      if isBad.withLock({ $0 }) { return .text(status, bad) }
      if query.contains("command=courses") { return .text(200, Replies.courses) }
      if query.contains("subjectInfo") {
        return .text(
          200, Replies.linearAlgebra.dropLast() + "," + Replies.announcements + "}")
      }
      return .text(200, #"{"checksum":"1","classes":[\#(Replies.linearAlgebra)]}"#)
    }
    var configuration = StellarConfiguration()
    configuration.time = time.source
    configuration.worksByItself = false
    let client = try await StellarClient(
      configuration, transport: transport, endpoint: Replies.endpoint)
    _ = try await client.courses()
    _ = try await client.classes(in: "18")
    _ = await client.stages("18.06")
    time.advance(40 * World.day)
    isBad.withLock { $0 = true }
    return client
  }

  private static let cases: [(String, Int, PentadError.Code)] = [
    ("<html>Please sign in</html>", 200, .unreadableAnswer), ("", 200, .emptyReply),
    (#"[{"short":"1","#, 200, .unreadableAnswer), ("[]", 500, .serverUnavailable),
    ("[]", 503, .serverUnavailable), ("[]", 429, .tooManyRequests),
    ("[]", 404, .refused), ("true", 200, .unexpectedAnswer),
    (#"{"error":"SubjectNotFound"}"#, 200, .classNotFound),
    (#"{"error":"not a valid query"}"#, 200, .unknownCommand),
  ]

  @Test(arguments: cases) func nothingThatWasShownDisappears(
    _ text: String, _ status: Int, _ code: PentadError.Code
  ) async throws {
    let client = try await client(then: text, status: status)
    let stream = client.events()
    let courses = try await client.courses()
    #expect(courses.isStale && courses.value.count == 2)
    let classes = try await client.classes(in: "18")
    #expect(classes.isStale && classes.value.map(\.masterId) == ["18.06"])
    guard case .failed(let error, let kept) = await client.stages("18.06").last else {
      Issue.record("no failure")
      return
    }
    #expect(error.code == code && kept?.news.count == 1)
    let failures = await client.closing(stream).compactMap { event -> PentadError.Code? in
      if case .failed(_, let error, isKept: true) = event { error.code } else { nil }
    }
    #expect(failures == [code, code, code])
  }

  @Test func wrongTypesAreToleratedAndReported() async throws {
    let transport = ScriptedTransport { request, _ throws(PentadError) in
      if request.url.query?.contains("courses") == true {
        return .text(200, #"[{"short":18,"name":"Maths","is_course":"1"},7]"#)
      }
      return .text(
        200,
        #"""
        {"masterId":"18.06","name":"18.06","title":"Algebra","staff":null,"times":"none",
         "announcements":[{"unixtime":"12","title":"a","text":"b"},{"title":"no time"}]}
        """#)
    }
    let client = try await StellarClient(transport: transport, endpoint: Replies.endpoint)
    let stream = client.events()
    #expect(try await client.courses().value == [StellarCourse(number: "18", title: "Maths")])
    guard case .fresh(let detail) = await client.stages("18.06").last else {
      Issue.record("not fresh")
      return
    }
    #expect(detail.news.map(\.announcement.date) == [12_000])
    let events = await client.closing(stream)
    #expect(events.contains(.partlyUnreadable(.courses, count: 1)))
    #expect(events.contains(.partlyUnreadable(.classInfo(masterId: "18.06"), count: 2)))
  }
}
