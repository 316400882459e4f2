import PentadCore
import StellarKit
import TestSupport
import Testing

/// Answers as they should not be.
@Suite struct HostileReplyTests {
  private func failure(
    _ text: String, status: Int = 200,
    _ call: (StellarServer) async throws -> Void
  ) async throws -> PentadError.Code? {
    let server = try Replies.server(text, status: status).0
    do {
      try await call(server)
      return nil
    } catch {
      return (error as? PentadError)?.code
    }
  }

  @Test(arguments: [
    ("<html><body>Down</body></html>", PentadError.Code.unreadableAnswer),
    ("\n<br />\n<b>Warning</b>: mysql[]", .unreadableAnswer), ("Fatal error", .unreadableAnswer),
    ("null", .unexpectedAnswer), ("true", .unexpectedAnswer), ("\"x\"", .unexpectedAnswer),
    ("", .emptyReply), (" \r\n", .emptyReply), ("[]", .emptyReply),
    (#"[{"short":"1","na"#, .unreadableAnswer), ("[", .unreadableAnswer), ("{]", .unreadableAnswer),
    ("{}", .unexpectedAnswer), (#"{"courses":[]}"#, .unexpectedAnswer),
    (#"[1,"x",null,[],{"name":"no number"}]"#, .unexpectedAnswer),
    (#"{"error":"not a valid query"}"#, .unknownCommand),
    (#"{"error":"other"}"#, .serverUnavailable), (#"{"error":7}"#, .serverUnavailable),
    ("[\"\u{0}", .unreadableAnswer), (String(repeating: "[", count: 100_000), .unreadableAnswer),
  ])
  func coursesThatAreNone(_ text: String, _ code: PentadError.Code) async throws {
    #expect(try await failure(text) { _ = try await $0.courses() } == code)
  }

  @Test(arguments: [
    (500, PentadError.Code.serverUnavailable), (503, .serverUnavailable), (429, .tooManyRequests),
    (400, .refused), (404, .refused), (302, .refused), (401, .unauthorized), (403, .unauthorized),
    (408, .timedOut), (504, .timedOut),
  ])
  func otherStatuses(_ status: Int, _ code: PentadError.Code) async throws {
    let found = try await failure(Replies.courses, status: status) { _ = try await $0.courses() }
    #expect(found == code)
  }

  @Test func aClassThatIsNotThere() async throws {
    let code = try await failure(Replies.notFound) { _ = try await $0.classInfo("6.1") }
    #expect(code == .classNotFound)
    #expect(code.map { .notFound ~= $0 } == true)
    #expect(try await failure("[]") { _ = try await $0.classInfo("6.1") } == .unexpectedAnswer)
  }

  @Test(arguments: [
    #"{"term":""}"#, #"{"term":null}"#, #"{"term":["fa26"]}"#, "[]", #"{"success":false}"#,
  ])
  func objectsThatLackTheirMember(_ text: String) async throws {
    let term = StellarTerm(code: "fa26")
    #expect(try await failure(text) { _ = try await $0.term() } == .unexpectedAnswer)
    #expect(try await failure(text) { _ = try await $0.register() } == .unexpectedAnswer)
    #expect(try await failure(text) { _ = try await $0.checksum(of: "6") } == .unexpectedAnswer)
    let code = try await failure(text) {
      try await $0.setSubscription(true, to: "6.1", term: term, for: Replies.device)
    }
    #expect(code == .unexpectedAnswer)
  }

  @Test func readableItemsAreKeptAndOthersReported() async throws {
    let text = """
      \u{FEFF}[{"short":"1","name":"A","is_course":"1"},{"short":2,"name":null,"is_course":true},
       {"short":"3","name":["x"],"is_course":"no"},"x",null,{"name":"y"},
       {"short":"4","name":"B","is_course":{}},{"short":"5","name":"C","is_course":0.0}]
      """
    let reply = try await Replies.server(text).0.courses()
    #expect(reply.value.map(\.number) == ["1", "2", "3", "4", "5"])
    #expect(reply.value.map(\.isDepartment) == [true, true, false, true, false])
    #expect(
      reply.diagnostics.map(\.description) == [
        "[2].name: not a text", "[3]: not what stands in such a list",
        "[4]: not what stands in such a list", "[5]: a course without its number",
        "[6].is_course: neither true nor false",
      ])
  }

  @Test func aClassOfWrongTypesIsAClass() async throws {
    let text = """
      {"masterId":18.5,"name":"18.06","title":{},"description":null,"stellarUrl":"javascript:x",
       "times":[{"title":"Lecture","time":7,"location":null},3,{}],"staff":null,"term":false,
       "announcements":[{"unixtime":"1276650960","title":"a"},{"unixtime":"soon"},{"title":"b"},
        {"unixtime":1e300},{"unixtime":1276650960.9,"text":"c"},7]}
      """
    let reply = try await Replies.server(text).0.classInfo("18.06")
    #expect(reply.value.content == nil)
    let better = text.replacing("18.5", with: "\"18.06\"")
    let info = try await Replies.server(better).0.classInfo("18.06")
    let content = try #require(info.value.content)
    #expect(content.title.isEmpty && content.term == nil && content.siteURL == nil)
    #expect(content.times.map(\.text) == ["7", ""])
    #expect(content.times.map(\.order) == [0, 1])
    #expect(info.value.announcements?.map(\.date) == [1_276_650_960_000, 1_276_650_960_000])
    #expect(info.diagnostics.map(\.path).contains("announcements[1]"))
    #expect(info.diagnostics.map(\.path).contains("times[1]"))
    #expect(!info.diagnostics.map(\.path).contains("staff"))
  }

  /// As JavaScript, Canvas and Moodle give the moment of an announcement.
  @Test(arguments: [
    ("1276650960", 1_276_650_960), ("1276650960000", 1_276_650_960),
    ("\"1276650960.5\"", 1_276_650_960), ("\"1276650960123\"", 1_276_650_960),
    ("\"2010-06-16T01:16:00Z\"", 1_276_650_960), ("\"2010-06-15T21:16:00-04:00\"", 1_276_650_960),
    ("\"2010-06-16T01:16:00.250Z\"", 1_276_650_960), ("-5", -5), ("99999999999", 99_999_999_999),
  ])
  func theMomentOfAnAnnouncementIsRead(_ written: String, _ seconds: Int64) async throws {
    let text = """
      {"masterId":"1","name":"1","announcements":[{"unixtime":\(written),"title":"a"}]}
      """
    let info = try await Replies.server(text).0.classInfo("1")
    #expect(info.value.announcements?.map(\.date) == [seconds * 1_000])
    #expect(info.diagnostics.isEmpty)
  }

  /// `json_encode` of PHP makes an object of a list with a gap, and programs that read XML one of a single item.
  @Test func listsThatAreObjectsAreRead() async throws {
    let text = """
      {"masterId":"1","name":"1","times":{"10":{"time":"F 9"},"2":{"time":"M 9"},"3":7},
       "staff":{"instructors":"Ada","tas":{"0":"Ben","2":"Cy"}},
       "announcements":{"unixtime":1,"title":"a"}}
      """
    let info = try await Replies.server(text).0.classInfo("1")
    let content = try #require(info.value.content)
    #expect(content.times.map(\.text) == ["M 9", "F 9"])
    #expect(content.staff.map(\.name) == ["Ada", "Ben", "Cy"])
    #expect(info.value.announcements?.map(\.title) == ["a"])
    #expect(info.diagnostics.map(\.path) == ["times[3]"])
    let list = #"{"0":{"masterId":"1","name":"1"},"7":{"masterId":"2","name":"2"}}"#
    #expect(try await Replies.server(list).0.classes(of: "1").value.map(\.masterId) == ["1", "2"])
    // A single class is no list of a course, nor is nothing.
    for text in [
      #"{"masterId":"1","name":"1"}"#, "{}", #"{"0":{"masterId":"1","name":"1"},"x":1}"#,
    ] {
      #expect(
        try await failure(text) { _ = try await $0.classes(of: "1") } == .unexpectedAnswer)
    }
  }

  @Test(arguments: [
    ("\"2026-10-26\"", "2026-10-26"), ("\"2026-10-26T00:00:00\"", "2026-10-26"),
    ("\"20261026\"", "2026-10-26"), ("20261026", "2026-10-26"),
    ("\"10/26/2026\"", "2026-10-26"), ("\"26.10.2026\"", "2026-10-26"),
    ("\"Oct 26, 2026\"", "2026-10-26"), ("\"12/11/2026\"", nil), ("\"10/26\"", nil),
    ("\"soon\"", nil), ("\"20261340\"", nil),
  ])
  func theFirstDayOfATimeIsRead(_ written: String, _ day: String?) async throws {
    let text = """
      {"masterId":"1","name":"1","times":[{"time":"M 9","first":\(written)}]}
      """
    let info = try await Replies.server(text).0.classInfo("1")
    #expect(info.value.content?.times.first?.first?.isoText == day)
    #expect(info.diagnostics.map(\.path) == (day == nil ? ["times[0].first"] : []))
  }

  /// Numbers where names and codes should be are no answer: a term `4` would archive every bookmark.
  @Test func numbersInThePlaceOfWordsAreNoAnswer() async throws {
    #expect(try await failure(#"{"term":4}"#) { _ = try await $0.term() } == .unexpectedAnswer)
    let courses = #"[{"short":1,"name":35,"is_course":"1"}]"#
    #expect(try await failure(courses) { _ = try await $0.courses() } == .unexpectedAnswer)
    let classes = #"[{"masterId":5,"name":5,"title":14}]"#
    #expect(try await failure(classes) { _ = try await $0.classes(of: "18") } == .unexpectedAnswer)
    #expect(try await failure(classes) { _ = try await $0.search("x") } == .unexpectedAnswer)
  }

  @Test func duplicateItemsAreMerged() async throws {
    let (server, _) = try Replies.server("[\(Replies.research),\(Replies.research)]")
    #expect(try await server.classes(of: "18").value.count == 1)
    #expect(try await server.search("research").value.count == 1)
    let twice = #"[{"short":"1","name":"A"},{"short":"1","name":"A"}]"#
    #expect(try await Replies.server(twice).0.courses().value.count == 1)
  }

  /// An uncaught exception of the original's server, as a client saw it.
  @Test func wrongSecretIsDistinguishedFromOtherFailures() async throws {
    let page = "<b>Fatal error</b>:  Uncaught exception 'Exception' with message 'invalid pass_key'"
    let code = try await failure(page, status: 500) {
      _ = try await $0.unreadNotices(for: Replies.device)
    }
    #expect(code == .unauthorized)
    let other = try await failure("Fatal error", status: 500) {
      _ = try await $0.unreadNotices(for: Replies.device)
    }
    #expect(other == .serverUnavailable)
  }

  @Test(arguments: ["[]", "{}", #"{"instructors":null,"tas":[null,"A",7]}"#, "\"x\""])
  func staffOfAnyKind(_ staff: String) async throws {
    let text = #"[{"masterId":"1.1","name":"1.1","staff":\#(staff)}]"#
    let reply = try await Replies.server(text).0.classes(of: "1")
    #expect(reply.value[0].staff.count == (staff.contains("A") ? 1 : 0))
    #expect(reply.diagnostics.isEmpty == (staff == "[]" || staff == "{}"))
  }

  @Test func aListOfFailuresStaysSmall() async throws {
    let text = "[\(Replies.research)" + String(repeating: ",7", count: 50_000) + "]"
    let reply = try await Replies.server(text).0.classes(of: "18")
    #expect(reply.value.count == 1 && reply.diagnostics.count == StellarDiagnostic.limit)
  }

  @Test func onlyTheFirstTimesOfAClassAreKept() async throws {
    let times = Array(repeating: #"{"title":"Lecture","time":"M 3"}"#, count: 50_000)
    let list = "[\(times.joined(separator: ","))]"
    let text = #"[{"masterId":"1.1","name":"1.1","times":\#(list)}]"#
    let reply = try await Replies.server(text).0.classes(of: "1")
    #expect(reply.value.map(\.times.count) == [100])
    #expect(reply.diagnostics.map(\.description) == ["[0].times: more than 100 items"])
  }

  /// Wherever an answer is cut, it is an error and no shorter answer.
  @Test func noCutAnswerPasses() async throws {
    let text = "[\(Replies.linearAlgebra),\(Replies.research)]"
    for length in 0..<text.utf8.count {
      let cut = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
      let code = try await failure(cut) { _ = try await $0.classes(of: "18") }
      #expect(code == (length == 0 ? .emptyReply : .unreadableAnswer))
    }
  }

  @Test func noChangedByteTraps() async throws {
    var random = SplitMix64(seed: 11)
    let whole = Array("[\(Replies.linearAlgebra),\(Replies.research)]".utf8)
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let transport = ScriptedTransport { [bytes] _, _ throws(PentadError) in
        TransportResponse(status: 200, body: TransportBody(bytes))
      }
      let server = try StellarServer(transport: transport, endpoint: Replies.endpoint)
      let classes = try? await server.classes(of: "18").value
      #expect((classes?.count ?? 0) <= 2)
    }
  }

  @Test func theTransportsErrorsComeThrough() async throws {
    for code in [PentadError.Code.offline, .timedOut, .cancelled] {
      let transport = ScriptedTransport { _, _ throws(PentadError) in
        .broken(Replies.courses, after: 9, PentadError(code, "it broke"))
      }
      let server = try StellarServer(transport: transport, endpoint: Replies.endpoint)
      let error = await #expect(throws: PentadError.self) { try await server.courses() }
      #expect(error?.code == code)
    }
    let code = try await failure(Replies.courses) { server in
      var server = server
      server.bodyLimit = 20
      _ = try await server.courses()
    }
    #expect(code == .bodyTooLong)
  }
}
