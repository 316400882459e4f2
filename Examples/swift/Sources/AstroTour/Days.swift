import AstroKit
import PentadCore

/// A day of the calendar, and what it lists: each limb with its whole time.
func showDay(_ calendar: AstroCalendar, _ place: Place) async throws {
  let day = try await calendar.day(CivilDate(2026, 11, 21), at: place)
  let tithi = day.udayaTithi?.name.english ?? "no tithi"
  print("\(day.vara.name.english): \(day.paksha.name.english) \(tithi)")
  print("  of \(day.masaName.name.iast), \(day.masaName.name.devanagari)")
  print("  Vikrama \(day.samvat.vikrama), \(day.samvat.northernSamvatsara.name.english)")
  print("  sunrise \(clock(day.sunrise, place)), sunset \(clock(day.sunset, place))")
  for span in day.tithis { print("  \(span.value.name.english): \(clock(span, place))") }
  for span in day.nakshatras { print("  \(span.value.name.english): \(clock(span, place))") }
  let sought = day.muhurtas.choghadiyas.filter(\.value.isAuspicious)
  print("  \(sought.count) of the day's sixteen parts are sought")
}

/// Prints the next events of the Sun and the Moon.
func showSky(_ calendar: AstroCalendar, _ place: Place) async throws {
  let evening = Instant(milliseconds: 1_795_266_600_000)
  print("\nAfter \(clock(evening, place))")
  let sunrise = try await calendar.nextHorizonEvent(.rise, of: .sun, at: place, after: evening)
  print("  sunrise \(clock(sunrise?.instant, place))")
  for kind in [TransitionKind.tithi, .nakshatra, .sankranti, .phase] {
    let next = try await calendar.nextTransition(of: kind, after: evening)
    print("  \(kind) \(next.value): \(clock(next.instant, place))")
  }
}

/// A civil month as a wall calendar: S and K for the bright and the dark fortnight.
func showMonth(_ calendar: AstroCalendar, _ place: Place) async throws {
  let month = try await calendar.monthGrid(
    year: 2026, month: 11, at: place, options: PanchangOptions(months: .purnimanta))
  print("\nNovember 2026")
  for row in month.rows where row.contains(where: month.contains) {
    let lead = String(repeating: " ", count: 8 * row.prefix { !month.contains($0) }.count)
    let cells = row.filter(month.contains).map { day in
      let letter = day.udayaTithi?.paksha == .shukla ? "S" : "K"
      return pad(day.date.day, 3) + " " + letter + pad(day.udayaTithi?.dayOfPaksha ?? 0, 2)
    }
    print(lead + cells.joined(separator: " "))
  }
}
