import PentadCore
import Testing

@testable import ReferenceServer

@Suite struct FireRoadTests {
  private let server = FireRoadService(seed: 3)

  private func get(_ path: String) -> Response {
    server.respond(to: Request(method: "GET", target: "/fireroad/" + path))
  }

  private func list(_ path: String) -> [JSONValue] { get(path).json?.elements ?? [] }

  @Test func theCatalogueHasTheSizeAndShapeOfMIT() {
    let all = list("courses/all?full=true")
    #expect((2_500...2_800).contains(all.count))
    let numbers = all.compactMap { $0["subject_id"]?.asString }
    #expect(Set(numbers).count == all.count && numbers == numbers.sorted())
    #expect(all.allSatisfy { $0["title"] != nil && $0["total_units"] != nil })
    let schedules = all.compactMap { $0["schedule"]?.asString }
    #expect(schedules.count > all.count / 2)
    let sections = schedules.flatMap { $0.split(separator: ";") }
    let kinds = Set(sections.compactMap { $0.split(separator: ",").first.map(String.init) })
    #expect(kinds == ["Lecture", "Recitation", "Lab", "Design"])
    #expect(all.contains { $0["quarter_information"] != nil })
    let both = all.filter { $0["schedule_fall"] != nil }
    #expect((100...600).contains(both.count))
    #expect(both.allSatisfy { $0["schedule"] == $0["schedule_spring"] })
    #expect(both.contains { $0["schedule_fall"] != $0["schedule_spring"] })
    #expect(all.contains { $0["old_id"] != nil } && all.contains { $0["is_historical"] == true })
    #expect(list("courses/all").allSatisfy { $0["description"] == nil })
  }

  @Test func jointSubjectsNameEachOther() throws {
    let entry = try #require(list("courses/all").first { $0["joint_subjects"] != nil })
    let other = try #require(entry["joint_subjects"]?.elements.first?.asString)
    let back = get("courses/lookup/\(other)").json?["joint_subjects"]?.elements ?? []
    #expect(back.contains(entry["subject_id"] ?? .null))
  }

  @Test func classesAreFoundByNumberCourseAndWords() {
    let six = list("courses/dept/6")
    #expect(!six.isEmpty)
    #expect(six.allSatisfy { $0["subject_id"]?.asString?.hasPrefix("6.") == true })
    #expect(get("courses/dept/nothing").json == .array([]))
    let missing = get("courses/lookup/6.nothing")
    #expect(missing.status == 404 && missing.json == nil)
    let number = six[0]["subject_id"]?.asString ?? ""
    #expect(get("courses/lookup/\(number)").json?["description"] != nil)
    #expect(list("courses/search/\(number)?type=matches").count == 1)
    let hass = list("courses/search/a?hass=HASS-A&level=undergrad")
    #expect(!hass.isEmpty && hass.allSatisfy { $0["hass_attribute"] == "HASS-A" })
    let fall = list("courses/search/a?offered=fall")
    #expect(!fall.isEmpty && fall.allSatisfy { $0["offered_fall"] == true })
  }

  @Test func theProbeNamesTheChangedFiles() throws {
    let probe = "courseupdater/check?sem=fall,2026&v="
    #expect(get(probe + "1").json?["delta"] == .array([]))
    server.change("6.NEW", title: "New")
    try server.remove("6.NEW")
    #expect(throws: PentadError.self) { try server.remove("6.NEW") }
    server.change("18.NEW", schedule: "Lecture,4-237/MWF/0/1")
    let answer = get(probe + "1").json
    #expect(answer?["v"] == 4)
    #expect(answer?["delta"] == ["sem-fall-2026/18.txt", "sem-fall-2026/6.txt"])
    #expect(get(probe + "3").json?["delta"] == ["sem-fall-2026/18.txt"])
    #expect(get(probe + "-9223372036854775808").status == 200)
    #expect(get(probe + "x").status == 400 && get("courseupdater/check?sem=x&v=1").status == 400)
    server.begin("spring-2027")
    let semesters = list("courseupdater/semesters")
    #expect(semesters.last == ["sem": "spring-2027", "v": 1])
  }
}
