import PentadCore

/// An address of `http` or `https`, taken apart to see which video it leads to.
struct VideoAddress {
  /// The host without `www.` and `m.`.
  let host: String
  /// The parts of the path that are not empty, as they stand there.
  let path: [Substring]
  /// The names and values of the query, decoded.
  let query: [(name: String, value: String)]
  /// What follows `#`, as it stands there; empty without it.
  let fragment: Substring
  private let url: TransportURL

  /// Nil when the text is no such address, or too long.
  init?(_ text: String) {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    guard text.utf8.count <= VideoLimits.url else { return nil }
    let whole = text.hasPrefix("//") ? "https:\(text)" : String(text)
    guard let written = try? TransportURL(TransportURL.escaping(whole)),
      let url = try? written.resolving(written.string)
    else { return nil }
    self.url = url
    host =
      ["www.", "m."].first(where: url.host.hasPrefix).map { String(url.host.dropFirst($0.count)) }
      ?? url.host
    path = url.path.split(separator: "/")
    query = Self.items(url.query?[...] ?? "")
    fragment = whole.firstIndex(of: "#").map { whole[$0...].dropFirst() } ?? ""
  }

  /// The first value of a name in the query.
  func value(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// Whether the host is one of these, or below it.
  func isAt(_ hosts: String...) -> Bool {
    hosts.contains { host == $0 || host.hasSuffix(".\($0)") }
  }

  /// The names and values of a query, decoded.
  static func items(_ query: Substring) -> [(name: String, value: String)] {
    query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (PercentText.decoded(parts[0]), parts.count == 2 ? PercentText.decoded(parts[1]) : "")
    }
  }

  // MARK: The normal form

  /// `example.org/a/b.mp4?x=1`: two addresses with the same one are taken for the same.
  var normalForm: String {
    let origin = url.origin.dropFirst(url.scheme.count + 3)
    let kept = (url.query?[...] ?? "").split(separator: "&").filter { item in
      let name = item.prefix { $0 != "=" }.lowercased()
      return !name.hasPrefix("utm_") && !Self.trackers.contains(name)
    }
    let query = kept.isEmpty ? "" : "?\(kept.joined(separator: "&"))"
    return origin + PercentText.normal(url.path + query)
  }

  /// Names in a query that tell where a reader came from, and nothing of the video.
  private static let trackers: Set<String> = [
    "fbclid", "gclid", "dclid", "msclkid", "yclid", "igshid", "mc_cid", "mc_eid",
  ]
}
