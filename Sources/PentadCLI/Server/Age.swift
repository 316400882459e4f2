import AstroKit

/// The age of an answer in words.
enum Age {
  private static let units: [(name: String, milliseconds: Int64)] = [
    ("day", 86_400_000), ("hour", 3_600_000), ("minute", 60_000),
  ]

  /// Returns the age, such as `3 hours`. A future time, after a change of the clock, counts as now.
  static func text(since moment: Int64) -> String {
    let now = Now.instant.milliseconds
    let (age, isOver) = now.subtractingReportingOverflow(moment)
    let unit = units.first { age >= $0.milliseconds }
    guard let unit, !isOver else { return "less than a minute" }
    let count = age / unit.milliseconds
    return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
  }
}
