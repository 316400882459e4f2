import AstroKit
import Foundation
import PentadCore

/// Compares the calendar with libswe's own positions over long times, and prints tables; ends with
/// 1 on an error. It takes some minutes.
@main
struct ValidateAstro {
  static func main() async throws {
    let results = [
      try await Limbs.run(years: 10),
      try await Months.run(1800...2200),
      try await Sunrises.run(1900...2050),
      try await RiseAndSet.run(years: 10),
    ]
    let isRight = results.allSatisfy { $0 }
    print(isRight ? "\nAll within the limits." : "\nNot all is within the limits.")
    exit(isRight ? 0 : 1)
  }
}

/// Prints a line of columns.
func table(_ columns: Any...) {
  let texts = columns.map { column in
    (column as? Double).map(decimals) ?? "\(column)"
  }
  print(texts.map { String(repeating: " ", count: max(0, 13 - $0.count)) + $0 }.joined())
}

/// A number with four decimals.
func decimals(_ number: Double) -> String { String(format: "%.4f", number) }

/// A Julian day as a date and time in UT.
func text(_ julianDay: Double) -> String { Instant(julianDay: julianDay).date.ISO8601Format() }

extension Instant {
  /// The beginning of a year in UT.
  static func start(of year: Int) throws -> Instant {
    Instant(julianDay: Double(try CivilDate(year, 1, 1).julianDayNumber) - 0.5)
  }
}
