import PentadCore
import ReferenceServer
import StellarKit
import Testing

@testable import Showcase

@Suite struct PlannerTests {
  @Test func `bookmarked classes are planned, around the times to keep free`() async throws {
    let reference = try await ReferenceServer.start(classes: 45)
    reference.stellar.put(CatalogueClass.algebra)
    try await Served.with(server: reference.url) { served in
      #expect(try await served.get("/stellar/plan").text.contains("No classes to plan"))
      _ = try await served.get("/stellar/classes/18.06")
      _ = try await served.post("/stellar/classes/18.06/bookmark", "do=add")
      let page = try await served.get("/stellar/plan")
      #expect(page.text.contains("1 plan without a conflict"))
      #expect(page.count("<rect class=\"meeting ") >= 3)
      #expect(page.text.contains("<strong>11:00–12:00</strong> 18.06"))
      let full = try await served.get("/stellar/plan?free=MWF+11-12")
      #expect(full.text.contains("No plan without a conflict"))
      #expect(full.text.contains("<span class=\"badge liked\">Clash</span>"))
      let wrong = try await served.get("/stellar/plan?free=%3Cb%3E")
      #expect(wrong.text.contains("cannot be read"))
      #expect(wrong.text.contains("value=\"&lt;b&gt;\""))
    }
    await reference.stop()
  }

  @Test func `meetings at the same time are side by side`() async throws {
    func item(_ id: String, _ text: String) -> StellarClass {
      let time = StellarClassTime(order: 0, title: "Lecture", text: text)
      return StellarClass(masterId: id, name: id, title: "", times: [time])
    }
    let items = [item("18.06", "MWF 11-12"), item("6.002", "MW 11:30-1"), item("8.01", "S 9-10")]
    let found = try await Timetable.plans(for: items)
    let plan = try #require((found.plans + found.closest).first)
    let grid = WeekGrid(items, plan, blocked: [])
    #expect(grid.days.map(\.dayName).last == "Saturday")
    let monday = grid.days[0].blocks
    #expect(monday.map(\.isClash) == [true, true])
    #expect(monday[0].x + monday[0].width <= monday[1].x)
    #expect(monday[1].y > monday[0].y)
    #expect(grid.days[4].blocks.map(\.className) == ["18.06"])
    #expect(grid.days[1].isFree)
    #expect(WeekGrid.span(545..<600) == "9:05–10:00")
  }
}
