import PentadCore

/// An ordered list of names and values of a form (`application/x-www-form-urlencoded`). A name may
/// occur several times.
struct OAuth1Form: Hashable, Sendable {
  typealias Item = (name: String, value: String)

  /// The names and values, percent-encoded as signatures require (RFC 5849, 3.6).
  private(set) var encoded: [Encoded] = []

  /// A name and a value in which everything except letters, digits and `-._~` is percent-encoded.
  struct Encoded: Hashable, Sendable {
    var name: String
    var value: String
  }

  init() {}

  init(_ items: [Item]) { for item in items { add(item.name, item.value) } }

  /// Parses a query or a body. A `+` is a space, and an invalid percent code is kept as text.
  init(reading text: String) {
    for item in text.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? parts[1] : Substring().utf8
      encoded.append(
        Encoded(name: Self.encoding(Substring(parts[0])), value: Self.encoding(Substring(value))))
    }
  }

  private static func encoding(_ part: Substring) -> String {
    TransportURL.encoded(PercentText.decoded(part))
  }

  mutating func add(_ name: String, _ value: String) {
    encoded.append(
      Encoded(name: TransportURL.encoded(name), value: TransportURL.encoded(value)))
  }

  mutating func add(_ other: OAuth1Form) { encoded += other.encoded }

  /// Returns the first value of a name, decoded; nil if there is none.
  subscript(name: String) -> String? {
    let name = TransportURL.encoded(name)
    return encoded.first { $0.name == name }.map { PercentText.decoded(Substring($0.value)) }
  }

  /// The form as text: `name=value&name=value`.
  var text: String { encoded.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }

  /// The form sorted for a signature: by the bytes of the names, then of the values (RFC 5849,
  /// 3.4.1.3.2).
  var sorted: OAuth1Form {
    var form = self
    form.encoded.sort { left, right in
      left.name == right.name ? left.value < right.value : left.name < right.name
    }
    return form
  }
}
