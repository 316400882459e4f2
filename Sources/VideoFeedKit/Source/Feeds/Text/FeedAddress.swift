import PentadCore

/// Resolution of the addresses in a document (RFC 3986).
///
/// The result is always `http` or `https`: never `javascript:`, `data:`, `file:` or a custom
/// scheme. An address with a user name is rejected, because the user name can disguise the host.
enum FeedAddress {
  private static let longest = 4_096

  /// Returns the absolute address of a reference, including its fragment.
  ///
  /// Characters that are not allowed in an address are percent-encoded. Existing percent codes are
  /// kept.
  ///
  /// - Returns: nil for empty text, for another scheme, for a relative reference without a base,
  ///   for one of more than 4 KiB, and for invalid addresses.
  static func resolve(_ reference: UnsafeBufferPointer<UInt8>, base: FeedBase?) -> String? {
    let text = PlainText.trimmed(reference)
    guard !text.isEmpty, text.count <= longest else { return nil }
    if isWhole(text) { return String(decoding: text, as: UTF8.self) }
    // Browsers drop tabs and line breaks inside an address.
    let bytes = text.filter { $0 != 0x09 && $0 != 0x0a && $0 != 0x0d }
    if let colon = endOfScheme(bytes) {
      let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
      guard scheme == "http" || scheme == "https" else { return nil }
      let rest = bytes[(colon + 1)...]
      guard rest.starts(with: "//".utf8) else { return nil }
      return whole(scheme, rest.dropFirst(2))
    }
    // A host without a scheme. A relative path never begins like this.
    if beginsWithWWW(bytes) { return whole(base?.scheme ?? "http", bytes[...]) }
    guard let base else { return nil }
    if bytes.starts(with: "//".utf8) { return whole(base.scheme, bytes.dropFirst(2)) }
    let target = base.target(of: bytes)
    return base.origin + String(decoding: AddressReader.escaped(target[...]), as: UTF8.self)
  }

  /// Returns the absolute address of a text.
  static func resolve(_ reference: String, base: FeedBase?) -> String? {
    Array(reference.utf8).withUnsafeBufferPointer { resolve($0, base: base) }
  }

  /// Returns true if a reference begins like `www.example.org/`.
  private static func beginsWithWWW(_ bytes: [UInt8]) -> Bool {
    guard bytes.prefix(4).map({ $0 | 0x20 }).elementsEqual([0x77, 0x77, 0x77, 0x2e]) else {
      return false
    }
    let host = bytes.prefix { !"/?#".utf8.contains($0) }
    return host.count < bytes.count && host.dropFirst(4).contains(UInt8(ascii: "."))
  }

  /// Returns true if an address needs no change.
  private static func isWhole(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start: Int
    if text.starts(with: "https://".utf8) {
      start = 8
    } else if text.starts(with: "http://".utf8) {
      start = 7
    } else {
      return false
    }
    var place = start
    while place < text.count, AddressReader.isNameByte(AddressReader.lowercased(text[place])) {
      place += 1
    }
    guard place > start, text[start] != UInt8(ascii: ".") else { return false }
    if place < text.count, !"/?#".utf8.contains(text[place]) { return false }
    while place < text.count {
      guard AddressReader.isPlain(text[place]), text[place] != UInt8(ascii: "%") else {
        return false
      }
      place += 1
    }
    return true
  }

  private static func whole(_ scheme: String, _ rest: ArraySlice<UInt8>) -> String? {
    let end = rest.firstIndex { "/?#\\".utf8.contains($0) } ?? rest.endIndex
    guard let host = host(rest[..<end]) else { return nil }
    var target = Array(rest[end...])
    // Browsers treat a backslash as a slash. If it were escaped, the host would become a user name
    // when an `@` follows.
    if target.first == UInt8(ascii: "\\") { target[0] = UInt8(ascii: "/") }
    return "\(scheme)://\(String(decoding: host, as: UTF8.self))"
      + String(decoding: AddressReader.escaped(target[...]), as: UTF8.self)
  }

  /// Returns the host and port in ASCII.
  private static func host(_ written: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let end = AddressReader.endOfHost(in: written)
    let port = written[end...]
    guard let host = AddressReader.host(written[..<end]),
      port.isEmpty || port.first == UInt8(ascii: ":"),
      port.count < 2 || AddressReader.port(port.dropFirst()) != nil
    else { return nil }
    return InternationalHost.isInternational(written[..<end]) ? (host + port)[...] : written
  }

  /// Returns the index of the colon after a scheme; nil for a relative reference.
  private static func endOfScheme(_ bytes: [UInt8]) -> Int? {
    guard let end = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }), end > 0,
      bytes[end] == UInt8(ascii: ":"), (bytes[0] | 0x20) &- UInt8(ascii: "a") < 26
    else { return nil }
    return end
  }
}
