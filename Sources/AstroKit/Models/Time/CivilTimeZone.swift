import Foundation
public import PentadCore

/// The time zone of a civil day: an IANA zone with its history of offsets, or a fixed offset.
///
/// ```swift
/// try CivilTimeZone("Asia/Kolkata")
/// try CivilTimeZone("+05:30")
/// ```
///
/// The history comes from the IANA database in Foundation. It contains local mean time before
/// standard time, and summer time wherever it applied. The database has a single history for zones
/// that agree since 1970. Before 1970, Oslo therefore has Berlin's history and lacks Norway's
/// summer time of 1959 to 1965.
public struct CivilTimeZone: Hashable, Sendable {
  /// The identifier, `Asia/Kolkata` or `+05:30`; for UTC it is `UTC`.
  public let identifier: String
  private let zone: TimeZone

  /// The zone with offset 0.
  public static let utc = CivilTimeZone(identifier: "UTC", zone: .gmt)

  /// Creates a zone from an IANA identifier in its exact spelling, `UTC`, `Z`, or an offset
  /// `±hh:mm`.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unknownTimeZone``.
  public init(_ identifier: String) throws(PentadError) {
    if identifier == "UTC" || identifier == "Z" {
      self = .utc
    } else if let seconds = Self.offset(identifier), let zone = TimeZone(secondsFromGMT: seconds) {
      self.init(identifier: identifier, zone: zone)
    } else if Self.isOfDatabase(identifier), let zone = TimeZone(identifier: identifier) {
      self.init(identifier: identifier, zone: zone)
    } else {
      throw PentadError(
        .unknownTimeZone,
        "unknown time zone; write a name such as Asia/Kolkata, or an offset such as +05:30")
    }
  }

  /// True if a name can belong to the database. Foundation also accepts ambiguous abbreviations
  /// such as BST and IST, parses an offset from `GMT+5`, and reads a name only up to a NUL.
  private static func isOfDatabase(_ identifier: String) -> Bool {
    (identifier.contains("/") && !identifier.hasNUL) || oneWordNames.contains(identifier)
  }

  /// The names of the IANA database without a region ("backward" and "etcetera").
  private static let oneWordNames: Set<String> = [
    "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "GMT",
    "Greenwich", "HST", "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein",
    "Libya", "MET", "MST", "MST7MDT", "NZ", "NZ-CHAT", "Navajo", "PRC", "PST8PDT", "Poland",
    "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "Universal", "W-SU", "WET", "Zulu",
  ]

  /// Creates a zone with a fixed offset, in minutes east of Greenwich, -1080…1080.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unknownTimeZone`` beyond 18 hours.
  public init(minutesEast minutes: Int) throws(PentadError) {
    guard (-1_080...1_080).contains(minutes), let zone = TimeZone(secondsFromGMT: minutes * 60)
    else {
      throw PentadError(.unknownTimeZone, "the offset of a time zone must be at most 18 hours")
    }
    let (hours, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
    self.init(
      identifier: (minutes < 0 ? "-" : "+") + String(hours, digits: 2) + ":"
        + String(rest, digits: 2),
      zone: zone)
  }

  private init(identifier: String, zone: TimeZone) {
    self.identifier = identifier
    self.zone = zone
  }

  /// True if the zone has a fixed offset and is not an IANA zone.
  public var isFixedOffset: Bool {
    identifier == "UTC" || identifier.hasPrefix("+") || identifier.hasPrefix("-")
  }

  /// Returns the offset at an instant, in seconds east of Greenwich.
  public func offset(at instant: Instant) -> Int {
    // A Julian day differs by microseconds from the whole second at which a zone changes.
    offset(atMilliseconds: instant.milliseconds)
  }

  /// Returns the instant of the next change of the offset; nil if there is none.
  func nextTransition(after instant: Instant) -> Instant? {
    if isFixedOffset { return nil }
    return zone.nextDaylightSavingTimeTransition(
      after: Instant.date(milliseconds: instant.milliseconds)
    )
    .map { Instant($0) }
  }

  /// Compares the identifiers.
  public static func == (left: CivilTimeZone, right: CivilTimeZone) -> Bool {
    left.identifier == right.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Returns the seconds of `±hh:mm`, up to 18 hours; nil for any other text.
  private static func offset(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":") else { return nil }
    let digits = [1, 2, 4, 5].map { Int(bytes[$0]) - 48 }
    guard digits.allSatisfy((0...9).contains) else { return nil }
    let minutes = digits[2] * 10 + digits[3]
    let seconds = (digits[0] * 10 + digits[1]) * 3_600 + minutes * 60
    guard minutes < 60, seconds <= 64_800 else { return nil }
    switch bytes[0] {
    case UInt8(ascii: "+"): return seconds
    case UInt8(ascii: "-"): return -seconds
    default: return nil
    }
  }
}

extension CivilTimeZone: ClockRules {
  package func offset(atMilliseconds moment: Int64) -> Int {
    zone.secondsFromGMT(for: Instant.date(milliseconds: moment))
  }

  package func isSummerTime(atMilliseconds moment: Int64) -> Bool {
    zone.isDaylightSavingTime(for: Instant.date(milliseconds: moment))
  }

  package func nextTransition(afterMilliseconds moment: Int64) -> Int64? {
    nextTransition(after: Instant(milliseconds: moment))?.milliseconds
  }
}
