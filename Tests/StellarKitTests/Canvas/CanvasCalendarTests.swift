import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Events of the calendar.
@Suite struct CanvasCalendarTests {
  private static let span: ClosedRange<Int64> = 1_788_000_000_000...1_790_000_000_000

  /// A Canvas that reads the first ten codes, and rejects those of hidden courses.
  private func rig(hiding hidden: String? = nil) async throws -> CanvasRig {
    try await CanvasRig { request, _ throws(PentadError) in
      if request.url.path.hasSuffix("/self") { return try .canvas(#"{"id":42,"name":"Ada"}"#) }
      let codes = request.items("context_codes[]").prefix(10)
      if let hidden, codes.contains(hidden) { return try .notShown() }
      let events = codes.map {
        #"{"id":"\#($0)","title":"E","start_at":"2026-09-03T10:00:00Z","end_at":"2026-09-03T11:00:00Z","context_code":"\#($0)"}"#
      }
      return try .canvas("[\(events.joined(separator: ","))]")
    }
  }

  @Test(arguments: [(8, 1), (9, 1), (10, 2), (25, 3), (0, 1)])
  func tenCalendarsARequest(_ count: Int, _ requests: Int) async throws {
    let rig = try await rig()
    let classes = (0..<count).map { "\($0)" }
    let found = try await rig.source.events(of: classes, in: Self.span).value
    #expect(Set(found.items.compactMap(\.masterId)) == Set(classes))
    #expect(found.items.contains { $0.id == "user_42" && $0.masterId == nil })
    #expect(rig.transport.requests.count == requests)
    #expect(rig.transport.requests.allSatisfy { $0.items("context_codes[]").count <= 10 })
    #expect(rig.transport.requests[0].items("start_date") == ["2026-08-28"])
    #expect(rig.transport.requests[0].items("type") == ["event"])
  }

  @Test func aHiddenCourseHidesNeitherOthersNorTheOwnCalendar() async throws {
    let rig = try await rig(hiding: "course_3")
    let found = try await rig.source.events(of: ["1", "2", "3", "4"], in: Self.span).value
    #expect(Set(found.items.map(\.id)) == ["user_42", "course_1", "course_2", "course_4"])
    #expect(Array(found.failures.keys) == ["3"])
    let alone = try await self.rig(hiding: "course_3")
    let rest = try await alone.source.events(of: ["3"], in: Self.span).value
    #expect(rest.items.map(\.id) == ["user_42"] && rest.failures.count == 1)
  }

  @Test func anAccountWithoutAKnownPerson() async throws {
    let rig = try await rig()
    let source = CanvasSource(
      site: rig.source.site, userId: nil, transport: rig.transport, credentials: rig.credentials,
      key: rig.source.api.session.key, time: rig.time.source)
    #expect(source.address == "https://school.example/api/v1")
    for _ in 0..<2 {
      #expect(try await source.events(of: [], in: Self.span).value.items.map(\.id) == ["user_42"])
    }
    #expect(rig.asked.filter { $0.hasSuffix("/self") }.count == 1)
    #expect(try await source.secret().contains("token-1"))
  }

  @Test func eventsOfAllForms() async throws {
    let events = #"""
      [{"id":1,"title":"Lecture","description":"<b>Room</b> &amp; map","location_name":"4-270","start_at":"2026-09-03T10:00:00-04:00","end_at":"2026-09-03T11:00:00-04:00","context_code":"course_1","html_url":"https://school.example/calendar?event_id=1"},
       {"id":2,"title":"Holiday","all_day":true,"all_day_date":"2026-09-07","start_at":"2026-09-07T04:00:00Z","end_at":"2026-09-07T04:00:00Z","context_code":"course_1"},
       {"id":3,"title":"Section","start_at":"2026-09-03T10:00:00Z","end_at":null,"context_code":"course_section_4","effective_context_code":"course_1"},
       {"id":4,"title":"Parent","start_at":"2026-09-03T10:00:00Z","hidden":true,"context_code":"course_1"},
       {"id":5,"title":"Deleted","start_at":"2026-09-03T10:00:00Z","workflow_state":"deleted","context_code":"course_1"},
       {"id":6,"title":"Undated","start_at":null,"end_at":null,"context_code":"course_1"},
       {"id":7,"title":"Outside","start_at":"2030-09-03T10:00:00Z","context_code":"course_1"},
       {"id":8,"title":"Backwards","start_at":"2026-09-03T10:00:00Z","end_at":"2026-09-01T10:00:00Z","context_code":"group_2"},
       {"id":"assignment_987","title":"Due","start_at":"2026-09-03T10:00:00Z","end_at":"2026-09-03T10:00:00Z","context_code":"course_1"},
       {"id":9,"title":"Wrong","start_at":77,"all_day":"x","context_code":5}]
      """#
    let rig = try await CanvasRig.always(events)
    let reply = try await rig.source.events(of: ["1"], in: Self.span)
    let items = Dictionary(uniqueKeysWithValues: reply.value.items.map { ($0.id, $0) })
    #expect(Set(items.keys) == ["1", "2", "3", "8", "assignment_987"])
    #expect(items["1"]?.text == "Room & map" && items["1"]?.location == "4-270")
    #expect(items["1"]?.start == 1_788_444_000_000 && items["1"]?.end == 1_788_447_600_000)
    #expect(items["2"]?.day?.isoText == "2026-09-07" && items["1"]?.day == nil)
    #expect(items["3"]?.masterId == "1" && items["3"]?.end == items["3"]?.start)
    #expect(items["8"]?.masterId == nil && items["8"]?.end == items["8"]?.start)
    #expect(reply.diagnostics.map(\.path).contains("[9].start_at"))
  }
}
