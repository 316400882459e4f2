/// Moments in the extended format of ISO 8601, in milliseconds since 1970.
package enum ISO8601 {
  /// Formats a moment in UTC: `2026-11-21T00:58:12.345Z`, or `2026-11-21T00:58:12Z` without
  /// milliseconds. Years have the form of ``CivilDate/isoText``.
  package static func text(_ milliseconds: Int64, isPrecise: Bool = true) -> String {
    let (date, time) = CivilDate.split(milliseconds)
    var text: [UInt8] = []
    text.reserveCapacity(27)
    date.appendISO(to: &text)
    text.append(UInt8(ascii: "T"))
    text.append(UInt(time / 3_600_000), digits: 2)
    text.append(UInt8(ascii: ":"))
    text.append(UInt(time / 60_000 % 60), digits: 2)
    text.append(UInt8(ascii: ":"))
    text.append(UInt(time / 1_000 % 60), digits: 2)
    if isPrecise {
      text.append(UInt8(ascii: "."))
      text.append(UInt(time % 1_000), digits: 3)
    }
    text.append(UInt8(ascii: "Z"))
    return String(decoding: text, as: UTF8.self)
  }

  /// Parses a moment in the forms that servers use. It accepts a space instead of the `T`, `UTC`
  /// instead of the `Z`, an offset without a colon, and a leap second. Nil for any other text.
  package static func milliseconds(lenient text: some Sequence<UInt8>) -> Int64? {
    var reader = ISO8601Reader(text, isLenient: true)
    guard let date = try? reader.date(), reader.take("T", "t", " ") != nil,
      let time = reader.timeOfDay()
    else { return nil }
    while reader.take(" ") != nil {}
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    return Int64(date.millisecondsAtMidnight + time - offset * 1_000)
  }
}
