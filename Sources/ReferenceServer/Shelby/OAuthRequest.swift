import Foundation

/// The OAuth parameters of a request (RFC 5849). They are in the header `Authorization`, in the
/// query or in the form of the body, but only in one of these places.
struct OAuthRequest: Sendable {
  private let method: String
  private let address: String
  /// The signed items: those of the query, of the form and of the protocol.
  private let signed: [Form.Item]
  private let own: [String: String]

  /// Parses a request.
  ///
  /// - Throws: ``OAuthProblem/notSigned``, ``OAuthProblem/parameterRejected``.
  init(_ request: Request) throws(OAuthProblem) {
    let header = Self.header(request.header("Authorization") ?? "")
    let query = request.query.items
    let type = request.header("Content-Type")?.prefix { $0 != ";" }.lowercased()
    let isForm = type == "application/x-www-form-urlencoded"
    let form = isForm ? Form(String(decoding: request.body, as: UTF8.self)).items : []
    let places = [header, query, form].map { items in
      items.filter { $0.name.hasPrefix("oauth_") }
    }.filter { !$0.isEmpty }
    guard let found = places.first else { throw .notSigned }
    let own = Dictionary(found.map { ($0.name, $0.value) }) { first, _ in first }
    guard places.count == 1, own.count == found.count else { throw .parameterRejected }
    self.own = own
    method = request.method.uppercased()
    var host = (request.header("Host") ?? "").lowercased()
    if host.hasSuffix(":80") { host.removeLast(3) }
    address = "http://\(host)\(request.rawPath)"
    signed = (query + form + header).filter { $0.name != "oauth_signature" && $0.name != "realm" }
  }

  /// A parameter of the protocol: `consumer_key`, `nonce`; nil when it is absent.
  subscript(name: String) -> String? { own["oauth_" + name] }

  /// The time of the request in seconds since 1970; nil when it is not a number.
  var timestamp: Int64? { self["timestamp"].flatMap { Int64($0) } }

  /// The signature base string (3.4.1).
  var baseString: String {
    let items = signed.map { item in
      Form.Item(name: Self.encoded(item.name), value: Self.encoded(item.value))
    }
    let sorted = items.sorted { left, right in
      left.name == right.name ? left.value < right.value : left.name < right.name
    }
    let parameters = sorted.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    return [method, address, parameters].map(Self.encoded).joined(separator: "&")
  }

  /// Returns the expected signature; nil for an unknown method.
  func signature(_ consumerSecret: String, _ tokenSecret: String) -> String? {
    let key = Self.encoded(consumerSecret) + "&" + Self.encoded(tokenSecret)
    switch self["signature_method"] {
    case "PLAINTEXT": return key
    case "HMAC-SHA1":
      let bytes = SHA1.authenticate(Array(baseString.utf8), key: Array(key.utf8))
      return Data(bytes).base64EncodedString()
    default: return nil
    }
  }

  /// Returns the items of `OAuth realm="…", oauth_token="…"`; empty for another scheme.
  private static func header(_ field: String) -> [Form.Item] {
    guard field.prefix(6).lowercased() == "oauth " else { return [] }
    var items: [Form.Item] = []
    var rest = field.dropFirst(6)
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].drop { " ,\t".contains($0) }
      let quoted = rest[equals...].dropFirst()
      let isQuoted = quoted.first == "\""
      let value = quoted.dropFirst(isQuoted ? 1 : 0).prefix { $0 != (isQuoted ? "\"" : ",") }
      rest = rest[value.endIndex...].dropFirst()
      // A plus sign is literal here, and not a space.
      let texts = [name, value].map { Form.decoded($0.replacing("+", with: "%2B")) }
      items.append(Form.Item(name: texts[0], value: texts[1]))
    }
    return items
  }

  /// Encodes all characters but letters, digits and `-._~` with percent signs (3.6).
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
