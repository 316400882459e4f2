import PentadCore
import Testing

@testable import AstroKit

struct EclipseOutputTests {
  /// An output must not end the process, even for times that are inconsistent.
  @Test func timesOutOfOrderAreWrittenAsAnEmptySpan() throws {
    let (early, late) = (Instant(milliseconds: 1_000), Instant(milliseconds: 61_000))
    let reversed = InstantInterval(start: late, end: early)
    let eclipse = SolarEclipse(
      kind: .total, greatest: late, magnitude: 1, gamma: 0, saros: nil, isCentral: true,
      greatestLatitude: 0, greatestLongitude: 0, partialPhase: reversed, umbralPhase: reversed,
      centralPhase: reversed)
    let view = LocalSolarEclipse.View(
      kind: .total, greatest: late, magnitude: 1, obscuration: 1, altitude: 1,
      partialPhase: reversed, umbralPhase: reversed)
    let local = LocalSolarEclipse(eclipse: eclipse, view: view, moments: [])
    let moon = LunarEclipse(
      kind: .total, greatest: late, umbralMagnitude: 1, penumbralMagnitude: 2, gamma: 0,
      saros: nil, penumbralPhase: reversed, partialPhase: reversed, totalPhase: reversed)
    let entries = [
      eclipse.calendarEntry(), local.calendarEntry(at: SampleDays.kolkata), moon.calendarEntry(),
    ]
    #expect(entries.map(\.time) == [.span(late..<late), .span(late..<late), .span(late..<late)])
    let empty = JSONValue(late..<late).text()
    #expect(local.json().text().contains("\"umbralPhase\":\(empty)"))
    #expect(moon.json().text().contains("\"penumbralPhase\":\(empty)"))
  }
}
