import HTTPTypes
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

  @Test func `a plan is saved as it was shown, exported and removed`() async throws {
    let reference = try await ReferenceServer.start(classes: 45)
    reference.stellar.put(CatalogueClass.algebra)
    try await Served.with(server: reference.url) { served in
      _ = try await served.get("/stellar/classes/18.06")
      _ = try await served.post("/stellar/classes/18.06/bookmark", "do=add")
      let field = try await draft(served, "/stellar/plan?free=S+9-10")
      let saved = try await served.post(
        "/stellar/plan/saved", "do=save&name=Plan+%26+B&draft=\(field)")
      #expect(saved.status == 303)
      #expect(saved.headers[.location] == "/stellar/plan/saved?name=Plan%20%26%20B")
      let again = try await served.post(
        "/stellar/plan/saved", "do=save&name=Plan+%26+B&draft=\(field)")
      #expect(again.text.contains("There is a plan Plan &amp; B already"))

      // The plan keeps its class after the bookmark was removed.
      _ = try await served.post("/stellar/classes/18.06/bookmark", "do=remove")
      let list = try await served.get("/stellar/plan").text
      #expect(list.contains("No classes to plan"))
      #expect(list.contains("<strong>Plan &amp; B</strong>"))
      let shown = try await served.get("/stellar/plan/saved?name=Plan%20%26%20B")
      #expect(shown.text.contains("<strong>11:00–12:00</strong> 18.06"))
      #expect(shown.text.contains("<strong>9:00–10:00</strong> Keep free"))
      let calendar = try await served.get("/stellar/plan/calendar?name=Plan%20%26%20B")
      #expect(calendar.headers[.contentType] == "text/calendar; charset=utf-8")
      #expect(calendar.text.contains("SUMMARY:18.06"))

      let broken = try await served.post("/stellar/plan/saved", "do=save&name=C&draft=%7B%7D")
      #expect(broken.status == 400)
      #expect(try await served.post("/stellar/plan/saved", "do=save").status == 400)
      _ = try await served.post("/stellar/plan/saved", "do=remove&name=Plan+%26+B")
      #expect(try await served.get("/stellar/plan/saved?name=Plan%20%26%20B").status == 404)
    }
    await reference.stop()
  }

  @Test func `changes of the catalogue are shown and accepted`() async throws {
    let reference = try await ReferenceServer.start(classes: 45)
    reference.stellar.put(CatalogueClass.algebra)
    let clock = AdvancingClock()
    try await Served.with(server: reference.url, time: clock.time) { served in
      _ = try await served.get("/stellar/classes/18.06")
      _ = try await served.post("/stellar/classes/18.06/bookmark", "do=add")
      let field = try await draft(served, "/stellar/plan")
      _ = try await served.post("/stellar/plan/saved", "do=save&name=A&draft=\(field)")
      #expect(!(try await served.get("/stellar/plan/saved?name=A").text).contains("other times"))

      var moved = CatalogueClass.algebra
      moved.site?.meetings[0].time = "MWF 1-2"
      reference.stellar.put(moved)
      clock.advance(by: 3 * 86_400_000)
      _ = try await served.until("/stellar/classes/18.06?tab=info") {
        $0.text.contains("MWF 1-2")
      }
      let changed = try await served.get("/stellar/plan/saved?name=A").text
      #expect(changed.contains("has other times now"))
      #expect(changed.contains("<strong>13:00–14:00</strong> 18.06"))
      _ = try await served.post("/stellar/plan/saved", "do=accept&name=A")
      #expect(!(try await served.get("/stellar/plan/saved?name=A").text).contains("other times"))
      // A page that was open meanwhile saves the plan that it shows.
      _ = try await served.post("/stellar/plan/saved", "do=save&name=B&draft=\(field)")
      #expect(try await served.get("/stellar/plan/saved?name=B").text.contains("other times"))
    }
    await reference.stop()
  }

  /// Returns the draft of a page, encoded for a form.
  private func draft(_ served: Served, _ address: String) async throws -> String {
    let page = try await served.get(address).text
    let value = try #require(page.firstMatch(of: /name="draft" value="([^"]*)"/)?.output.1)
    let text = [("quot", "\""), ("#39", "'"), ("lt", "<"), ("gt", ">"), ("amp", "&")]
      .reduce(String(value)) { $0.replacing("&\($1.0);", with: $1.1) }
    return Address.encoded(text)
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
