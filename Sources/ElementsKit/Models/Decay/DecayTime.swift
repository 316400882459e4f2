public import PentadCore

/// A time for which nuclides decay.
public struct DecayTime: Hashable, Sendable {
  /// At least 0.
  public let seconds: Double

  /// - Throws: `.invalid` for a time below 0 or one that is not finite.
  public init(seconds: Double) throws(PentadError) {
    guard seconds >= 0, seconds.isFinite else {
      throw PentadError(.invalid, "a decay time must be finite and 0 or more, not \(seconds) s")
    }
    self.seconds = seconds
  }

  /// Parses a number and a unit: `20 h`, `8 days`, `100 year`, `1e6 y`, `2.5 Myear`.
  ///
  /// Units are `s`, `min`, `h`, `d`, `y`, their names, and NUBASE's `ysec` to `Yyear`. A year has
  /// 31,556,926 s.
  ///
  /// - Throws: `.invalid` for other text.
  public init(_ text: String) throws(PentadError) {
    let number = text.prefix { $0.isNumber || ".+-".contains($0) || $0 == "e" || $0 == "E" }
    let unit = text.dropFirst(number.count).drop { $0 == " " || $0 == "\u{a0}" }
    guard text.utf8.count <= 64, let value = Double(number), let factor = Self.factor(String(unit))
    else {
      throw PentadError(
        .invalid, "'\(text.prefix(40))' is not a time: write 20 h, 8 day, 100 year or 1 Myear")
    }
    try self.init(seconds: value * factor)
  }

  private static func factor(_ unit: String) -> Double? {
    let short = [
      "s": "sec", "second": "sec", "m": "", "min": "minute", "h": "hour", "hr": "hour", "d": "day",
      "y": "year", "yr": "year", "a": "year", "ms": "msec", "us": "usec", "ns": "nsec",
      "ky": "kyear", "My": "Myear", "Gy": "Gyear",
    ]
    let units = Nuclide.HalfLife.seconds
    let single = unit.count > 3 && unit.hasSuffix("s") ? String(unit.dropLast()) : unit
    return units[single] ?? short[single].flatMap { units[$0] }
  }
}

extension DecayTime {
  /// Returns a time in seconds; 0 for a number below 0 or one that is not finite.
  public static func seconds(_ number: Double) -> Self { Self(clamping: number) }
  /// Returns a time in hours of 3,600 s, like ``seconds(_:)``.
  public static func hours(_ number: Double) -> Self { Self(clamping: number * 3_600) }
  /// Returns a time in days of 86,400 s, like ``seconds(_:)``.
  public static func days(_ number: Double) -> Self { Self(clamping: number * 86_400) }
  /// Returns a time in years of 31,556,926 s, like ``seconds(_:)``.
  public static func years(_ number: Double) -> Self { Self(clamping: number * 31_556_926) }

  private init(clamping seconds: Double) {
    self.seconds = seconds.isFinite ? max(0, seconds) : 0
  }
}
