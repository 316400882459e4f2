import PentadCore

/// An address of `http` or `https`, as it may stand in a request: what may not is percent-encoded, the
/// scheme and the host are in lower case, the host is in ASCII, and the port of the scheme is left out.
///
/// It takes a fraction of a microsecond: a feed of a thousand videos has some thousand addresses.
struct WebAddress {
  /// The whole of it.
  let bytes: [UInt8]
  /// Where the host begins, and the port behind it ends.
  let authority: Range<Int>
  /// The host alone.
  let host: Range<Int>
  /// The path, with its `/`; empty when nothing follows the host.
  let path: Range<Int>
  /// What follows `?`; empty without it.
  let query: Range<Int>
  /// What follows `#`; empty without it.
  let fragment: Range<Int>

  /// Nil for any other scheme, for what has a user's name, no host or a strange one, and for what is
  /// longer than ``VideoLimits/url``. White space around it is nothing, and `//` begins a secure one.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard rest.count <= VideoLimits.url else { return nil }
    while let byte = rest.first, byte <= 0x20 { rest.removeFirst() }
    while let byte = rest.last, byte <= 0x20 { rest.removeLast() }
    guard let scheme = Self.takeScheme(&rest) else { return nil }
    let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    guard let (name, port) = Self.split(rest[..<end], isSecure: scheme.count == 8) else {
      return nil
    }
    var bytes = scheme
    bytes.reserveCapacity(rest.count + 8)
    bytes += name
    host = scheme.count..<bytes.count
    bytes += port
    authority = scheme.count..<bytes.count
    var marks: (query: Int?, fragment: Int?)
    for index in end..<rest.endIndex {
      let byte = rest[index]
      if byte == UInt8(ascii: "#"), marks.fragment == nil {
        marks.fragment = bytes.count
      } else if byte == UInt8(ascii: "?"), marks.query == nil, marks.fragment == nil {
        marks.query = bytes.count
      } else if !PercentText.mayStand(byte, before: rest[(index + 1)...]) {
        bytes += PercentText.code(byte)
        continue
      }
      bytes.append(byte)
    }
    guard bytes.count <= VideoLimits.url else { return nil }
    self.bytes = bytes
    let queryEnd = marks.fragment ?? bytes.count
    let pathEnd = marks.query ?? queryEnd
    path = authority.upperBound..<pathEnd
    query = marks.query.map { $0 + 1..<queryEnd } ?? pathEnd..<pathEnd
    fragment = marks.fragment.map { $0 + 1..<bytes.count } ?? queryEnd..<queryEnd
  }

  /// A part of it, or all.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The whole of it.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Reading

  private static func takeScheme(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let secure = Array("https://".utf8)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      return secure
    }
    for scheme in [secure, Array("http://".utf8)] {
      let isIt = zip(rest, scheme).allSatisfy { lowercased($0) == $1 }
      guard isIt, rest.count >= scheme.count else { continue }
      rest = rest.dropFirst(scheme.count)
      return scheme
    }
    return nil
  }

  /// The host, and `:8080` behind it if it is not the usual port; nil when they are none.
  private static func split(
    _ authority: ArraySlice<UInt8>, isSecure: Bool
  ) -> (host: [UInt8], port: ArraySlice<UInt8>)? {
    let isBracketed = authority.first == UInt8(ascii: "[")
    let end =
      (isBracketed
        ? authority.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
        : authority.firstIndex(of: UInt8(ascii: ":"))) ?? authority.endIndex
    let written = authority[..<end]
    let host =
      InternationalHost.isInternational(written)
      ? InternationalHost.ascii(written) ?? [] : written.map(lowercased)
    guard isBracketed ? isIPv6(host) : isName(host) else { return nil }
    let port = authority[end...]
    guard let colon = port.first else { return (host, port) }
    let digits = port.dropFirst()
    guard colon == UInt8(ascii: ":"), digits.count <= 5,
      let number = digits.reduce(
        0,
        { sum, digit in
          isDigit(digit) ? sum.map { $0 * 10 + Int(digit & 0xf) } : nil
        } as (Int?, UInt8) -> Int?), number <= 65_535
    else { return nil }
    let isUsual = digits.isEmpty || number == (isSecure ? 443 : 80)
    return isUsual || number > 0 ? (host, isUsual ? [] : port) : nil
  }

  private static func isName(_ host: [UInt8]) -> Bool {
    (1...253).contains(host.count) && host.first != UInt8(ascii: ".")
      && host.allSatisfy { isLetter($0) || isDigit($0) || "-._".utf8.contains($0) }
  }

  private static func isIPv6(_ host: [UInt8]) -> Bool {
    let inside = host.dropFirst().dropLast()
    return host.last == UInt8(ascii: "]") && (3...45).contains(inside.count)
      && inside.contains(UInt8(ascii: ":"))
      && inside.allSatisfy { PercentText.isHex($0) || $0 == 0x3a || $0 == 0x2e }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte) }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }
}
