/// The address of a request: `https://host:port/path?query`.
///
/// It has been checked for what a transport relies on: an `http` or `https` scheme, a host, a port in
/// range, and only characters that may stand in an address, so that nothing can be smuggled into a
/// request line. A fragment is dropped, since it is never sent; a user name or password is refused,
/// since an address ends up in logs.
///
/// Its ``description`` leaves the query out, where tokens often stand; ``string`` has it all.
public struct TransportURL: Hashable, Sendable {
  /// The whole address, as it is sent.
  public let string: String
  /// `http` or `https`.
  public let scheme: String
  /// The host in lower case: a name in ASCII (`xn--mnchen-3ya.example` for `münchen.example`), an IPv4
  /// address, or an IPv6 address in its brackets.
  public let host: String
  /// The port; that of the scheme when none was written.
  public let port: Int
  /// The path, with its leading `/`.
  public let path: String
  /// What follows the `?`; nil without one.
  public let query: String?

  /// Reads an address.
  ///
  /// - Throws: ``PentadError/Code/invalid``, with the offset of the byte from which on it cannot be
  ///   read. The message does not quote the address.
  public init(_ text: String) throws(PentadError) {
    var reader = AddressReader(text.utf8, .strict)
    scheme = try reader.readScheme()
    let (host, port) = try reader.readAuthority(scheme)
    self.host = host
    self.port = port
    (path, query) = try reader.readTarget()
    string = Self.origin(scheme, host, port) + path + (query.map { "?\($0)" } ?? "")
  }

  /// An address of the sources themselves, with `https` and without a query. Nothing is checked.
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

  /// The same address with names and values after those that its query has; both are percent-encoded
  /// here.
  public func adding(query items: [(name: String, value: String)]) -> TransportURL {
    let added = items.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
    guard !added.isEmpty else { return self }
    let parts = (query.map { $0.isEmpty ? [] : [$0] } ?? []) + added
    return TransportURL(self, query: parts.joined(separator: "&"))
  }

  /// Text in which all but letters, digits and `-._~` is percent-encoded, as UTF-8.
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

  /// A byte in percent-encoding (RFC 3986, 2.1).
  static func escape(_ byte: UInt8) -> [UInt8] {
    let (high, low) = (hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)])
    return [UInt8(ascii: "%"), high, low]
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  /// The scheme, the host and the port, where it is not that of the scheme: `https://host:8443`. Two
  /// addresses are of one server when these are equal.
  public var origin: String { Self.origin(scheme, host, port) }

  private static func origin(_ scheme: String, _ host: String, _ port: Int) -> String {
    "\(scheme)://\(host)\(port == usualPort(scheme) ? "" : ":\(port)")"
  }

  static func usualPort(_ scheme: String) -> Int { scheme == "https" ? 443 : 80 }
}

extension TransportURL: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The address without its query: `https://host/path?…`.
  public var description: String {
    let end = query == nil ? string.endIndex : string.firstIndex(of: "?") ?? string.endIndex
    return string[..<end] + (query == nil ? "" : "?…")
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: ["address": description]) }
}
