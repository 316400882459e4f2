import PentadCore
import TestSupport
import Testing

@testable import AstroKit

@Suite struct AlmanacPictureTests {
  private func grid(_ change: (inout SampleDay, Int) -> Void = { _, _ in }) throws -> MonthGrid {
    // November 2026 begins on a Sunday: the last row has no day of it.
    let rows = try (0..<6).map { row in
      try (0..<7).map { column in
        var sample = SampleDay()
        sample.date = try CivilDate(2026, 11, 1).advanced(by: 7 * row + column)
        sample.tithi = (21 + 7 * row + column) % 30 + 1
        change(&sample, 7 * row + column)
        return try sample.make()
      }
    }
    return MonthGrid(year: 2026, month: 11, firstVara: Vara(index: 0), rows: rows)
  }

  private func checked(_ svg: String) throws -> PictureNode {
    let root = try #require(PictureNode.read(svg), "not well formed")
    #expect(root.faults.isEmpty)
    #expect(root.unreadableTexts(4.5).isEmpty)
    return root
  }

  @Test(arguments: AlmanacTheme.allCases, PanchangScript.allCases)
  func aMonthIsReadable(_ theme: AlmanacTheme, _ script: PanchangScript) throws {
    let grid = try grid { sample, index in
      sample.isKshayaDay = index == 4
      sample.isVriddhi = index == 9
      sample.hasSun = index != 12
    }
    let today = try CivilDate(2026, 11, 8)
    let root = try checked(grid.svg(.init(theme: theme, script: script, today: today)))
    let cells = root.all.compactMap { $0.attributes["data-date"] }
    #expect(cells.count == 35 && cells.first == "2026-11-01" && cells.last == "2026-12-05")
    let description = root.children[1].text
    for day in grid.days { #expect(description.contains(day.title(in: script))) }
  }

  @Test(arguments: AlmanacTheme.allCases, PanchangScript.allCases)
  func aDayIsReadable(_ theme: AlmanacTheme, _ script: PanchangScript) throws {
    for (hasSun, weekday) in [(true, 0), (true, 4), (false, 0)] {
      var sample = SampleDay()
      sample.hasSun = hasSun
      sample.isKshayaDay = hasSun
      sample.date = sample.date.advanced(by: weekday)
      let day = try sample.make()
      let root = try checked(day.svg(.init(theme: theme, script: script)))
      let texts = root.named("text").map(\.text)
      #expect(texts.contains(day.title(in: script)))
      #expect(texts.contains { $0.contains(day.nakshatras[0].value.name.text(in: script)) })
      // A Wednesday has no abhijit.
      #expect(texts.contains("—") == (!hasSun || day.vara.number == 4))
    }
  }

  @Test func textsStayWithinThePicture() throws {
    let documents = try [grid().svg(), SampleDay().make().svg(.init(script: .devanagari))]
    for document in documents {
      let root = try checked(document)
      let width = try #require(root.number("width"))
      let height = try #require(root.number("height"))
      for item in root.placed() where item.node.name == "text" {
        #expect(0...width ~= item.x && 0...height ~= item.y, "\(item.node.text)")
      }
    }
  }

  @Test func todayHasAMark() throws {
    let plain = try grid().svg()
    let marked = try grid().svg(.init(today: CivilDate(2026, 11, 21)))
    #expect(marked != plain)
    #expect(try grid().svg(.init(today: CivilDate(2027, 11, 21))) == plain)
    #expect(try grid().svg(.init(showsSunTimes: false)).contains("06:48 –") == false)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 16_385])
  func noPictureHasSuchAWidth(_ width: Double) throws {
    let day = try SampleDay().make()
    #expect(throws: PentadError.self) { try day.svg(width: width) }
    #expect(throws: PentadError.self) { try grid().svg(width: width) }
  }

  @Test func theLitPartOfTheMoonIsOnItsSide() {
    func path(_ degrees: Double, _ isUpsideDown: Bool = false) -> String {
      MoonDisc(elongation: degrees, isUpsideDown: isUpsideDown).litPath(radius: 10)
    }
    // The first arc is the limb: 1 is on the right. The second is the terminator.
    #expect(path(45) == "M0 -10A10 10 0 0 1 0 10A7.07 10 0 0 0 0 -10Z")
    #expect(path(135) == "M0 -10A10 10 0 0 1 0 10A7.07 10 0 0 1 0 -10Z")
    #expect(path(225) == "M0 -10A10 10 0 0 0 0 10A7.07 10 0 0 0 0 -10Z")
    #expect(path(315) == "M0 -10A10 10 0 0 0 0 10A7.07 10 0 0 1 0 -10Z")
    #expect(path(45, true) == path(315) && path(135, true) == path(225))
    #expect(MoonDisc(elongation: 180, isUpsideDown: false).litFraction == 1)
    #expect(MoonDisc(elongation: 0, isUpsideDown: false).litFraction == 0)
  }

  @Test func moonPhaseIsThatAtSunrise() throws {
    // Sunrise at 6.8 h is 8.8 of 21.5 hours into the twelfth tithi.
    let moon = MoonDisc(try SampleDay().make())
    #expect(abs(moon.elongation - (11 + 8.8 / 21.5) * 12) < 0.001)
    var sample = SampleDay()
    sample.latitude = -33.9
    #expect(MoonDisc(try sample.make()).isUpsideDown)
  }

  @Test func theSamePictureHasTheSameBytes() throws {
    #expect(try grid().svg() == grid().svg())
    #expect(try SampleDay().make().svg() == SampleDay().make().svg())
  }
}
