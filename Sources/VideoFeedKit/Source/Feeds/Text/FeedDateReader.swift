/// A scanner for the text of a date, from left to right.
struct FeedDateReader {
  private let text: UnsafeBufferPointer<UInt8>
  private(set) var place = 0
  /// True if a time with minutes was parsed.
  var hasTime = false

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { place >= text.count }
  var next: UInt8 { isAtEnd ? 0 : text[place] }

  /// Skips a byte if it is next. Returns true if it was.
  mutating func passes(_ byte: UInt8) -> Bool {
    guard next == byte, !isAtEnd else { return false }
    place += 1
    return true
  }

  /// Skips a byte.
  mutating func skip() { place += 1 }

  /// Moves back to an earlier ``place``.
  mutating func goBack(to earlier: Int) { place = earlier }

  mutating func passSpace() {
    while !isAtEnd, next <= 0x20 { place += 1 }
  }

  /// Reads at most `longest` digits; nil if none is next.
  mutating func number(_ longest: Int) -> (value: Int, digits: Int)? {
    let start = place
    var value = 0
    while !isAtEnd, place - start < longest, next &- UInt8(ascii: "0") < 10 {
      value = value * 10 + Int(next & 0x0f)
      place += 1
    }
    return place > start ? (value, place - start) : nil
  }

  /// Reads letters and returns them in lower case; empty if none is next.
  mutating func word() -> [UInt8] {
    let start = place
    while !isAtEnd, (next | 0x20) &- UInt8(ascii: "a") < 26 || next >= 0x80 { place += 1 }
    let word = text[start..<place]
    guard word.contains(where: { $0 >= 0x80 }) else { return word.map { $0 | 0x20 } }
    return Array(String(decoding: word, as: UTF8.self).lowercased().utf8)
  }

  /// Parses the rest as a time zone: `Z`, `+0100`, `-05:00`, `+1`, `GMT+2`, `EST`, `(CET)`,
  /// `Z[UTC]`, `+0200 CEST`. A missing or unknown zone counts as UTC. Returns false for other text,
  /// such as a name before digits that may be a time.
  mutating func readZone(into parts: inout FeedDateParts) -> Bool {
    passSpace()
    let name = word()
    var offset = FeedDateZones.minutes(name)
    passSpace()
    if hasTime { _ = passes(UInt8(ascii: ":")) }
    let hasSign = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
    if hasSign {
      guard let minutes = readOffset() else { return false }
      offset = minutes
    } else if hasTime, name.isEmpty, next == UInt8(ascii: "0") {
      // The zone `00`, without its sign.
      guard number(4)?.value == 0 else { return false }
    }
    parts.offset = offset
    // A comment in brackets, the name of an offset, or the end.
    passSpace()
    if isAtEnd || "([".utf8.contains(next) { return true }
    if hasSign {
      passNameOfOffset()
      return isAtEnd
    }
    return !name.isEmpty && (hasTime || !text[place...].contains { $0 &- UInt8(ascii: "0") < 10 })
  }

  /// Parses `+0100`, `-05:00`, `+1`, `--0700`, `-07:00:00` and returns minutes.
  private mutating func readOffset() -> Int? {
    let mark = next
    place += 1
    _ = passes(mark)
    guard let first = number(4) else { return nil }
    var minutes = first.digits > 2 ? first.value / 100 * 60 + first.value % 100 : first.value * 60
    if passes(UInt8(ascii: ":")) { minutes += number(2)?.value ?? 0 }
    if passes(UInt8(ascii: ":")) { _ = number(2) }
    return mark == UInt8(ascii: "-") ? -minutes : minutes
  }

  /// Skips the name after an offset, and the suffix that Go writes: `CEST m=+0.5`.
  private mutating func passNameOfOffset() {
    _ = word()
    passSpace()
    if !isAtEnd, text[place...].starts(with: "m=".utf8) { place = text.count }
  }
}
