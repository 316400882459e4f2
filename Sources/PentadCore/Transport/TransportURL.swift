/// The URL of a request: `https://host:port/path?query`.
///
/// It is validated: an `http` or `https` scheme, a host, and a port in range. It contains only
/// characters that are allowed in a URL, so that no text can be injected into a request line. A
/// fragment is dropped, because it is never sent. A user name or password is rejected, because URLs
/// end up in logs.
///
/// Its ``description`` omits the query, which often contains tokens; ``string`` is complete.
public struct TransportURL: Hashable, Sendable {
  /// The whole URL, as it is sent.
  public let string: String
  /// The scheme, `http` or `https`.
  public let scheme: String
  /// The host in lower case: a name in ASCII (`xn--mnchen-3ya.example` for `münchen.example`), an
  /// IPv4 address, or an IPv6 address in brackets.
  public let host: String
  /// The port; without one in the text, the default port of the scheme.
  public let port: Int
  /// The path, with its leading `/`.
  public let path: String
  /// The text after the `?`; nil without a query.
  public let query: String?

  /// Parses a URL.
  ///
  /// - Throws: ``PentadError/Code/invalid``, with the offset of the first byte that cannot be
  ///   parsed. The message does not quote the URL.
  public init(_ text: String) throws(PentadError) {
    var reader = AddressReader(text.utf8, .strict)
    scheme = try reader.readScheme()
    let (host, port) = try reader.readAuthority(scheme)
    self.host = host
    self.port = port
    (path, query) = try reader.readTarget()
    string = Self.origin(scheme, host, port) + path + (query.map { "?\($0)" } ?? "")
  }

  /// Makes a URL that is fixed in the source code, with `https` and without a query. It is not
  /// validated.
  package init(host: StaticString, path: StaticString) {
    scheme = "https"
    self.host = "\(host)"
    port = 443
    self.path = "\(path)"
    query = nil
    string = "https://\(host)\(path)"
  }

  private init(_ other: TransportURL, query: String?) {
    scheme = other.scheme
    host = other.host
    port = other.port
    path = other.path
    self.query = query
    string = Self.origin(scheme, host, port) + path + (query.map { "?\($0)" } ?? "")
  }

  /// Returns the URL with names and values added to its query; both are percent-encoded here.
  public func adding(query items: [(name: String, value: String)]) -> TransportURL {
    let added = items.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
    guard !added.isEmpty else { return self }
    let parts = (query.map { $0.isEmpty ? [] : [$0] } ?? []) + added
    return TransportURL(self, query: parts.joined(separator: "&"))
  }

  /// Percent-encodes all characters except letters, digits and `-._~`, as UTF-8.
  public static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += escape(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Percent-encodes a byte (RFC 3986, 2.1).
  static func escape(_ byte: UInt8) -> [UInt8] {
    let (high, low) = (hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)])
    return [UInt8(ascii: "%"), high, low]
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  /// The scheme, the host and the port, without the scheme's default port: `https://host:8443`. Two
  /// URLs belong to the same server if these are equal.
  public var origin: String { Self.origin(scheme, host, port) }

  private static func origin(_ scheme: String, _ host: String, _ port: Int) -> String {
    "\(scheme)://\(host)\(port == usualPort(scheme) ? "" : ":\(port)")"
  }

  static func usualPort(_ scheme: String) -> Int { scheme == "https" ? 443 : 80 }
}

extension TransportURL: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The URL without its query: `https://host/path?…`.
  public var description: String {
    let end = query == nil ? string.endIndex : string.firstIndex(of: "?") ?? string.endIndex
    return string[..<end] + (query == nil ? "" : "?…")
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The same content as ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["address": description]) }
}
