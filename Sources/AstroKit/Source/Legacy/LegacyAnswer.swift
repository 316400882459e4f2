import Foundation
public import PentadCore

/// An answer of the `apiv2.php` protocol.
///
/// Parsing is tolerant where servers differ, and strict where a day could be wrong:
/// - The days are the members whose names are numbers, in the order of their dates. `count` is not
///   trusted. Other members are ignored.
/// - Times may have leading zeros. A field that is missing, empty, `null`, `none` or `(null)` is
///   nil.
/// - A date that does not exist, an invalid time and a field of another type are errors. So is an
///   answer without any day unless its `count` is 0.
public struct LegacyAnswer: Hashable, Sendable {
  /// The days by date. A server that counts in seconds may send the day of a clock change twice;
  /// the last one is kept.
  public let days: [LegacyDay]

  /// The limit of days in an answer.
  public static let dayLimit = 36_600
  /// The limit of bytes in an answer: 36,600 days at 400 bytes, with a margin.
  public static let byteLimit = 16 << 20

  /// Reads an answer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for bytes that are not a JSON
  ///   object, such as truncated ones; ``PentadCore/PentadError/Code/unexpectedAnswer`` for other
  ///   JSON; ``PentadCore/PentadError/Code/refused`` for an answer that is too large.
  public init(json: some Sequence<UInt8>) throws(PentadError) {
    let bytes = Data(json.prefix(Self.byteLimit + 1))
    guard bytes.count <= Self.byteLimit else {
      throw PentadError(.refused, "the answer is longer than \(Self.byteLimit) bytes")
    }
    let payload: LegacyPayload
    do {
      payload = try JSONDecoder().decode(LegacyPayload.self, from: bytes)
    } catch let error as PentadError {
      throw error
    } catch DecodingError.dataCorrupted {
      throw PentadError(.unreadableAnswer, AnswerProblem.damage)
    } catch {
      throw PentadError(.unexpectedAnswer, "the server's JSON is not a calendar answer")
    }
    days = payload.days
  }
}

/// The JSON object of an answer.
private struct LegacyPayload: Decodable {
  let days: [LegacyDay]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    let keys = container.allKeys.filter { !$0.stringValue.isEmpty && $0.isNumber }
    guard keys.count <= LegacyAnswer.dayLimit else {
      throw PentadError(.refused, "the answer has more than \(LegacyAnswer.dayLimit) days")
    }
    if keys.isEmpty {
      let count = try? container.decode(Int.self, forKey: AnyKey("count"))
      guard count == 0 else {
        throw PentadError(.unexpectedAnswer, "the server's JSON has no days")
      }
    }
    let ordered = keys.sorted {
      ($0.stringValue.count, $0.stringValue) < ($1.stringValue.count, $1.stringValue)
    }
    var byDate: [CivilDate: LegacyDay] = [:]
    for key in ordered {
      let day = try container.decode(LegacyDay.self, forKey: key)
      byDate[day.date] = day
    }
    days = byDate.values.sorted { $0.date < $1.date }
  }
}

/// A coding key with any name.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  var isNumber: Bool { stringValue.utf8.allSatisfy { (48...57).contains($0) } }
}
