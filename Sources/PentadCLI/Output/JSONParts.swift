import AstroKit
import PentadCore

/// Parts of what values are written as.
extension JSONValue {
  /// A moment in UTC, in ISO 8601; null for none, and for one that no calendar reaches.
  static func moment(_ milliseconds: Int64?) -> JSONValue {
    optional(Moment.text(milliseconds))
  }

  /// Null for none.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// Null for none.
  static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  /// Null for none.
  static func optional(_ number: Int64?) -> JSONValue { optional(number.map { Int(clamping: $0) }) }

  /// Null for none.
  static func optional(_ number: Double?) -> JSONValue { number.map(JSONValue.number) ?? .null }

  /// Null for none.
  static func optional(_ flag: Bool?) -> JSONValue { flag.map(JSONValue.bool) ?? .null }

  /// Null for none.
  static func failure(_ error: PentadError?) -> JSONValue {
    guard let error else { return .null }
    return ["code": .string("\(error.code)"), "message": .string(error.message)]
  }
}

/// Moments as text.
enum Moment {
  /// In UTC, in ISO 8601; nil for none, and for one that no calendar reaches.
  static func text(_ milliseconds: Int64?) -> String? {
    let reach: Int64 = 8_640_000_000_000_000
    guard let milliseconds, (-reach...reach).contains(milliseconds) else { return nil }
    return Instant(milliseconds: milliseconds).isoText
  }
}
