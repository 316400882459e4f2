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

  /// A part of it, or all.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The whole of it.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
