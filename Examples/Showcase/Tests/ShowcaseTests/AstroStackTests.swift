import AstroKit
import PentadCore
import Testing

@testable import Showcase

@Suite struct AstroStackTests {
  private let day = AstroPage.day(try? CivilDate(2026, 11, 22))

  @Test func `a button leads back to a screen that is open, as it is`() throws {
    let stack = AstroStack(below: "moon:2026-11-01,sun:2026-10", top: day)
    #expect(stack.address(button: .sun(nil)) == "/astro/sun/2026-10?open=moon:2026-11-01")
    #expect(stack.address(button: .moon(from: nil)) == "/astro/moon/2026-11-01")
  }

  @Test func `a screen that is not open is put on top`() {
    let stack = AstroStack(below: nil, top: day)
    #expect(
      stack.address(button: .help(nil)) == "/astro/help?open=moon,day:2026-11-22")
  }

  @Test func `a screen that is open shows something else in its place`() throws {
    let stack = AstroStack(below: "moon,day:2026-11-22", top: .help("tithi"))
    let other = AstroPage.day(try CivilDate(2026, 11, 23))
    #expect(stack.address(opening: other) == "/astro/day/2026-11-23")
  }

  @Test(arguments: [
    "moon,sun:2026-10,sun:2026-11,moon", "day,day,help", "sun,moon,sun", "moon,help,day,help:tithi",
  ])
  func `no address opens a screen twice`(open: String) {
    for top in [AstroPage.moon(from: nil), .sun(nil), .day(nil), .help(nil)] {
      let stack = AstroStack(below: open, top: top)
      let titles = stack.crumbs.map(\.crumbTitle)
      #expect(Set(titles).count == titles.count)
      #expect(titles.first == "Moon")
      #expect(titles.last == top.title)
      #expect(stack.crumbs.filter(\.isCurrent).map(\.crumbTitle) == [top.title])
    }
  }

  @Test func `unreadable parts of an address are left out`() {
    let stack = AstroStack(below: "moon,sun:2026-13,<b>,day:0,sun:2026-11", top: .help(nil))
    #expect(stack.crumbs.map(\.crumbTitle) == ["Moon", "Sun", "Help"])
  }
}
