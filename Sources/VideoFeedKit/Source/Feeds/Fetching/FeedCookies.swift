import PentadCore

/// The cookies of one exchange (RFC 6265), limited to servers that set a cookie and redirect.
struct FeedCookies {
  private struct Cookie {
    let name: String
    let value: String
    /// The host, or the domain if subdomains are included.
    let host: String
    let hasHostsBelow: Bool
    let isSecure: Bool
    /// True if the server deletes the cookie with it.
    let isExpired: Bool

    func goes(to url: TransportURL) -> Bool {
      guard !isSecure || url.scheme == "https" else { return false }
      return url.host == host || hasHostsBelow && url.host.hasSuffix("." + host)
    }
  }

  private var cookies: [Cookie] = []
  private static let most = 20
  private static let longest = 4_096

  /// Stores the cookies that a response sets.
  mutating func take(_ headers: TransportHeaders, from url: TransportURL) {
    for field in headers.values(of: "Set-Cookie") {
      guard let cookie = Self.read(field, from: url) else { continue }
      cookies.removeAll { $0.name == cookie.name && $0.host == cookie.host }
      if !cookie.isExpired, cookies.count < Self.most { cookies.append(cookie) }
    }
  }

  /// Returns the `Cookie` field for a request; nil if no cookie applies.
  func header(for url: TransportURL) -> String? {
    let pairs = cookies.filter { $0.goes(to: url) }.map { "\($0.name)=\($0.value)" }
    let text = pairs.joined(separator: "; ")
    return text.isEmpty || text.utf8.count > Self.longest ? nil : text
  }

  private static func read(_ field: String, from url: TransportURL) -> Cookie? {
    let parts = field.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
    guard let sign = parts[0].firstIndex(of: "="), sign > parts[0].startIndex else { return nil }
    let attributes = parts.dropFirst().map { part in
      let pair = part.split(separator: "=", maxSplits: 1).map(trimmed)
      return (name: pair.first?.lowercased() ?? "", value: pair.count > 1 ? pair[1] : "")
    }
    var host = url.host
    let domain =
      attributes.last { $0.name == "domain" }
      .map { String($0.value.lowercased().drop { $0 == "." }) } ?? ""
    if !domain.isEmpty {
      // The domain must not be another host or a whole top-level domain.
      let isAbove = url.host == domain || url.host.hasSuffix("." + domain)
      guard isAbove, domain.contains(".") || url.host == domain else { return nil }
      host = domain
    }
    return Cookie(
      name: trimmed(parts[0][..<sign]), value: trimmed(parts[0][parts[0].index(after: sign)...]),
      host: host, hasHostsBelow: !domain.isEmpty,
      isSecure: url.scheme == "https" || attributes.contains { $0.name == "secure" },
      isExpired: attributes.contains { $0.name == "max-age" && Int($0.value) ?? 1 <= 0 })
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }
}
