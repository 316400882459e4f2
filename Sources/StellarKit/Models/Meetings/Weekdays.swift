/// The days of the week of a meeting, in the letters of MIT: M T W R F S U.
///
/// C: `pentad_stellar_weekday`.
public struct Weekdays: OptionSet, Hashable, Sendable, Codable {
  /// Monday is 1, Tuesday 2, up to Sunday, 64.
  public let rawValue: UInt8

  /// Creates a set from its bits. A bit that is not a day is dropped.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x7f }

  /// Monday, M.
  public static let monday = Self(rawValue: 1)
  /// Tuesday, T.
  public static let tuesday = Self(rawValue: 2)
  /// Wednesday, W.
  public static let wednesday = Self(rawValue: 4)
  /// Thursday, R.
  public static let thursday = Self(rawValue: 8)
  /// Friday, F.
  public static let friday = Self(rawValue: 16)
  /// Saturday, S.
  public static let saturday = Self(rawValue: 32)
  /// Sunday, U.
  public static let sunday = Self(rawValue: 64)

  /// The days in MIT's letters: `MWF`.
  public var letters: String {
    zip("MTWRFSU", 0...).filter { contains(Self(index: $0.1)) }.map { String($0.0) }.joined()
  }

  /// Creates the day with an index, 0 for Monday.
  init(index: Int) { self.init(rawValue: 1 << UInt8(truncatingIfNeeded: index)) }

  /// Creates the day of a letter; nil for any other letter.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "M"): self = .monday
    case UInt8(ascii: "T"): self = .tuesday
    case UInt8(ascii: "W"): self = .wednesday
    case UInt8(ascii: "R"): self = .thursday
    case UInt8(ascii: "F"): self = .friday
    case UInt8(ascii: "S"): self = .saturday
    case UInt8(ascii: "U"): self = .sunday
    default: return nil
    }
  }

  /// The indices of the days, 0 for Monday.
  var indices: [Int] { (0..<7).filter { contains(Self(index: $0)) } }
}
