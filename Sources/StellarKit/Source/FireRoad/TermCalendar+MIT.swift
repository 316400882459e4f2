import PentadCore

extension TermCalendar {
  /// Returns the first and last day, the holidays and the days on a Monday schedule of a term of
  /// MIT; nil for a term that is not in the table.
  ///
  /// The days are those of MIT's registrar. They were copied from two pages that repeat them. The
  /// academic calendar of the MIT-WHOI Joint Program (mit.whoi.edu) has fall 2025 and fall 2026;
  /// Hydrant's data (github.com/sipb/hydrant) has spring 2025. A host sets the days of other terms
  /// with ``FireRoadSource/calendar``.
  ///
  /// - Parameter term: the term.
  /// - Returns: the days; nil for a term that is not in the table.
  ///
  /// C: `pentad_stellar_term_calendar_mit`.
  public static func mit(_ term: StellarTerm) -> TermCalendar? {
    guard let year = term.year, let row = rows[term.code] else { return nil }
    func day(_ number: Int) -> CivilDate? { try? CivilDate(year, number / 100, number % 100) }
    guard let first = day(row.first), let last = day(row.last) else { return nil }
    return try? TermCalendar(
      first: first, last: last, holidays: Set(row.holidays.compactMap(day)),
      mondaySchedule: Set(row.mondaySchedule.compactMap(day)))
  }

  /// Days as month × 100 + day.
  private static let rows:
    [String: (first: Int, last: Int, holidays: [Int], mondaySchedule: [Int])] = [
      "sp25": (203, 513, [217, 324, 325, 326, 327, 328, 421], [218]),
      "fa25": (903, 1_210, [919, 1_013, 1_110, 1_111, 1_127, 1_128], []),
      "fa26": (909, 1_210, [1_012, 1_111, 1_126, 1_127], [1_013]),
    ]
}
