import AstroKit
import PentadCore

/// Conversions to JSON values.
extension JSONValue {
  /// Returns a time in UTC, in ISO 8601; null for nil, and outside the range of calendars.
  static func moment(_ milliseconds: Int64?) -> JSONValue {
    optional(Moment.text(milliseconds))
  }

  /// Returns null for nil.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// Returns null for nil.
  static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  /// Returns null for nil.
  static func optional(_ number: Int64?) -> JSONValue { optional(number.map { Int(clamping: $0) }) }

  /// Returns null for nil.
  static func optional(_ number: Double?) -> JSONValue { number.map(JSONValue.number) ?? .null }

  /// Returns null for nil.
  static func optional(_ flag: Bool?) -> JSONValue { flag.map(JSONValue.bool) ?? .null }

  /// Returns null for nil.
  static func failure(_ error: PentadError?) -> JSONValue {
    guard let error else { return .null }
    return ["code": .string("\(error.code)"), "message": .string(error.message)]
  }
}

/// Conversions of times to text.
enum Moment {
  /// Returns a time in UTC, in ISO 8601; nil for nil, and outside the range of calendars.
  static func text(_ milliseconds: Int64?) -> String? {
    let reach: Int64 = 8_640_000_000_000_000
    guard let milliseconds, (-reach...reach).contains(milliseconds) else { return nil }
    return Instant(milliseconds: milliseconds).isoText
  }
}
