/// Parses an `http` or `https` URL from left to right (RFC 3986).
///
/// In both modes the host is ASCII in lower case, and the port a number.
package struct AddressReader {
  /// The strictness of the parser.
  package enum Mode: Sendable {
    /// The URL has to be valid as written.
    case strict
    /// The URL may be written as people and documents write it: `//` at its start means `https`,
    /// and characters that need percent-encoding may be unencoded.
    case lenient
  }

  private let bytes: [UInt8]
  private let mode: Mode
  private var place = 0

  package init(_ text: some Sequence<UInt8>, _ mode: Mode) {
    bytes = Array(text)
    self.mode = mode
  }

  /// Reads the scheme and the two slashes.
  package mutating func readScheme() throws(PentadError) -> String {
    if mode == .lenient, bytes.starts(with: "//".utf8) {
      place = 2
      return "https"
    }
    for scheme in ["https", "http"] {
      let prefix = (scheme + "://").utf8
      guard bytes.count >= prefix.count,
        zip(bytes, prefix).allSatisfy({ Self.lowercased($0) == $1 })
      else { continue }
      place = prefix.count
      return scheme
    }
    throw failure("an address must begin with https:// or http://")
  }

  /// Reads the host and the port; without a port, the result is the default port of the scheme.
  package mutating func readAuthority(
    _ scheme: String
  ) throws(PentadError) -> (host: String, port: Int) {
    let end = bytes[place...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    let authority = bytes[place..<end]
    if authority.contains(UInt8(ascii: "@")) {
      throw failure("an address must not contain a user name; send credentials in a header")
    }
    let hostEnd = Self.endOfHost(in: authority)
    guard let host = Self.host(authority[..<hostEnd]) else {
      throw failure("this is not the name of a host")
    }
    place = hostEnd
    var port = TransportURL.usualPort(scheme)
    if hostEnd < end {
      guard bytes[hostEnd] == UInt8(ascii: ":") else { throw failure("a port was expected here") }
      place += 1
      // An empty port means the default port of the scheme.
      if place < end {
        guard let number = Self.port(bytes[place..<end]) else {
          throw failure("a port must be a number from 1 to 65535")
        }
        port = number
      }
    }
    place = end
    return (String(decoding: host, as: UTF8.self), port)
  }

  /// Reads the path (`/` if it is empty) and the query. A fragment is dropped.
  mutating func readTarget() throws(PentadError) -> (path: String, query: String?) {
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    for index in place..<end {
      guard Self.isAllowed(bytes[index..<end]) else {
        place = index
        throw failure("this character must be percent-encoded in an address")
      }
    }
    let target = bytes[place..<end]
    let mark = target.firstIndex(of: UInt8(ascii: "?"))
    let path = String(decoding: target[..<(mark ?? end)], as: UTF8.self)
    let query = mark.map { String(decoding: target[($0 + 1)...], as: UTF8.self) }
    return (path.isEmpty ? "/" : path, query)
  }

  /// The rest of the URL in valid form, with its fragment.
  package var escapedRest: [UInt8] { Self.escaped(bytes[place...]) }

  private func failure(_ message: String) -> PentadError {
    PentadError(.invalid, message, offset: place)
  }
}
