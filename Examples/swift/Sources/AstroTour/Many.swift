import AstroKit
import PentadCore

/// Lunar years have twelve months or thirteen; a lunar date has one civil date as a rule.
func showLunarDates(_ calendar: AstroCalendar, _ place: Place) async throws {
  let year = try await calendar.lunarYear(shaka: 1_945)
  let names = year.months.map { ($0.masa.isAdhika ? "adhika " : "") + $0.masa.amanta.name.english }
  print("\nShaka 1945: " + names.joined(separator: ", "))
  let divali = LunarDate(shaka: 1_948, month: MasaName(index: 6), tithi: Tithi(index: 29))
  for date in try await calendar.civilDates(of: divali, at: place) {
    print("Divali: \(date.year)-\(date.month)-\(date.day)")
  }
}

/// Days come as they are asked for, as one piece of work with its progress, or as columns.
func showManyDays(_ calendar: AstroCalendar, _ place: Place) async throws {
  let (start, end) = (try CivilDate(2025, 1, 1), try CivilDate(2026, 12, 31))
  let days = calendar.days(from: start, to: end, at: place)
  var read = 0
  var lost = 0
  for try await day in days {
    read += 1
    lost += day.kshayaTithis.count
  }
  print("\nRead \(read) of \(days.count) days: \(lost) tithis ruled no sunrise")

  let operation = calendar.loadDays(from: start, to: end, at: place)
  var last = Progress(completed: 0)
  for await progress in operation.progress { last = progress }
  print("Loaded \(try await operation.value.count) days, \(last.completed) at the last report")

  let century = try await calendar.dayColumns(
    from: CivilDate(1951, 1, 1), to: CivilDate(2050, 12, 31), at: place)
  let lengths = zip(century.sunrises, century.sunsets).compactMap { rise, set in
    rise.flatMap { rise in set.map { $0.julianDay - rise.julianDay } }
  }
  let shortest = lengths.min() ?? 0
  print("Of \(century.count) days the shortest has \(Int(shortest * 1_440)) minutes")
}

/// Errors have a code to match and a message to show; what is no error is no error.
func showWhatFails(_ calendar: AstroCalendar, _ place: Place) async throws {
  do {
    _ = try Place(latitude: 91, longitude: 0, timeZone: .utc)
  } catch {
    print("\n\(error.code): \(error.message)")
  }
  do {
    _ = try await calendar.day(CivilDate(90_000, 1, 1), at: place)
  } catch  where .notFound ~= error.code {
    print("\(error.code): the year 90,000 is beyond the ephemeris")
  }
  let tromso = try Place(
    latitude: 69.6492, longitude: 18.9553, timeZone: CivilTimeZone("Europe/Oslo"))
  let dark = try await calendar.day(CivilDate(2026, 12, 21), at: tromso)
  print("Tromsø in December: \(dark.horizon.sunState), sunrise \(clock(dark.sunrise, tromso))")
}
