import PentadCore
import Testing

@testable import AstroKit

@Suite struct TwilightTests {
  private func event(
    _ rule: HorizonRule, _ kind: HorizonEvent.Kind = .rise, of body: Luminary = .sun
  ) -> HorizonEvent {
    HorizonEvent(
      body: body, kind: kind, instant: Instant(julianDay: 2_461_000), azimuth: 90, rule: rule)
  }

  @Test(arguments: [
    (HorizonRule.civilTwilight, "Civil dawn", "Civil dusk", "civilDawn"),
    (.nauticalTwilight, "Nautical dawn", "Nautical dusk", "nauticalDawn"),
    (.astronomicalTwilight, "Astronomical dawn", "Astronomical dusk", "astronomicalDawn"),
    (.upperLimb, "Sunrise", "Sunset", "sunrise"), (.discCentre, "Sunrise", "Sunset", "sunrise"),
    (.hindu, "Sunrise", "Sunset", "sunrise"),
  ])
  func anEventHasTheNameOfItsRule(
    _ rule: HorizonRule, _ dawn: String, _ dusk: String, _ kind: String
  ) throws {
    #expect(event(rule).name() == dawn && event(rule, .set).name() == dusk)
    #expect(event(rule).calendarEntry(at: SampleDays.kolkata).kind == kind)
    for script in PanchangScript.allCases { #expect(!event(rule).name(in: script).isEmpty) }
  }

  @Test func aDiscWithTheDepthOfATwilightIsThatTwilight() throws {
    let rule = try HorizonRule(disc: .centre, refraction: 360)
    #expect(event(rule).name() == "Civil dawn")
    let entry = event(rule).calendarEntry(at: SampleDays.kolkata)
    #expect(
      entry.summary == "Civil dawn"
        && entry.uid
          != event(.upperLimb)
          .calendarEntry(at: SampleDays.kolkata).uid
    )
  }

  @Test func otherDepthIsNamedAndTheMoonHasNoTwilight() throws {
    #expect(try event(HorizonRule(disc: .centre, refraction: 510)).name() == "Sunrise (-8.5°)")
    #expect(try event(HorizonRule(refraction: -120), .set).name() == "Sunset (2°)")
    #expect(try event(HorizonRule(refraction: 50)).name() == "Sunrise")
    #expect(event(.civilTwilight, of: .moon).name() == "Moonrise (-6°)")
    #expect(event(.civilTwilight, .transit).name() == "Noon")
    #expect(event(.hindu, .antitransit, of: .moon).name() == "Moon's lower transit")
  }

  /// A summer's night without astronomical night is no day on which the Sun stays up.
  @Test(arguments: [
    (HorizonRule.upperLimb, "Sun stays down", "Sun stays up"),
    (.hindu, "Sun stays down", "Sun stays up"),
    (.civilTwilight, "Sun stays below -6°", "Sun stays above -6°"),
    (.astronomicalTwilight, "Sun stays below -18°", "Sun stays above -18°"),
  ])
  func sunWithoutTwilightIsReportedAboveOrBelowIt(
    _ rule: HorizonRule, _ down: String, _ up: String
  ) throws {
    var sample = SampleDay()
    sample.options.sunrise = rule
    sample.hasSun = false
    #expect(try sample.make().description().contains("\n\(down)\n"))
    #expect(rule.sunStateText(isUp: true, in: .english) == up)
    for script in PanchangScript.allCases {
      let texts = [true, false].map { rule.sunStateText(isUp: $0, in: script) }
      #expect(texts[0] != texts[1] && texts.allSatisfy { !$0.isEmpty })
    }
  }

  @Test func aDayByATwilightCallsItByItsName() throws {
    var sample = SampleDay()
    sample.options.sunrise = .civilTwilight
    let day = try sample.make()
    let entries = day.calendarEntries(of: [.sunrise, .sunset, .moonrise])
    #expect(entries.map(\.summary) == ["Civil dawn", "Moonrise", "Civil dusk"])
    #expect(day.description().contains("\nCivil dawn: 06:48\nCivil dusk: 17:42\n"))
    #expect(DayFact.all(of: day, in: .english).contains { $0.label == "Civil dawn" })
    #expect(DayView(day)["sunrise"]?.title == "Civil dawn")
  }
}
