import Foundation
public import PentadCore

extension DayContainer {
  /// Returns the day in the format of the original app. `date`, `sunrise`, `sunset`, `moonrise`,
  /// `moonset` and `tithistart` are `Date`s; `tithi`, `fortnight` and `lunarmonth` are texts.
  ///
  /// `date` is the start of the civil day. A missing value has no key. `timezone` is new: without
  /// it, the civil day of a `Date` is unknown. All values are allowed in a property list.
  public func encodeAsDictionary() -> [String: any Sendable] {
    var dictionary: [String: any Sendable] = [
      DayContainerKey.date.rawValue: timeZone.start(of: date).date,
      DayContainerKey.timeZone.rawValue: timeZone.identifier,
    ]
    for (key, instant) in instants { dictionary[key.rawValue] = instant?.date }
    for (key, text) in texts { dictionary[key.rawValue] = text }
    return dictionary
  }

  /// Reads the format of ``encodeAsDictionary()`` and ignores unknown keys.
  ///
  /// - Parameter timeZone: the replacement for a missing `timezone`, as in the original app's
  ///   files.
  /// - Throws: ``PentadCore/PentadError/Code/decoding`` for a missing date or a value of another
  ///   type; ``PentadCore/PentadError/Code/unknownTimeZone``.
  public static func decodeFromDictionary(
    _ dictionary: [String: Any], timeZone: CivilTimeZone = .utc
  ) throws(PentadError) -> DayContainer {
    guard let date = try value(.date, of: dictionary, as: Date.self) else {
      throw PentadError(.decoding, "a day has no date")
    }
    var zone = timeZone
    if let identifier = try value(.timeZone, of: dictionary, as: String.self) {
      zone = try CivilTimeZone(identifier)
    }
    func instant(_ key: DayContainerKey) throws(PentadError) -> Instant? {
      try value(key, of: dictionary, as: Date.self).map { Instant($0) }
    }
    func text(_ key: DayContainerKey) throws(PentadError) -> String? {
      try value(key, of: dictionary, as: String.self)
    }
    return DayContainer(
      date: zone.date(at: Instant(date).wholeMilliseconds), timeZone: zone,
      sunrise: try instant(.sunrise), sunset: try instant(.sunset),
      moonrise: try instant(.moonrise), moonset: try instant(.moonset), tithi: try text(.tithi),
      fortnight: try text(.fortnight), lunarMonth: try text(.lunarMonth),
      tithiStart: try instant(.tithiStart))
  }

  private static func value<Value>(
    _ key: DayContainerKey, of dictionary: [String: Any], as type: Value.Type
  ) throws(PentadError) -> Value? {
    guard let value = dictionary[key.rawValue] else { return nil }
    guard let value = value as? Value else {
      throw PentadError(.decoding, "the \(key.rawValue) of a day is not a \(type)")
    }
    return value
  }
}
