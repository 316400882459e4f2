/// The names and values of a query or of a form, in their order.
struct Form: Sendable, Hashable {
  /// A name and its value.
  struct Item: Sendable, Hashable {
    var name: String
    var value: String
  }

  private(set) var items: [Item] = []

  /// Parses `a=1&b=2`. Invalid UTF-8 is repaired after decoding.
  init(_ text: some StringProtocol) {
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      items.append(
        Item(
          name: Self.decoded(pair[0]), value: pair.count > 1 ? Self.decoded(pair[1]) : ""))
    }
  }

  /// The last value of a name, as in PHP; nil when there is none.
  subscript(name: String) -> String? { items.last { $0.name == name }?.value }

  /// The text without percent signs, `a=1&b=2`, for logs and for matching.
  var plainText: String { items.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }

  /// Appends an item.
  mutating func add(_ name: String, _ value: String) {
    items.append(Item(name: name, value: value))
  }

  /// Appends the items of another form.
  mutating func append(_ other: Form) { items += other.items }

  /// Returns a text with percent signs and plus signs decoded.
  static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
