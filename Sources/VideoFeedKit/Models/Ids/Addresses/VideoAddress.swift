/// A parsed web address, used to find the video that it leads to.
struct VideoAddress {
  /// The host without `www.` and `m.`.
  let host: String
  /// The non-empty segments of the path, still percent-encoded, without `.` and `..`.
  let path: [Substring]
  private let address: WebAddress

  /// Parses an address; nil if the text is not a web address or is too long.
  init?(_ text: String) {
    guard let address = WebAddress(text) else { return nil }
    self.address = address
    var host = address.bytes[address.host]
    for prefix in ["www.", "m."] where host.starts(with: prefix.utf8) {
      host = host.dropFirst(prefix.utf8.count)
      break
    }
    self.host = String(decoding: host, as: UTF8.self)
    let path = address.text(address.path)
    self.path = Self.withoutDots(path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init))
  }

  private static func withoutDots(_ parts: [Substring]) -> [Substring] {
    guard parts.contains(where: { $0 == "." || $0 == ".." }) else { return parts }
    return parts.reduce(into: []) { kept, part in
      if part == ".." { _ = kept.popLast() } else if part != "." { kept.append(part) }
    }
  }

  /// Returns the first value of a query parameter, decoded.
  func value(_ name: String) -> String? {
    Self.value(name, in: address.text(address.query)[...])
  }

  static func value(_ name: String, in query: Substring) -> String? {
    for item in query.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard PercentText.decoded(Substring(parts[0])) == name else { continue }
      return parts.count == 2 ? PercentText.decoded(Substring(parts[1])) : ""
    }
    return nil
  }

  /// The part after `#`, still percent-encoded.
  var fragment: String { address.text(address.fragment) }

  /// Returns true if the host is one of these, or a subdomain of one.
  func isAt(_ hosts: String...) -> Bool {
    hosts.contains { name in
      guard host.utf8.count > name.utf8.count else { return host == name }
      return host.hasSuffix(name) && host.utf8.dropLast(name.utf8.count).last == 0x2e
    }
  }

  // MARK: The normal form

  /// The normal form: `example.org/a/b.mp4?x=1`. Addresses with the same normal form are treated as
  /// equal.
  var normalForm: String {
    let written = address.text(address.path)
    var normal = address.bytes[address.authority] + [UInt8(ascii: "/")]
    normal += PercentText.normal(Array(path.joined(separator: "/").utf8)[...])
    let isFolder = ["/", "/.", "/.."].contains(where: written.hasSuffix)
    if isFolder, !path.isEmpty { normal.append(UInt8(ascii: "/")) }
    var mark = UInt8(ascii: "?")
    for item in address.bytes[address.query].split(separator: UInt8(ascii: "&")) {
      let name = String(decoding: item.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
      guard !Self.isTracker(name.lowercased()) else { continue }
      normal.append(mark)
      normal += PercentText.normal(item)
      mark = UInt8(ascii: "&")
    }
    return String(decoding: normal, as: UTF8.self)
  }

  /// Returns true if a query parameter only tracks the origin of a visit and does not identify the
  /// video.
  private static func isTracker(_ name: String) -> Bool {
    switch name {
    case "fbclid", "gclid", "dclid", "msclkid", "yclid", "igshid", "mc_cid", "mc_eid": true
    default: name.hasPrefix("utm_")
    }
  }
}
