import AstroKit
import PentadCore

/// A tour of the Hindu calendar: a day, the sky, months and lunar dates, many days at once.
@main
enum AstroTour {
  static func main() async throws {
    let calendar = try await AstroCalendar()
    let ujjain = try Place(
      latitude: 23.1765, longitude: 75.7885, timeZone: CivilTimeZone("Asia/Kolkata"))
    try await showDay(calendar, ujjain)
    try await showSky(calendar, ujjain)
    try await showMonth(calendar, ujjain)
    try await showLunarDates(calendar, ujjain)
    try await readDays(calendar, ujjain)
    try await loadDays(calendar, ujjain)
    try await findShortestDay(calendar, ujjain)
    showBadPlace()
    try await showPolarNight(calendar)
    await calendar.close()
  }
}
