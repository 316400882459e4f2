/// The attributes of an element, valid only during the parser's callback. Names are matched
/// ignoring case and prefix, because feeds write them differently. Only attributes of XML itself
/// require their prefix.
struct XMLAttributes {
  private let values: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  /// The number of attributes.
  let count: Int

  /// Wraps attributes in the format of libxml2's SAX2: name, prefix, namespace, start and end of
  /// the value.
  init(_ values: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
    self.values = values
    self.count = values == nil ? 0 : count
  }

  /// Returns the bytes of a value; nil if the attribute is missing. Pass the name in lower case.
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

  /// Returns a value as text; nil if the attribute is missing.
  func text(_ name: StaticString) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a closure with the prefixed name, the namespace and the value of each attribute, except
  /// those of XML itself.
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

  /// Returns the value of `xml:base` or `xml:lang`.
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

  /// Returns true if a zero-terminated text equals `name`, ignoring case.
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
