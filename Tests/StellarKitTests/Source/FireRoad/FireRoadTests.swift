import PentadCore
import StellarKit
import TestSupport
import Testing

/// The catalogue of FireRoad, in its form with made-up content.
@Suite struct FireRoadTests {
  private static let semesters = """
    [{"sem":"fall-2025","v":9},{"sem":"spring-2026","v":2},{"sem":"fall-2026","v":3}]
    """
  private static let algebra = """
    {"subject_id":"18.06","title":"Linear &amp; Bilinear Algebra","level":"U","total_units":12,
    "offered_fall":true,"offered_IAP":false,"offered_spring":true,"offered_summer":false,
    "public":true,"lecture_units":4,"lab_units":0,"design_units":0,"preparation_units":8,
    "is_variable_units":false,"has_final":true,"description":"Matrices &lt;and&gt; vectors.",
    "prerequisites":"GIR:CAL2","gir_attribute":"REST","hass_attribute":"HASS-A,HASS-S",
    "instructors":["Fall: A. Hacker, B. Bitdiddle","Spring: A. Hacker"],"old_id":"18.6",
    "meets_with_subjects":["18.061"],"rating":5.5,"enrollment_number":120.5,"in_class_hours":4,
    "out_of_class_hours":"6.25","url":"http://example.edu/18.06",
    "schedule":"Lecture,26-100/MWF/0/11;Recitation,34-101/TR/0/1,34-301/TR/0/2;Lab,TBA"}
    """
  private static let seminar = """
    {"subject_id":"18.099","title":"Seminar","offered_fall":false,"offered_spring":true,
    "is_variable_units":true,"total_units":0}
    """
  private static let half = """
    {"subject_id":"21A.5","title":"Half","offered_fall":true,"rating":0,
    "schedule":"Lecture,4-1/M/0/9/W/0/10","quarter_information":"0,oct 16"}
    """

  private func source(
    _ change: @escaping @Sendable (String) -> TransportResponse? = { _ in nil }
  ) throws -> (FireRoadSource, ScriptedTransport) {
    let transport = ScriptedTransport { request, _ in
      let path = String(request.url.path.dropFirst("/fireroad".count))
      if let answer = change(path) { return answer }
      return switch path {
      case "/courseupdater/semesters": .text(200, Self.semesters)
      case "/courses/all": .text(200, "[\(Self.algebra),\(Self.seminar),\(Self.half)]")
      case "/courses/dept/18": .text(200, "[\(Self.algebra),\(Self.seminar),{\"title\":\"x\"}]")
      case "/courses/dept/21A": .text(200, "[\(Self.half)]")
      case "/courses/lookup/18.06": .text(200, Self.algebra)
      case "/courses/search/linear%20algebra": .text(200, "[\(Self.algebra)]")
      case "/courses/dept/99": .text(200, "[]")
      default: .text(404, "No subject found with the given ID")
      }
    }
    return (
      try FireRoadSource(
        transport: transport, address: "https://example.edu/fireroad/",
        time: ManualTime().source), transport
    )
  }

  @Test func coursesInTheOrderOfTheCatalogue() async throws {
    let (source, _) = try source()
    let courses = try await source.courses().value
    #expect(courses.map(\.number) == ["18", "21A"])
    #expect(courses.map(\.title) == ["Mathematics", "Anthropology"])
    #expect(source.address == "https://example.edu/fireroad")
  }

  @Test func aClassWithItsFacts() async throws {
    let (source, transport) = try source()
    let reply = try await source.classes(of: "18")
    #expect(reply.diagnostics.map(\.path) == ["[2]"])
    // The seminar is offered in spring.
    let item = try #require(reply.value.first)
    #expect(reply.value.count == 1)
    #expect(item.title == "Linear & Bilinear Algebra" && item.blurb == "Matrices <and> vectors.")
    #expect(item.term?.code == "fa26" && item.oldNumbers == ["18.6"])
    #expect(item.staff.map(\.name) == ["A. Hacker", "B. Bitdiddle"])
    let facts = try #require(item.facts)
    #expect(facts.units == 12 && facts.lectureUnits == 4 && facts.labUnits == 0)
    #expect(facts.preparationUnits == 8 && facts.level == "U" && facts.hasFinal == true)
    #expect(facts.requirements == ["REST", "HASS-A", "HASS-S"])
    #expect(facts.prerequisites == "GIR:CAL2" && facts.corequisites == nil)
    #expect(facts.relatedIds == ["18.061"] && facts.seasons == [.fall, .spring])
    #expect(facts.rating == 5.5 && facts.bestRating == 7 && facts.enrolment == 120.5)
    #expect(facts.hoursInClass == 4 && facts.hoursOutOfClass == 6.25)
    #expect(transport.requests.last?.url.query == "full=true")
  }

  @Test func meetingsOfARecitationAreAlternatives() async throws {
    let (source, _) = try source()
    let item = try #require(try await source.classInfo("18.06").value.content)
    #expect(item.times.map(\.title) == ["Lecture", "Recitation", "Lab"])
    #expect(item.sections.map(\.id) == ["lecture-1", "recitation-1", "recitation-2", "lab-1"])
    #expect(item.sections[0].meetings.map(\.minutes) == [660..<720])
    #expect(item.sections[2].meetings.map(\.location) == ["34-301"])
  }

  @Test func meetingsOfALectureBelongTogetherAndAHalfTermEnds() async throws {
    let (source, _) = try source()
    let item = try #require(try await source.classes(of: "21A").value.first)
    #expect(item.sections.map(\.id) == ["lecture-1"] && item.times.count == 1)
    #expect(item.sections[0].meetings.map(\.weekdays) == [.monday, .wednesday])
    #expect(item.times.allSatisfy { $0.last?.isoText == "--10-16" && $0.first == nil })
    #expect(item.facts?.rating == nil && item.facts?.bestRating == nil)
  }

  /// The server writes `M EVE (7-10 PM) (2-103) or T EVE (7-10 PM) (56-167)` of MIT's catalogue with
  /// a comma. In spring 2026, 9 classes had such lectures on different days, among them 21W.762.
  @Test func meetingsOfALectureAreAlternatives() async throws {
    let lists = [
      "2-103/M/1/7-10 PM,56-167/T/1/7-10 PM", "10-1/R/0/4,10-1/F/0/10", "4-1/M/0/9,TBA",
      "4-1/M/0/9,4-2/W/0/9,TBA", "4-1/M/0/9,4-2/W/0/nine",
      Array(repeating: "4-1/M/0/9", count: 21).joined(separator: ","),
    ]
    for (list, count) in zip(lists, [2, 2, 2, 3, 2, 21]) {
      let body = #"[{"subject_id":"1.1","offered_fall":true,"schedule":"Lecture,\#(list)"}]"#
      let (source, _) = try source { $0 == "/courses/dept/1" ? .text(200, body) : nil }
      let item = try #require(try await source.classes(of: "1").value.first)
      #expect(item.sections.count == count)
      #expect(item.sections[0].meetings.count == 1)
    }
  }

  /// The server's parser also writes a comma between the rooms of a time.
  @Test func roomsOfALectureAreOneSection() async throws {
    let rooms = "4-1/MWF/0/9,4-2/MWF/0/9"
    let body = """
      [{"subject_id":"1.1","offered_fall":true,"schedule":"Lecture,\(rooms);Recitation,\(rooms)"}]
      """
    let (source, _) = try source { $0 == "/courses/dept/1" ? .text(200, body) : nil }
    let item = try #require(try await source.classes(of: "1").value.first)
    #expect(item.sections.map(\.id) == ["lecture-1", "recitation-1", "recitation-2"])
    let fall = try TermCalendar(usualFor: StellarTerm(code: "fa26"))
    let text = try ClassCalendar.text(of: [item], in: fall)
    #expect(text.contains("LOCATION:4-1\\, 4-2\r\n"))
  }

  @Test(arguments: [
    ("0,apr 14", nil, "--04-14"), ("1,4/4", "--04-04", nil),
    ("2,4/9 to 5/9", "--04-09", "--05-09"), ("", nil, nil), ("3,1/1", nil, nil),
    ("0,soon", nil, nil), ("2,4/9", nil, nil), ("0,13/40", nil, nil),
  ]) func quarters(_ text: String, _ first: String?, _ last: String?) async throws {
    let body = """
      [{"subject_id":"1.1","title":"x","offered_fall":true,"schedule":"Lecture,1-1/M/0/9",
      "quarter_information":"\(text)"}]
      """
    let (source, _) = try source { $0 == "/courses/dept/1" ? .text(200, body) : nil }
    let time = try #require(try await source.classes(of: "1").value.first?.times.first)
    #expect(time.first?.isoText == first && time.last?.isoText == last)
  }

  /// A class that is taught in several terms has times, days and instructors of its own in each.
  @Test(
    arguments: [
      ("fall-2026", ["1-1/M/0/9"], "--10-16", ["A. Hacker", "E. Every"]),
      ("spring-2027", ["2-2/T/0/10/R/0/11"], nil, ["B. Bitdiddle", "E. Every"]),
      ("iap-2027", [], nil, ["A. Hacker", "B. Bitdiddle", "E. Every"]),
    ] as [(String, [String], String?, [String])])
  func textsOfATerm(
    _ semester: String, _ times: [String], _ last: String?, _ staff: [String]
  ) async throws {
    let body = """
      {"subject_id":"1.1","title":"x","offered_fall":true,"offered_IAP":true,"offered_spring":true,
      "schedule":"Lecture,9-9/F/0/9","schedule_fall":"Lecture,1-1/M/0/9",
      "schedule_spring":"Lectures,2-2/T/0/10/R/0/11","quarter_information":"1,4/4",
      "quarter_information_fall":"0,oct 16",
      "instructors":["Fall: A. Hacker","Spring: B. Bitdiddle","E. Every"]}
      """
    let (source, _) = try source { path in
      switch path {
      case "/courseupdater/semesters": .text(200, #"[{"sem":"\#(semester)","v":1}]"#)
      case "/courses/lookup/1.1": .text(200, body)
      default: nil
      }
    }
    let item = try #require(try await source.classInfo("1.1").value.content)
    #expect(item.times.map(\.text) == times)
    #expect(item.times.allSatisfy { $0.last?.isoText == last && $0.first == nil })
    #expect(item.sections.count == (times.isEmpty ? 0 : 1))
    #expect(item.staff.map(\.name) == staff)
  }

  /// A class of an earlier catalogue has the terms in which it was offered.
  @Test func aHistoricalClassIsNotTaughtNow() async throws {
    let body = """
      [{"subject_id":"1.1","title":"Old","offered_fall":true,"is_historical":true,
      "source_semester":"fall-2018"},{"subject_id":"1.2","title":"New","offered_fall":true}]
      """
    let (source, _) = try source { path in
      path == "/courses/dept/1" || path.hasPrefix("/courses/search") ? .text(200, body) : nil
    }
    #expect(try await source.classes(of: "1").value.map(\.masterId) == ["1.2"])
    #expect(try await source.search("1").value.map(\.term?.code) == [nil, "fa26"])
  }

  @Test func theNewestSemesterIsTheTerm() async throws {
    let (source, transport) = try source()
    let info = try await source.currentTerm()
    #expect(info.term.code == "fa26" && info.name == "Fall 2026")
    let calendar = try #require(info.calendar)
    #expect(calendar.holidays.count == 4 && calendar.mondaySchedule.count == 1)
    #expect(try await source.checksum(of: "18") == "fa26 3")
    let checked = try await source.classesWithChecksum(of: "18").value
    #expect(checked.checksum == "fa26 3" && checked.classes.count == 1)
    // One request for the semester serves all.
    #expect(transport.requests.filter { $0.url.path.hasSuffix("semesters") }.count == 1)
    var own = source
    own.calendar = { try? TermCalendar(usualFor: $0) }
    #expect(try await own.currentTerm().calendar?.holidays == [])
  }

  @Test func searchAndUnknownClasses() async throws {
    let (source, _) = try source()
    #expect(try await source.search(" linear  algebra ").value.map(\.masterId) == ["18.06"])
    #expect(try await source.search(" ").value == [])
    #expect(try await source.classes(of: "99").value == [])
    let error = await #expect(throws: PentadError.self) { try await source.classInfo("18.999") }
    #expect(error?.code == .classNotFound)
  }

  @Test(arguments: ["<html>Login</html>", "{}", "[1,2]", "", "[{\"sem\":\"never\"}]"])
  func badAnswers(_ body: String) async throws {
    let (source, _) = try source { _ in .text(200, body) }
    await #expect(throws: PentadError.self) { try await source.courses() }
    await #expect(throws: PentadError.self) { try await source.currentTerm() }
  }

  /// The sum of two such numbers does not fit into an integer.
  @Test func unitsBeyondReasonAreNone() async throws {
    let body = """
      [{"subject_id":"18.1","offered_fall":true,"total_units":-12,"lecture_units":1001,
      "lab_units":9223372036854775807,"design_units":9223372036854775807}]
      """
    let (source, _) = try source {
      $0 == "/courses/dept/18" ? TransportResponse.text(200, body) : nil
    }
    let facts = try #require(try await source.classes(of: "18").value.first?.facts)
    #expect(facts.units == nil && facts.lectureUnits == nil && facts.labUnits == nil)
  }

  @Test func aMaintenancePageIsUnavailable() async throws {
    let (source, _) = try source { _ in .text(503, "<html>Maintenance</html>") }
    let error = await #expect(throws: PentadError.self) { try await source.courses() }
    #expect(error?.code == .serverUnavailable)
  }

  /// The whole catalogue is there offline, with its facts, and bookmarks are not sent.
  @Test func throughAClient() async throws {
    let (source, _) = try source()
    let folder = temporaryPath("pentad-fireroad")
    var configuration = StellarConfiguration(folder: folder)
    configuration.worksByItself = false
    let first = try await StellarClient(configuration, source: source)
    _ = try await first.refreshTerm()
    #expect(try await first.loadCatalogue() == 2)
    try await first.bookmark(id: "18.06")
    #expect(try await first.storageUsage().waiting == 0)
    #expect(try await first.bookmarks().map(\.sync) == [.done])
    await first.close()
    let (other, transport) = try self.source { _ in .text(503, "") }
    let client = try await StellarClient(configuration, source: other)
    #expect(try await client.search("18.6").hits.map(\.masterId) == ["18.06"])
    #expect(try await client.cachedClass("18.06")?.facts?.units == 12)
    try await client.choose(section: "recitation-2", of: "18.06")
    #expect(transport.requests.isEmpty)
    await client.close()
  }
}
