import PentadCore

/// The addresses in a document, as RFC 3986 resolves them.
///
/// Only `http` and `https` come out: never `javascript:`, `data:`, `file:` or what a program may have
/// registered. A user name in an address is refused, since it hides the host.
enum FeedAddress {
  private static let longest = 4_096

  /// The whole address of a reference, with its fragment.
  ///
  /// What may not stand in an address is percent-encoded; what is encoded already stays.
  ///
  /// - Returns: nil for nothing, for another scheme, for a relative reference without a base, for one of
  ///   more than 4 KiB, and for what does not become an address.
  static func resolve(_ reference: UnsafeBufferPointer<UInt8>, base: FeedBase?) -> String? {
    let text = PlainText.trimmed(reference)
    guard !text.isEmpty, text.count <= longest else { return nil }
    if isWhole(text) { return String(decoding: text, as: UTF8.self) }
    // Browsers drop what a line was broken with.
    let bytes = text.filter { $0 != 0x09 && $0 != 0x0a && $0 != 0x0d }
    if let colon = endOfScheme(bytes) {
      let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
      guard scheme == "http" || scheme == "https" else { return nil }
      let rest = bytes[(colon + 1)...]
      guard rest.starts(with: "//".utf8) else { return nil }
      return whole(scheme, rest.dropFirst(2))
    }
    // A host whose scheme was left out. No path begins with one.
    if beginsWithWWW(bytes) { return whole(base?.scheme ?? "http", bytes[...]) }
    guard let base else { return nil }
    if bytes.starts(with: "//".utf8) { return whole(base.scheme, bytes.dropFirst(2)) }
    let target = base.target(of: bytes)
    return base.origin + String(decoding: escaped(target[...]), as: UTF8.self)
  }

  /// The whole address of a text.
  static func resolve(_ reference: String, base: FeedBase?) -> String? {
    Array(reference.utf8).withUnsafeBufferPointer { resolve($0, base: base) }
  }

  /// Whether a reference begins as `www.example.org/`.
  private static func beginsWithWWW(_ bytes: [UInt8]) -> Bool {
    guard bytes.prefix(4).map({ $0 | 0x20 }).elementsEqual([0x77, 0x77, 0x77, 0x2e]) else {
      return false
    }
    let host = bytes.prefix { !"/?#".utf8.contains($0) }
    return host.count < bytes.count && host.dropFirst(4).contains(UInt8(ascii: "."))
  }

  /// Whether nothing has to be changed.
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
    while place < text.count, isHostByte(text[place]), text[place] != UInt8(ascii: ":") {
      place += 1
    }
    guard place > start, text[start] != UInt8(ascii: ".") else { return false }
    if place < text.count, !"/?#".utf8.contains(text[place]) { return false }
    while place < text.count {
      guard isPlain(text[place]), text[place] != UInt8(ascii: "%") else { return false }
      place += 1
    }
    return true
  }

  private static func whole(_ scheme: String, _ rest: ArraySlice<UInt8>) -> String? {
    let end = rest.firstIndex { "/?#\\".utf8.contains($0) } ?? rest.endIndex
    guard let host = host(rest[..<end]) else { return nil }
    var target = Array(rest[end...])
    // As browsers read it. Escaped, it would make the host a user name if an `@` follows.
    if target.first == UInt8(ascii: "\\") { target[0] = UInt8(ascii: "/") }
    return "\(scheme)://\(String(decoding: host, as: UTF8.self))"
      + String(decoding: escaped(target[...]), as: UTF8.self)
  }

  /// The host and its port, in ASCII.
  private static func host(_ written: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard InternationalHost.isInternational(written) else {
      return isHost(written) ? written : nil
    }
    let end = written.lastIndex(of: UInt8(ascii: ":")) ?? written.endIndex
    guard let name = InternationalHost.ascii(written[..<end]) else { return nil }
    let host = name + written[end...]
    return isHost(host[...]) ? host[...] : nil
  }

  /// A name or a number, or the address of IPv6 in its brackets, and a port.
  private static func isHost(_ host: ArraySlice<UInt8>) -> Bool {
    var name = host
    if name.first == UInt8(ascii: "[") {
      guard let end = name.firstIndex(of: UInt8(ascii: "]")), end > name.startIndex + 2,
        end + 1 == name.endIndex || name[end + 1] == UInt8(ascii: ":")
      else { return false }
      return name[(name.startIndex + 1)..<end].allSatisfy(isHostByte)
    }
    if let colon = name.lastIndex(of: UInt8(ascii: ":")) {
      guard name[(colon + 1)...].allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
      name = name[..<colon]
    }
    guard let first = name.first, first != UInt8(ascii: ".") else { return false }
    return name.allSatisfy { isHostByte($0) && $0 != UInt8(ascii: ":") }
  }

  /// Where the colon behind a scheme is; nil for a relative reference.
  private static func endOfScheme(_ bytes: [UInt8]) -> Int? {
    guard let end = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }), end > 0,
      bytes[end] == UInt8(ascii: ":"), (bytes[0] | 0x20) &- UInt8(ascii: "a") < 26
    else { return nil }
    return end
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for index in bytes.indices {
      let byte = bytes[index]
      let isStray = byte == UInt8(ascii: "%") && !isEscape(bytes[index...])
      if isPlain(byte), !isStray {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return text
  }

  private static func isEscape(_ bytes: ArraySlice<UInt8>) -> Bool {
    let pair = bytes.dropFirst().prefix(2)
    return pair.count == 2
      && pair.allSatisfy {
        (0x30...0x39).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20)
      }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    guard byte > 0x20, byte < 0x7f else { return false }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"):
      return false
    default: return true
    }
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":")
  }
}
