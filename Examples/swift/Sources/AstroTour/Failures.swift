import AstroKit
import PentadCore

/// Errors have a code to match and a message to show.
func showBadPlace() {
  do {
    _ = try Place(latitude: 91, longitude: 0, timeZone: .utc)
  } catch {
    print("\n\(error.code): \(error.message)")
  }
}

/// If the Sun does not rise, the call succeeds: the day has a state for it.
func showPolarNight(_ calendar: AstroCalendar) async throws {
  let tromso = try Place(
    latitude: 69.6492, longitude: 18.9553, timeZone: CivilTimeZone("Europe/Oslo"))
  let day = try await calendar.day(CivilDate(2026, 12, 21), at: tromso)
  print("Tromsø in December: \(day.horizon.sunState), sunrise \(clock(day.sunrise, tromso))")
}
