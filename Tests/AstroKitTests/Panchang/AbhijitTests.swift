#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  @Suite struct AbhijitTests {
    private static let places = [
      ("Asia/Kolkata", 28.6139, 77.209), ("America/New_York", 40.7128, -74.006),
      ("Pacific/Auckland", -36.8485, 174.7633),
    ]

    /// 2026-11-25, 2024-02-14 and 2025-01-01 are Wednesdays.
    @Test(arguments: ["2026-11-25", "2024-02-14", "2025-01-01"])
    func aWednesdayHasNoAbhijit(_ text: String) async throws {
      let calendar = try await AstroCalendar()
      for (zone, latitude, longitude) in Self.places {
        let place = try Place(
          latitude: latitude, longitude: longitude, timeZone: CivilTimeZone(zone))
        let date = try CivilDate(iso: text)
        let day = try await calendar.day(date, at: place)
        #expect(day.vara.number == 4 && day.muhurtas.abhijit == nil)
        // The same part of the day is one to avoid.
        #expect(day.muhurtas.durmuhurtas.count == 1)
        #expect(day.json().text().contains("\"abhijit\":null"))
        #expect(day.calendarEntries(of: [.abhijit]).isEmpty)
        #expect(!day.description().contains("Abhijit"))
        #expect(DayView(day)["abhijit"] == nil)
        let lanes = TimelineLane.all(of: day, in: .english)
        #expect(!lanes.flatMap(\.bars).contains { $0.name == "Abhijit" })
        #expect(DayFact.all(of: day, in: .english).first { $0.label == "Abhijit" }?.values == ["—"])
        let next = try await calendar.day(date.advanced(by: 1), at: place)
        #expect(next.muhurtas.abhijit != nil && next.description().contains("Abhijit: "))
        #expect(next.calendarEntries(of: [.abhijit]).count == 1)
      }
    }

    @Test func theDaysTextAndItsEventHaveThePartsOfTheDay() async throws {
      let day = try await AstroCalendar().day(CivilDate(2026, 11, 27), at: .newDelhi())
      let words = ["Rahu Kala", "Yamaganda", "Gulika", "Abhijit", "Durmuhurta"]
      for word in words { #expect(day.description().contains("\n\(word): ")) }
      let event = try #require(day.calendarEntries().first)
      for word in words { #expect(event.description.contains("\n\(word): ")) }
      // Two durmuhurtas on a Friday.
      let line = day.description().split(separator: "\n").first { $0.hasPrefix("Durmuhurta") }
      #expect(line?.filter { $0 == "–" }.count == 2)
      for script in [PanchangScript.iast, .devanagari] {
        #expect(day.description(in: script).contains(PanchangWord.gulika.text(in: script)))
      }
    }
  }
#endif
