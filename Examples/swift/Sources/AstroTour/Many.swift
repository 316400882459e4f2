import AstroKit
import PentadCore

/// Days are computed on demand: a reader may stop, and knows their number in advance.
func readDays(_ calendar: AstroCalendar, _ place: Place) async throws {
  let days = calendar.days(
    from: try CivilDate(2025, 1, 1), to: try CivilDate(2026, 12, 31), at: place)
  var lost = 0
  for try await day in days { lost += day.kshayaTithis.count }
  print("\nOf \(days.count) days \(lost) lost a tithi")
}

/// The same as one piece of work, with its progress.
func loadDays(_ calendar: AstroCalendar, _ place: Place) async throws {
  let operation = calendar.loadDays(
    from: try CivilDate(2025, 1, 1), to: try CivilDate(2026, 12, 31), at: place)
  for await progress in operation.progress where progress.completed == progress.total {
    print("All is done")
  }
  print("Loaded \(try await operation.value.count) days")
}

/// The fast way to many days: columns of the requested values.
func findShortestDay(_ calendar: AstroCalendar, _ place: Place) async throws {
  let century = try await calendar.dayColumns(
    from: try CivilDate(1951, 1, 1), to: try CivilDate(2050, 12, 31), at: place)
  let lengths = zip(century.sunrises, century.sunsets).map { rise, set in
    (set?.julianDay ?? 0) - (rise?.julianDay ?? 0)
  }
  let minutes = Int((lengths.min() ?? 0) * 1_440)
  print("Of \(century.count) days the shortest has \(minutes) minutes")
}

/// Lunar years have twelve months or thirteen; a lunar date has one civil date as a rule.
func showLunarDates(_ calendar: AstroCalendar, _ place: Place) async throws {
  let year = try await calendar.lunarYear(shaka: 1_945)
  let names = year.months.map { ($0.masa.isAdhika ? "adhika " : "") + $0.masa.amanta.name.english }
  print("\nShaka 1945: " + names.joined(separator: ", "))
  let newMoon = LunarDate(shaka: 1_948, month: MasaName(index: 6), tithi: Tithi(index: 29))
  for date in try await calendar.civilDates(of: newMoon, at: place) {
    print("Ashvina's Amavasya rules the sunrise of \(date.day) November \(date.year)")
  }
}
