import PentadCore

/// A writer of days, one after another, in the format of `apiv2.php`.
///
/// ```json
/// {"count":1,"0":{"dayNumerical":14,"month":11,"year":2011,"payload":{"sunrise":"7-44-0", …}}}
/// ```
///
/// Times are `hour-minute-second` without leading zeros; the start of a tithi is `hour:minute`. Two
/// tithis of a day are joined by `-` in each of their four fields. A missing value is `none`.
struct LegacyWriter {
  private var text: [UInt8]
  private var index = 0

  /// Begins an answer with a number of days.
  init(count: Int) { text = Array("{\"count\":\(count)".utf8) }

  /// Returns the complete answer.
  func finished() -> String { String(decoding: text, as: UTF8.self) + "}" }

  mutating func append(_ day: LegacyDay) {
    text += ",\"\(index)\":".utf8
    index += 1
    let value: JSONValue = [
      "dayNumerical": .integer(day.date.day), "month": .integer(day.date.month),
      "year": .integer(day.date.year),
      "payload": [
        "sunrise": Self.text(day.sunrise), "sunset": Self.text(day.sunset),
        "moonrise": Self.text(day.moonrise), "moonset": Self.text(day.moonset),
        "tithi": Self.joined(day.tithis.map(\.name)),
        "tithiStart": Self.joined(day.tithis.map { Self.minute($0.start) }),
        "fortnight": Self.joined(day.tithis.map { $0.fortnight ?? Self.none }),
        "lunarMonth": Self.joined(day.tithis.map { $0.lunarMonth ?? Self.none }),
      ],
    ]
    value.append(to: &text)
  }

  private static let none = "none"

  private static func text(_ time: LegacyDay.Time?) -> JSONValue {
    .string(time.map { "\($0.hour)-\($0.minute)-\($0.second)" } ?? none)
  }

  private static func minute(_ time: LegacyDay.Time?) -> String {
    time.map { "\($0.hour):\($0.minute)" } ?? none
  }

  private static func joined(_ texts: [String]) -> JSONValue {
    .string(texts.isEmpty ? none : texts.joined(separator: "-"))
  }
}
