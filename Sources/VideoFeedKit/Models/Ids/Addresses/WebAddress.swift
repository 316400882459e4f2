import PentadCore

/// An `http` or `https` address in the form that a request needs. Characters that are not allowed
/// are percent-encoded. The scheme and host are in lower case, the host is in ASCII, and the
/// scheme's default port is removed.
///
/// Parsing takes a fraction of a microsecond: a feed of a thousand videos has several thousand
/// addresses.
struct WebAddress {
  /// The whole address.
  let bytes: [UInt8]
  /// The range of the host and the port.
  let authority: Range<Int>
  /// The range of the host alone.
  let host: Range<Int>
  /// The range of the path with its leading `/`; empty if nothing follows the host.
  let path: Range<Int>
  /// The range of the query after `?`; empty without one.
  let query: Range<Int>
  /// The range of the fragment after `#`; empty without one.
  let fragment: Range<Int>

  /// Parses an address. White space around it is ignored, and an address that begins with `//`
  /// becomes `https`.
  ///
  /// - Returns: nil for any other scheme, for a user name in the address, for a missing or invalid
  ///   host, and for more than ``VideoLimits/url`` bytes.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard rest.count <= VideoLimits.url else { return nil }
    while let byte = rest.first, byte <= 0x20 { rest.removeFirst() }
    while let byte = rest.last, byte <= 0x20 { rest.removeLast() }
    var reader = AddressReader(rest, .lenient)
    guard let scheme = try? reader.readScheme(),
      let (name, port) = try? reader.readAuthority(scheme)
    else { return nil }
    var bytes = Array("\(scheme)://".utf8)
    bytes.reserveCapacity(rest.count + 8)
    let start = bytes.count
    bytes += name.utf8
    host = start..<bytes.count
    if port != (scheme == "https" ? 443 : 80) { bytes += ":\(port)".utf8 }
    let end = bytes.count
    authority = start..<end
    bytes += reader.escapedRest
    guard bytes.count <= VideoLimits.url else { return nil }
    self.bytes = bytes
    let fragmentMark = bytes[end...].firstIndex(of: UInt8(ascii: "#"))
    let queryEnd = fragmentMark ?? bytes.count
    let queryMark = bytes[end..<queryEnd].firstIndex(of: UInt8(ascii: "?"))
    let pathEnd = queryMark ?? queryEnd
    path = end..<pathEnd
    query = queryMark.map { $0 + 1..<queryEnd } ?? pathEnd..<pathEnd
    fragment = fragmentMark.map { $0 + 1..<bytes.count } ?? queryEnd..<queryEnd
  }

  /// Returns a range of the address as text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The whole address as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
