import Foundation
public import PentadCore

/// An answer of the `apiv2.php` protocol.
///
/// Read tolerantly where servers differ, strictly where a day would come out wrong:
/// - The days are the members whose names are numbers, in the order of their dates; `count` is not
///   believed. Other members are passed over.
/// - Times may have zeros in front or not. A field that is missing, empty, `null`, `none` or
///   `(null)` is nil.
/// - A date that does not exist, a time that no clock shows and a field of another type are errors,
///   and so is an answer without a single day although it says it has some.
public struct LegacyAnswer: Hashable, Sendable {
  /// The days by date. A server that counts in seconds may send the day of a change of the clock
  /// twice; its last one stands here.
  public let days: [LegacyDay]

  /// How many days an answer may have.
  public static let dayLimit = 36_600
  /// How many bytes an answer may have: 36,600 days at 400 bytes, and some room.
  public static let byteLimit = 16 << 20

  /// Reads an answer.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for bytes that are no JSON object, cut
  ///   off or another thing altogether; ``PentadCore/PentadError/Code/unexpectedAnswer`` for one that
  ///   is no answer; ``PentadCore/PentadError/Code/refused`` for one that is too large.
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
      throw PentadError(.unexpectedAnswer, "the server's JSON is not an answer of the calendar")
    }
    days = payload.days
  }
}

/// The object that holds an answer.
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

/// A member of any name.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  var isNumber: Bool { stringValue.utf8.allSatisfy { (48...57).contains($0) } }
}
