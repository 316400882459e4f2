/// The rules for the parts of a URL.
extension AddressReader {
  // MARK: The host and the port

  /// Returns the end of the host in a host with or without a port.
  package static func endOfHost(in authority: ArraySlice<UInt8>) -> Int {
    if authority.first == UInt8(ascii: "[") {
      return authority.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? authority.endIndex
    }
    return authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
  }

  /// Returns the host in ASCII and lower case. Nil unless it is a name, an IPv4 address or an IPv6
  /// address in brackets.
  package static func host(_ written: ArraySlice<UInt8>) -> [UInt8]? {
    let host =
      InternationalHost.isInternational(written)
      ? InternationalHost.ascii(written) ?? [] : written.map(lowercased)
    if host.first == UInt8(ascii: "[") {
      let inside = host.dropFirst().dropLast()
      let isAddress =
        host.count > 4 && host.last == UInt8(ascii: "]") && inside.count <= 45
        && inside.allSatisfy { isHex($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
        && inside.contains(UInt8(ascii: ":"))
      return isAddress ? host : nil
    }
    let isName =
      (1...253).contains(host.count) && host.first != UInt8(ascii: ".")
      && host.allSatisfy(isNameByte)
    return isName ? host : nil
  }

  /// Parses a port; nil unless it is a number from 1 to 65535.
  package static func port(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.count <= 5, digits.allSatisfy(isDigit),
      let number = Int(String(decoding: digits, as: UTF8.self)), (1...65_535).contains(number)
    else { return nil }
    return number
  }

  // MARK: The path and the query

  /// Percent-encodes all bytes that are not allowed in a URL; existing escapes are kept.
  package static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count)
    for index in bytes.indices {
      if isAllowed(bytes[index...]) {
        escaped.append(bytes[index])
      } else {
        escaped += TransportURL.escape(bytes[index])
      }
    }
    return escaped
  }

  /// Removes `.` and `..` from a path, and ensures a leading slash (RFC 3986, 5.2.4).
  package static func withoutDots(_ path: ArraySlice<UInt8>) -> [UInt8] {
    let dot = UInt8(ascii: ".")
    var kept: [ArraySlice<UInt8>] = []
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let named = parts.first?.isEmpty == true ? parts.dropFirst() : parts[...]
    for part in named where !part.elementsEqual([dot]) {
      if part.elementsEqual([dot, dot]) { _ = kept.popLast() } else { kept.append(part) }
    }
    if let last = named.last, last.elementsEqual([dot]) || last.elementsEqual([dot, dot]) {
      kept.append([])
    }
    return [UInt8(ascii: "/")] + kept.joined(separator: [UInt8(ascii: "/")])
  }

  // MARK: Characters

  /// Returns true if the first byte is allowed in a path or a query without encoding. Allowed are
  /// the visible ASCII characters except the nine that RFC 3986 excludes, and a `%` only before two
  /// hexadecimal digits.
  package static func isAllowed(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let byte = bytes.first else { return false }
    return byte == UInt8(ascii: "%")
      ? bytes.count >= 3 && bytes.dropFirst().prefix(2).allSatisfy(isHex) : isPlain(byte)
  }

  /// Returns true if the byte never needs encoding; true for `%`, too.
  package static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default: byte > 0x20 && byte < 0x7f
    }
  }

  /// Returns true if the byte is allowed in a host name in lower case.
  package static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  package static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lowercased(byte))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
