import PentadCore
import StellarKit
import TestSupport
import Testing

/// Classes of MIT's catalogue that pause for an academic year, and names with labels, in answers
/// that clients of FireRoad recorded.
@Suite struct FireRoadYearTests {
  private func classes(
    _ classes: String, in semester: String
  ) async throws -> [StellarClass] {
    let transport = ScriptedTransport { request, _ in
      request.url.path.hasSuffix("semesters")
        ? .text(200, #"[{"sem":"\#(semester)","v":1}]"#) : .text(200, "[\(classes)]")
    }
    let source = try FireRoadSource(transport: transport, time: ManualTime().source)
    return try await source.classes(of: "1").value
  }

  /// sipb/courseroad2 issue 286: the class keeps its seasons, and the server names the year in which
  /// it is not offered. The academic year begins with the fall term.
  @Test(arguments: [
    ("fall-2020", "2020-2021", false), ("iap-2021", "2020-2021", false),
    ("spring-2021", "2020-2021", false), ("summer-2021", "2020-2021", false),
    ("spring-2021", "2021-2022", true), ("fall-2021", "2020-2021", true),
    ("fall-2019", "2020-2021", true), ("fall-2020", "2020-2021)", false),
    ("fall-2020", "next year", true), ("fall-2020", "", true),
    ("fall-2020", "99999999999999999999", true),
  ]) func aClassThatPausesForAYear(
    _ semester: String, _ year: String, _ isOffered: Bool
  ) async throws {
    let found = try await classes(
      """
      {"subject_id":"1.1","title":"x","offered_fall":true,"offered_IAP":true,
      "offered_spring":true,"offered_summer":true,"not_offered_year":"\(year)"}
      """, in: semester)
    #expect(found.isEmpty == !isOffered)
  }

  /// sipb/hydrant issue 267: several classes share a page, and one mark for all. Those that are
  /// taught have a schedule.
  @Test func aClassWithAScheduleDoesNotPause() async throws {
    let found = try await classes(
      """
      {"subject_id":"1.1","offered_fall":true,"not_offered_year":"2020-2021",
      "schedule":"Lecture,1-1/M/0/9"},
      {"subject_id":"1.2","offered_fall":true,"not_offered_year":"2020-2021",
      "schedule_spring":"Lecture,1-1/M/0/9"}
      """, in: "fall-2020")
    #expect(found.map(\.masterId) == ["1.1"] && found[0].term?.code == "fa20")
    #expect(found[0].facts?.notOfferedYear == "2020-2021")
  }

  /// The records of sipb/courseroad2 have `Spring: information:` before a name.
  @Test(arguments: [
    ("Spring: information: W. Example", ["W. Example"]),
    ("Information: W. Example, A. Hacker", ["W. Example", "A. Hacker"]),
    ("Fall: A. Hacker", ["A. Hacker"]), ("A. Hacker, B.-C. d'Arc", ["A. Hacker", "B.-C. d'Arc"]),
    ("Spring: :", []), ("Spring:", []), ("information:", []),
  ]) func aLabelIsNoPartOfAName(_ text: String, _ names: [String]) async throws {
    let found = try await classes(
      #"{"subject_id":"1.1","offered_spring":true,"instructors":["\#(text)"]}"#,
      in: "spring-2021")
    #expect(found.first?.staff.map(\.name) == names)
  }
}
