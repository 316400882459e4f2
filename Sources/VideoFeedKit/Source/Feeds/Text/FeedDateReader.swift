/// Takes the text of a date apart, from the left.
struct FeedDateReader {
  private let text: UnsafeBufferPointer<UInt8>
  private(set) var place = 0
  /// Whether a time was read down to its minutes.
  var hasTime = false

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { place >= text.count }
  var next: UInt8 { isAtEnd ? 0 : text[place] }

  /// Moves over a byte if it is next.
  mutating func passes(_ byte: UInt8) -> Bool {
    guard next == byte, !isAtEnd else { return false }
    place += 1
    return true
  }

  /// Moves over a byte.
  mutating func skip() { place += 1 }

  /// Goes back to where ``place`` was.
  mutating func goBack(to earlier: Int) { place = earlier }

  mutating func passSpace() {
    while !isAtEnd, next <= 0x20 { place += 1 }
  }

  /// Reads digits, at most so many; nil when there is none.
  mutating func number(_ longest: Int) -> (value: Int, digits: Int)? {
    let start = place
    var value = 0
    while !isAtEnd, place - start < longest, next &- UInt8(ascii: "0") < 10 {
      value = value * 10 + Int(next & 0x0f)
      place += 1
    }
    return place > start ? (value, place - start) : nil
  }

  /// Reads letters, in lower case; none when there is none.
  mutating func word() -> [UInt8] {
    let start = place
    while !isAtEnd, (next | 0x20) &- UInt8(ascii: "a") < 26 || next >= 0x80 { place += 1 }
    let word = text[start..<place]
    guard word.contains(where: { $0 >= 0x80 }) else { return word.map { $0 | 0x20 } }
    return Array(String(decoding: word, as: UTF8.self).lowercased().utf8)
  }

  /// Reads what is left as a zone: `Z`, `+0100`, `-05:00`, `+1`, `GMT+2`, `EST`, `(CET)`, `+0200 CEST`,
  /// `Z[UTC]`; none is UTC, and so is a name that nobody knows. False for a name before what may be a time.
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
      // `00`: the sign is missing.
      guard number(4)?.value == 0 else { return false }
    }
    parts.offset = offset
    // A remark in brackets, the name of an offset, or nothing.
    passSpace()
    if isAtEnd || "([".utf8.contains(next) { return true }
    if hasSign {
      passNameOfOffset()
      return isAtEnd
    }
    return !name.isEmpty && (hasTime || !text[place...].contains { $0 &- UInt8(ascii: "0") < 10 })
  }

  /// Reads `+0100`, `-05:00`, `+1`, `--0700`, `-07:00:00` as minutes.
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

  /// Moves over the name that follows an offset, and what Go writes behind it: `CEST m=+0.5`.
  private mutating func passNameOfOffset() {
    _ = word()
    passSpace()
    if !isAtEnd, text[place...].starts(with: "m=".utf8) { place = text.count }
  }
}
