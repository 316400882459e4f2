import PentadCore

/// The attributes of an HTML tag, in any order, with or without quotes.
struct HTMLAttributes {
  private var values: [String: String] = [:]

  private static let most = 50

  /// Parses the bytes between the name of a tag and its `>`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var place = range.lowerBound
    while place < range.upperBound, values.count < Self.most {
      let start = place
      while place < range.upperBound, !Self.endsName(bytes[place]) { place += 1 }
      guard place > start else {
        place += 1
        continue
      }
      let name = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
      var next = place
      while next < range.upperBound, bytes[next] <= 0x20 { next += 1 }
      guard next < range.upperBound, bytes[next] == UInt8(ascii: "=") else {
        add(name, "")
        continue
      }
      next += 1
      while next < range.upperBound, bytes[next] <= 0x20 { next += 1 }
      let end = Self.endOfValue(bytes, next, range.upperBound)
      add(name, Self.value(bytes, next..<end))
      place = end
    }
  }

  /// Returns the value of an attribute, given its name in lower case; nil if it is missing.
  subscript(_ name: String) -> String? { values[name] }

  /// Adds an attribute. If it occurs twice, the first value counts.
  private mutating func add(_ name: String, _ value: String) {
    if values[name] == nil { values[name] = value }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func endOfValue(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int
  ) -> Int {
    guard start < limit else { return limit }
    let quote = bytes[start]
    var place = start
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      place += 1
      while place < limit, bytes[place] != quote { place += 1 }
      return min(place + 1, limit)
    }
    while place < limit, bytes[place] > 0x20 { place += 1 }
    return place
  }

  /// The value without its quotes and with its entities decoded.
  private static func value(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    var inner = bytes[range]
    if let quote = inner.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      inner = inner.dropFirst()
      if inner.last == quote { inner = inner.dropLast() }
    }
    var value: [UInt8] = []
    var place = inner.startIndex
    while place < inner.endIndex {
      if bytes[place] == UInt8(ascii: "&"),
        let (character, length) = HTMLEntities.read(bytes, at: place)
      {
        value.append(character: character)
        place += length
      } else {
        value.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}
