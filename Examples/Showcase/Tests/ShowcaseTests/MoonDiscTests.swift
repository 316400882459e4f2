import AstroKit
import PentadCore
import Testing

@testable import Showcase

@Suite struct MoonDiscTests {
  @Test(arguments: [
    (0.0, 0, "New moon"), (45, 15, "Waxing crescent"), (90, 50, "First quarter"),
    (135, 85, "Waxing gibbous"), (180, 100, "Full moon"), (225, 85, "Waning gibbous"),
    (270, 50, "Last quarter"), (315, 15, "Waning crescent"), (359, 0, "New moon"),
  ])
  func `the lit part and the name follow the elongation`(
    elongation: Double, lit: Int, name: String
  ) {
    let disc = MoonDisc(elongation: elongation)
    #expect(disc.litPercent == lit)
    #expect(disc.phaseName == name)
  }

  @Test func `a waxing moon is lit on the right in the north, on the left in the south`() {
    #expect(MoonDisc(elongation: 45).path == "M 0 -48 A 48 48 0 0 1 0 48 A 33.94 48 0 0 0 0 -48 Z")
    #expect(
      MoonDisc(elongation: 45, isSouthern: true).path
        == "M 0 -48 A 48 48 0 0 0 0 48 A 33.94 48 0 0 1 0 -48 Z")
    #expect(
      MoonDisc(elongation: 225).path == "M 0 -48 A 48 48 0 0 0 0 48 A 33.94 48 0 0 0 0 -48 Z")
  }

  /// timeanddate.com gives the full moon of 24 November 2026 at 14:53 UTC.
  @Test func `the disc of an instant is that of the real phase`() async throws {
    let calendar = try await AstroCalendar()
    let day = try await calendar.day(CivilDate(2026, 11, 24), at: try City.first.place())
    let full = Instant(milliseconds: 1_795_531_980_000)
    let disc = try #require(MoonDisc(at: full, day))
    #expect(abs(disc.elongation - 180) < 0.2)
    #expect(MoonDisc(at: Instant(julianDay: full.julianDay + 3), day) == nil)
    await calendar.close()
  }
}
