import AstroKit
import Foundation
import HTTPTypes
import PentadCore
import Testing

@testable import Showcase

@Suite struct AstroScreensTests {
  @Test func `the moon view has a row for each tithi, in sections by the month`() async throws {
    let place = try City.first.place()
    let calendar = try await AstroCalendar()
    let start = try CivilDate(2026, 11, 1)
    let view = MoonView(
      try await calendar.dayContainers(from: start, to: start.advanced(by: 30), at: place))
    await calendar.close()
    try await Served.with { served in
      let page = try await served.get("/astro/moon/2026-11-01")
      #expect(page.status == 200)
      #expect(page.count("<h2 id=\"month-") == view.sections.count)
      for role in MoonRow.Role.allCases {
        #expect(
          page.count("<li class=\"\(role.rawValue)\">") == view.rows.count { $0.role == role })
      }
      #expect(page.text.contains("<span class=\"tithi\">\(view.rows[0].tithi)</span>"))
      #expect(page.text.contains("href=\"/astro/moon/2026-12-02\""))
      #expect(page.text.contains("href=\"/astro/day/2026-11-01?open=moon:2026-11-01\""))
    }
  }

  @Test func `the sun view is six weeks, and has a mark for each day that bears one`() async throws
  {
    try await Served.with { served in
      let page = try await served.get("/astro/sun/2026-11")
      #expect(page.text.contains("<caption>November 2026</caption>"))
      #expect(page.count("<td class=\"in") == 30)
      #expect(page.count("<td class=\"out") == 12)
      #expect(page.text.contains("href=\"/astro/day/2026-11-22?open=moon,sun:2026-11\""))
      #expect(page.text.contains("href=\"/astro/sun/2026-10\""))
      // Each of the three marks is in the legend too.
      for kind in ["fullMoon", "newMoon", "ekadashi"] {
        #expect(page.count("class=\"mark \(kind)\"") > 1)
      }
      // Without a month, the one that was shown last.
      #expect(
        try await served.get("/astro/sun").text.contains("<caption>November 2026</caption>"))
      // A page of another origin may lead here, and changes nothing.
      let site = try #require(HTTPField.Name("Sec-Fetch-Site"))
      for other in ["cross-site", "same-site"] {
        _ = try await served.get("/astro/sun/2027-01", headers: [site: other])
      }
      #expect(
        try await served.get("/astro/sun").text.contains("<caption>November 2026</caption>"))
    }
  }

  @Test func `a day has the lines of its view, and each leads to its explanation`() async throws {
    let calendar = try await AstroCalendar()
    let day = try await calendar.day(CivilDate(2026, 11, 22), at: try City.first.place())
    await calendar.close()
    try await Served.with { served in
      let page = try await served.get("/astro/day/2026-11-22")
      for line in DayView(day).lines { #expect(page.text.contains("<td>\(line.text)</td>")) }
      #expect(
        page.text.contains("href=\"/astro/help/sunrise?open=moon,day:2026-11-22#sunrise\""))
      let help = try await served.get("/astro/help/sunrise?open=moon,day:2026-11-22")
      #expect(help.text.contains("<div id=\"sunrise\" class=\"current\">"))
    }
  }

  @Test func `help finds the terms that have a word`() async throws {
    try await Served.with { served in
      let all = try await served.get("/astro/help")
      #expect(all.count("<dt>") == HelpTopic.all.count)
      let some = try await served.get("/astro/help?q=fast")
      #expect(some.count("<dt>") == HelpTopic.search("fast").count)
      let none = try await served.get("/astro/help?q=%3Cscript%3E")
      #expect(none.text.contains("No term contains this word."))
      #expect(none.text.contains("value=\"&lt;script&gt;\""))
      #expect(!none.text.contains("<script>"))
    }
  }

  @Test func `a place is kept, and the screen that was seen comes back for it`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await Served.with(store: folder) { served in
      let form = try await served.get("/astro/place?open=moon,sun:2026-11")
      #expect(form.text.contains("<option value=\"Asia/Kolkata\" selected>"))
      let sent = try await served.post(
        "/astro/place", "city=Arctic%2FLongyearbyen&open=moon%2Csun%3A2026-11")
      #expect(sent.status == 303)
      #expect(sent.headers[.location] == "/astro/sun/2026-11")
    }
    try await Served.with(store: folder) { served in
      let day = try await served.get("/astro/day/2026-12-21")
      #expect(day.text.contains("<strong>Longyearbyen</strong>"))
      #expect(day.text.contains("none, down all day"))
    }
  }

  @Test(arguments: [
    ("latitude=95&longitude=0&zone=UTC", "Latitude 95.0 is not within -90…90."),
    ("latitude=x&longitude=0&zone=UTC", "The latitude must be a number, such as 23.18."),
    ("latitude=1&longitude=1&zone=Moon", "Unknown time zone; write a name"),
    ("city=Atlantis", "This city is not in the list."),
  ])
  func `an invalid place is refused with a reason`(form: String, reason: String) async throws {
    try await Served.with { served in
      let answer = try await served.post("/astro/place", form)
      #expect(answer.status == (form.hasPrefix("city") ? 404 : 400))
      #expect(answer.text.contains(reason))
      #expect(try await served.get("/astro").text.contains("<strong>Kolkata</strong>"))
    }
  }

  @Test(arguments: ["/astro/day/2026-02-30", "/astro/sun/2026-13", "/astro/moon/x"])
  func `a date that does not exist is refused`(address: String) async throws {
    try await Served.with { served in
      let page = try await served.get(address)
      #expect(page.status == 400)
    }
  }

  @Test func `seen days come from the store, with their age`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await Served.with(store: folder) { served in
      let page = try await served.get("/astro/moon/2026-11-01")
      #expect(page.text.contains("Updated just now"))
    }
    let system = TimeSource.system
    let later = TimeSource(
      uptime: system.uptime, date: { system.date() + 7_260_000 },
      sleep: { milliseconds async throws(PentadError) in try await system.sleep(milliseconds) })
    try await Served.with(store: folder, time: later) { served in
      let page = try await served.get("/astro/moon/2026-11-01")
      #expect(page.text.contains("Updated 2 hours ago"))
    }
  }

  @Test func `cities are placed as in the time zone database`() throws {
    let path = "/usr/share/zoneinfo/zone.tab"
    guard let table = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    for city in City.all {
      #expect(table.contains("\t\(city.coordinates)\t\(city.zone)"))
      #expect(City.name(of: try city.place()) == city.name)
    }
  }
}
