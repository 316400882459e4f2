import Foundation
import PentadCore

/// The body of a call of the control door: an object with numbers within bounds.
///
/// The server adds, multiplies and compares these numbers. A number outside the range of clocks and
/// counts is rejected before a command receives it.
struct ControlBody: Sendable {
  private let bytes: Data

  /// Parses a body. An empty body is an object without members.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a body that is not a JSON object, and
  ///   for a number out of bounds.
  init(_ bytes: [UInt8]) throws(PentadError) {
    let value = bytes.isEmpty ? .object([]) : JSONValue(parsing: bytes)
    guard let value, case .object = value else {
      throw PentadError(.invalid, "the body is no object in JSON")
    }
    try Self.check(value)
    // Not the original bytes: two parsers may use different members of the same name.
    self.bytes = Data(value.text().utf8)
  }

  /// Decodes the command of the body.
  func decoded<Command: Decodable>(_ type: Command.Type) throws -> Command {
    try JSONDecoder().decode(type, from: bytes)
  }

  private static func check(_ value: JSONValue) throws(PentadError) {
    guard case .object(let members) = value else { return }
    for member in members {
      switch member.value {
      case .integer(let number): try check(number, of: member.name)
      case .number(let number):
        // JSON has one kind of number: `1e9` and `5.0` are integers, and are written below without
        // exponent and fraction.
        guard let whole = Int(exactly: number) else { throw outOfBounds(member.name) }
        try check(whole, of: member.name)
      case .array(let commands) where member.name == "commands":
        for command in commands { try check(command) }
      default: break
      }
    }
  }

  private static func check(_ number: Int, of name: String) throws(PentadError) {
    guard (bounds[name] ?? integers).contains(number) else { throw outOfBounds(name) }
  }

  private static func outOfBounds(_ name: String) -> PentadError {
    let bounds = bounds[name] ?? integers
    return PentadError(
      .invalid, "\(name) is not an integer from \(bounds.lowerBound) to \(bounds.upperBound)")
  }

  /// The integers that any program can represent exactly: those of JavaScript.
  private static let integers = -(1 << 53) + 1...(1 << 53) - 1
  /// The range from the beginning of the year 1 to the end of 9999, in milliseconds since 1970.
  private static let dates = -62_135_596_800_000...253_402_300_799_999
  /// Durations in milliseconds, up to 34 years.
  private static let pauses = 0...1 << 40
  private static let counts = 0...1_000_000_000

  private static let bounds: [String: ClosedRange<Int>] = [
    "advance": -253_402_300_799_999...253_402_300_799_999, "after": counts, "bytes": 0...1 << 40,
    "calls": counts, "count": counts, "date": dates, "delay": pauses, "due": dates,
    "duration": pauses, "every": pauses,
    "now": dates, "pingInterval": pauses, "retryAfter": counts, "score": counts, "seconds": counts,
    "signIns": counts, "status": 200...599, "time": -62_135_596_800...253_402_300_799,
    "timeout": pauses,
  ]
}
