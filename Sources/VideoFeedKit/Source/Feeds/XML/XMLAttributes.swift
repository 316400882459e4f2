/// The attributes of an element, lent by the parser. A name is found without regard to case, since feeds
/// disagree on it, and without regard to its prefix, but for those of XML itself.
struct XMLAttributes {
  private let values: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  /// How many.
  let count: Int

  /// Attributes as libxml2's SAX2 gives them: name, prefix, namespace, start and end of the value.
  init(_ values: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
    self.values = values
    self.count = values == nil ? 0 : count
  }

  /// The bytes of the value; nil when there is no such attribute. The name is in lower case.
  func bytes(_ name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    guard let values else { return nil }
    for index in 0..<count {
      let place = values + index * 5
      guard let local = place[0], Self.equals(local, name), !Self.isOfXML(place[1]) else {
        continue
      }
      return Self.value(place)
    }
    return nil
  }

  /// The value; nil when there is no such attribute.
  func text(_ name: StaticString) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Hands over each with its name, its prefix in front, and its namespace; those of XML itself are left out.
  func forEach(_ body: (String, _ namespace: String?, UnsafeBufferPointer<UInt8>) -> Void) {
    guard let values else { return }
    for index in 0..<count {
      let place = values + index * 5
      guard let local = place[0], !Self.isOfXML(place[1]), let value = Self.value(place) else {
        continue
      }
      let prefix = place[1].map { String(cString: $0) + ":" } ?? ""
      body(prefix + String(cString: local), place[2].map { String(cString: $0) }, value)
    }
  }

  /// The value of `xml:base` or `xml:lang`.
  func ofXML(_ name: StaticString) -> String? {
    guard let values else { return nil }
    for index in 0..<count {
      let place = values + index * 5
      guard let local = place[0], Self.isOfXML(place[1]), Self.equals(local, name) else { continue }
      return Self.value(place).map { String(decoding: $0, as: UTF8.self) }
    }
    return nil
  }

  private static func value(
    _ place: UnsafeMutablePointer<UnsafePointer<UInt8>?>
  ) -> UnsafeBufferPointer<UInt8>? {
    guard let start = place[3], let end = place[4], end >= start else { return nil }
    return UnsafeBufferPointer(start: start, count: end - start)
  }

  private static func isOfXML(_ prefix: UnsafePointer<UInt8>?) -> Bool {
    guard let prefix else { return false }
    return equals(prefix, "xml")
  }

  /// Whether a text that ends with a zero is `name`, but for the case of its letters.
  private static func equals(_ text: UnsafePointer<UInt8>, _ name: StaticString) -> Bool {
    let other = name.utf8Start
    for index in 0..<name.utf8CodeUnitCount {
      let byte = text[index]
      let isUpper = byte &- UInt8(ascii: "A") < 26
      guard (isUpper ? byte | 0x20 : byte) == other[index] else { return false }
    }
    return text[name.utf8CodeUnitCount] == 0
  }
}
