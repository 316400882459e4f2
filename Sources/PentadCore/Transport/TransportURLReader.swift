/// Takes an address apart, from the left.
struct TransportURLReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func readScheme() throws(PentadError) -> String {
    for scheme in ["https", "http"] {
      let prefix = Array((scheme + "://").utf8)
      guard bytes.prefix(prefix.count).map(Self.lowercased) == prefix else { continue }
      place = prefix.count
      return scheme
    }
    throw failure("an address begins with https:// or http://")
  }

  /// The host and the port; that of the scheme when none is written.
  mutating func readAuthority(_ scheme: String) throws(PentadError) -> (host: String, port: Int) {
    let end = bytes[place...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    let authority = bytes[place..<end]
    if authority.contains(UInt8(ascii: "@")) {
      throw failure("an address holds no user name; send credentials in a header")
    }
    let hostEnd = endOfHost(in: authority)
    let written = authority[..<hostEnd]
    let host =
      InternationalHost.isInternational(written)
      ? InternationalHost.ascii(written) ?? [] : written.map(Self.lowercased)
    guard Self.isHost(host) else { throw failure("this is not the name of a host") }
    place = hostEnd
    var port = TransportURL.usualPort(scheme)
    if hostEnd < end {
      guard bytes[hostEnd] == UInt8(ascii: ":") else { throw failure("a port was expected here") }
      place += 1
      let digits = bytes[place..<end]
      // Nothing after the colon means the port of the scheme.
      if !digits.isEmpty {
        guard digits.count <= 5, digits.allSatisfy(Self.isDigit),
          let number = Int(String(decoding: digits, as: UTF8.self)), (1...65_535).contains(number)
        else { throw failure("a port is a number from 1 to 65535") }
        port = number
      }
    }
    place = end
    return (String(decoding: host, as: UTF8.self), port)
  }

  mutating func readTarget() throws(PentadError) -> (path: String, query: String?) {
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    for index in place..<end {
      guard Self.isAllowed(bytes[index..<end]) else {
        place = index
        throw failure("this character has to be percent-encoded in an address")
      }
    }
    let target = bytes[place..<end]
    let mark = target.firstIndex(of: UInt8(ascii: "?"))
    let path = String(decoding: target[..<(mark ?? end)], as: UTF8.self)
    let query = mark.map { String(decoding: target[($0 + 1)...], as: UTF8.self) }
    return (path.isEmpty ? "/" : path, query)
  }

  private func endOfHost(in authority: ArraySlice<UInt8>) -> Int {
    if authority.first == UInt8(ascii: "[") {
      return authority.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? authority.endIndex
    }
    return authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
  }

  private func failure(_ message: String) -> PentadError {
    PentadError(.invalid, message, offset: place)
  }

  // MARK: Characters

  private static func isHost(_ host: [UInt8]) -> Bool {
    if host.first == UInt8(ascii: "[") {
      let inside = host.dropFirst().dropLast()
      return host.count > 4 && host.last == UInt8(ascii: "]") && inside.count <= 45
        && inside.allSatisfy { isHex($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
        && inside.contains(UInt8(ascii: ":"))
    }
    let isPlain = host.allSatisfy {
      isDigit($0) || ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) || "-._".utf8.contains($0)
    }
    return isPlain && !host.isEmpty && host.count <= 253 && host.first != UInt8(ascii: ".")
  }

  /// True if the first byte may be written in a path or a query as it is: a visible character of ASCII but
  /// the nine that RFC 3986 leaves out, and a `%` only before two hexadecimal digits.
  static func isAllowed(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first {
    case UInt8(ascii: "%"): bytes.count >= 3 && bytes.dropFirst().prefix(2).allSatisfy(isHex)
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    case let byte?: byte > 0x20 && byte < 0x7f
    case nil: false
    }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    let letter = lowercased(byte)
    return isDigit(byte) || (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "f"))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
