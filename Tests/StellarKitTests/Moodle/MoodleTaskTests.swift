import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct MoodleTaskTests {
  private let span: ClosedRange<Int64> = 1_780_000_000_000...1_800_000_000_000

  private func collection(
    _ fetch: StellarFetch<StellarReply<StellarCollection<StellarTask>>>
  ) throws -> (StellarCollection<StellarTask>, tag: String?) {
    guard case .changed(let reply, let tag) = fetch else {
      throw PentadError(.internal, "nothing changed")
    }
    return (reply.value, tag)
  }

  private static let assignments = """
    {"courses":[{"id":2,"assignments":[
      {"id":4,"cmid":40,"course":2,"name":"Essay","duedate":1790000000,"cutoffdate":1790100000,
       "allowsubmissionsfromdate":1789000000,"grade":100,"intro":"<p>Write.</p>","introformat":1},
      {"id":5,"cmid":50,"course":2,"name":"No date","duedate":0,"cutoffdate":0,"grade":-3},
      {"id":6,"cmid":60,"course":2,"name":"Long ago","duedate":1500000000,"grade":0},
      {"cmid":70}]}],
     "warnings":[{"item":"course","itemid":3,"warningcode":"1","message":"no"}]}
    """

  private static let calendar = """
    {"events":[
      {"id":900,"name":"Essay is due","courseid":2,"modulename":"assign","instance":4,
       "eventtype":"due","timestart":1790000000,"timeduration":0,"format":1,"description":""},
      {"id":901,"name":"Quiz closes","courseid":2,"modulename":"quiz","instance":8,
       "eventtype":"close","timestart":1790200000,"timeduration":0},
      {"id":902,"name":"Excursion","courseid":2,"modulename":"0","instance":0,"eventtype":"course",
       "timestart":1790300000,"timeduration":7200,"location":"Hall &amp; Garden","visible":1},
      {"id":903,"name":"Holiday","courseid":1,"eventtype":"site","timestart":1790400000,
       "timeduration":0,"visible":1},
      {"id":904,"name":"Hidden","courseid":2,"eventtype":"course","timestart":1790400000,"visible":0},
      {"id":905,"name":"My own","courseid":0,"eventtype":"user","timestart":1790500000}],
     "warnings":[]}
    """

  private static let actions = """
    {"events":[
      {"id":900,"name":"Essay is due","course":{"id":2},"modulename":"assign","instance":40,
       "eventtype":"due","timestart":1790000000,"timesort":1790050000,"overdue":true,
       "url":"https://school.example/moodle/mod/assign/view.php?id=40"},
      {"id":901,"name":"Quiz closes","course":{"id":2},"modulename":"quiz","instance":80,
       "eventtype":"close","timestart":1790200000,"timesort":1790200000,"overdue":false},
      {"id":999,"name":"Elsewhere","course":{"id":77},"timestart":1790200000,"timesort":1790200000}],
     "firstid":900,"lastid":999}
    """

  private func site() -> FakeMoodle {
    let site = FakeMoodle()
    site.answer([
      "mod_assign_get_assignments": Self.assignments,
      "core_calendar_get_calendar_events": Self.calendar,
      "core_calendar_get_action_events_by_timesort": Self.actions,
    ])
    return site
  }

  @Test func theListsOfDueTimesAreMerged() async throws {
    let (source, _) = try site().source()
    let fetch = try await source.tasks(of: ["2", "3"], in: span, tag: nil)
    let (tasks, tag) = try collection(fetch)
    #expect(tasks.items.map(\.id) == ["assign:4", "event:901", "assign:5"])
    let essay = tasks.items[0]
    #expect(essay.title == "Essay" && essay.points == 100 && essay.text.contains("Write."))
    // The time of the action event is the student's own, with an extension.
    #expect(essay.due == 1_790_050_000_000 && essay.lock == 1_790_100_000_000)
    #expect(essay.unlock == 1_789_000_000_000 && essay.submission == .missing)
    #expect(tasks.items[1].kind == .quiz && tasks.items[1].submission == nil)
    #expect(tasks.items[2].due == nil && tasks.items[2].points == nil)
    #expect(Array(tasks.failures.keys) == ["3"] && tag == nil)
  }

  @Test func aTaskKeepsItsIdWhenItIsDone() async throws {
    let site = site()
    let (source, _) = try site.source()
    let before = try collection(try await source.tasks(of: ["2"], in: span, tag: nil))
    site.answer(["core_calendar_get_action_events_by_timesort": #"{"events":[]}"#])
    let after = try collection(try await source.tasks(of: ["2"], in: span, tag: before.tag))
    #expect(before.0.items.map(\.id) == after.0.items.map(\.id))
    #expect(after.0.items[0].submission == nil)
    guard case .unchanged = try await source.tasks(of: ["2"], in: span, tag: after.tag) else {
      Issue.record("the same tasks have the same tag")
      return
    }
  }

  /// A site without the list of assignments: the calendar and the action events name the same event.
  @Test func anEventOfBothListsIsOneTask() async throws {
    let site = site()
    site.set { $0.functions["mod_assign_get_assignments"] = nil }
    let (source, _) = try site.source()
    let tasks = try collection(try await source.tasks(of: ["2"], in: span, tag: nil)).0
    #expect(tasks.items.map(\.id) == ["assign:4", "event:901"])
    #expect(tasks.items[0].due == 1_790_050_000_000)
  }

  @Test func actionEventsHaveSeveralPages() async throws {
    let site = FakeMoodle()
    site.set {
      $0.functions["core_calendar_get_action_events_by_timesort"] = { arguments in
        let after = Int(arguments["aftereventid"] ?? "") ?? 0
        let ids = (after + 1)..<min(after + 51, 121)
        return [
          "events": .array(
            ids.map {
              ["id": .integer($0), "name": "x", "timestart": .integer(1_790_000_000 + $0)]
            }),
          "lastid": .integer(ids.last ?? 0),
        ]
      }
    }
    let (source, transport) = try site.source()
    let tasks = try collection(try await source.tasks(of: ["2"], in: span, tag: nil)).0
    #expect(tasks.items.count == 120 && transport.requests.count == 4)
    #expect(site.arguments.last?["timesortfrom"] == "1780000000")
  }

  @Test func aListWithoutAnEndIsNoWholeList() async throws {
    let site = FakeMoodle()
    site.set {
      $0.functions["core_calendar_get_action_events_by_timesort"] = { arguments in
        let after = Int(arguments["aftereventid"] ?? "") ?? 0
        return [
          "events": .array(
            (after + 1...after + 50).map {
              ["id": .integer($0), "name": "x", "timestart": .integer(1_790_000_000)]
            }),
          "lastid": .integer(after + 50),
        ]
      }
    }
    let (source, transport) = try site.source()
    let error = await #expect(throws: PentadError.self) {
      try await source.tasks(of: ["2"], in: span, tag: nil)
    }
    #expect(error?.code == .bodyTooLong && transport.requests.count == 401)
  }

  @Test func aRepeatedPageOfEventsIsNoWholeList() async throws {
    let site = FakeMoodle()
    let events = (1...50).map { #"{"id":\#($0),"name":"x","timestart":1790000000}"# }
    site.answer([
      "core_calendar_get_action_events_by_timesort":
        #"{"events":[\#(events.joined(separator: ","))],"lastid":50}"#
    ])
    let (source, transport) = try site.source()
    let error = await #expect(throws: PentadError.self) {
      try await source.tasks(of: ["2"], in: span, tag: nil)
    }
    #expect(error?.code == .unexpectedAnswer && transport.requests.count == 3)
  }

  /// An error must not look like an account without events, which would remove the stored ones.
  @Test func anErrorWithoutClassesIsThrown() async throws {
    let site = FakeMoodle()
    site.answer(["core_calendar_get_calendar_events": #"{"other":[]}"#])
    let (source, _) = try site.source()
    let error = await #expect(throws: PentadError.self) {
      try await source.events(of: [], in: span)
    }
    #expect(error?.code == .unexpectedAnswer)
  }

  @Test func dueTimesAreNoEventsOfTheCalendar() async throws {
    let (source, _) = try site().source()
    let reply = try await source.events(of: ["2", "3"], in: span)
    #expect(reply.value.items.map(\.id) == ["902", "903", "905"])
    #expect(reply.value.items.map(\.masterId) == ["2", nil, nil])
    let first = reply.value.items[0]
    #expect(first.location == "Hall & Garden" && first.end - first.start == 7_200_000)
    #expect(first.day == nil)
  }

  @Test func theCalendarIsAskedForAllClassesAtOnce() async throws {
    let site = site()
    let (source, _) = try site.source()
    _ = try await source.events(of: ["2", "3"], in: 0...1_800_000_000_000)
    let call = try #require(site.arguments.last)
    #expect(call["events[courseids][0]"] == "2" && call["events[courseids][1]"] == "3")
    #expect(call["options[timestart]"] == "1" && call["options[timeend]"] == "1800000000")
    #expect(call["options[userevents]"] == "1" && call["options[ignorehidden]"] == "1")
  }

  @Test(arguments: [
    (Int64.min...Int64.max), (Int64.min...Int64.min), (Int64.max...Int64.max), (-5...5),
  ])
  func anySpanIsAsked(_ span: ClosedRange<Int64>) async throws {
    let (source, _) = try site().source()
    _ = try await source.events(of: ["2"], in: span)
    _ = try await source.tasks(of: ["2"], in: span, tag: nil)
  }

  @Test func hostileEventsDoNotTrap() async throws {
    let site = FakeMoodle()
    site.answer([
      "core_calendar_get_calendar_events": """
      {"events":[{"id":1,"timestart":9223372036854775807},{"id":2,"timestart":-1},
       {"id":3,"timestart":253402300799,"timeduration":9223372036854775807,"name":null},
       {"id":4,"timestart":"soon"},{"id":5,"timestart":1e300},{"id":{},"timestart":1}]}
      """
    ])
    let (source, _) = try site.source()
    let reply = try await source.events(of: ["2"], in: 0...Int64.max)
    #expect(reply.value.items.map(\.id) == ["3"])
    #expect(reply.diagnostics.count >= 5)
  }

  /// Without any answer, the events of the account are missing, too.
  @Test func aCalendarThatFailsForAllClassesFailsForTheAccount() async throws {
    let site = site()
    site.set {
      $0.functions["core_calendar_get_calendar_events"] = { _ in
        ["exception": "x", "errorcode": "requireloginerror"]
      }
    }
    let (source, _) = try site.source()
    let reply = try await source.events(of: ["2", "3"], in: span)
    #expect(Set(reply.value.failures.keys) == ["", "2", "3"])
  }

  @Test func thereAreNoDoneMarks() async throws {
    let (source, _) = try site().source()
    let task = StellarTask(id: "assign:4", masterId: "2", kind: .assignment, title: "x")
    let error = await #expect(throws: PentadError.self) { try await source.setDone(true, task) }
    #expect(error?.code == .unsupported)
  }
}
