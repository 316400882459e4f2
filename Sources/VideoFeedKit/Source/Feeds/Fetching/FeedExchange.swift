import PentadCore

/// Requests feeds and pages from a server, and parses a feed as it arrives.
///
/// Cookies of redirects are sent to their targets, as some servers require, and discarded after the
/// response.
struct FeedExchange: Sendable {
  let transport: any Transport
  let time: TimeSource
  let deadline: Int
  let bodyLimit: Int
  /// The address that the user chose. Links and redirects from it must have the same or a wider
  /// scope. Host names in them, other than its own, must not resolve to a narrower scope either.
  let source: TransportURL

  private static let mostRedirects = 10

  /// The final response, after all redirects.
  struct Answer {
    let response: TransportResponse
    /// The address of the response.
    let url: TransportURL
    /// The target of the last permanent redirect at the beginning of the chain; nil without one.
    /// Its scheme and scope are never weaker than those of any address on the way to it.
    let movedTo: TransportURL?
  }

  /// Requests an address. Status 304 counts as success if validators were sent.
  func get(
    _ url: TransportURL, validators: Validators? = nil, accepting types: String = Self.feeds
  ) async throws(PentadError) -> Answer {
    try check(url)
    var request = TransportRequest(url)
    request.bodyLimit = bodyLimit
    request.followsRedirects = false
    try request.headers.set("Accept", types)
    // Stored validators that cannot be sent are ignored.
    if validators?.isPossible(at: time.date()) == true { try? validators?.apply(to: &request) }
    let begin = time.uptime()
    let end = begin + Int64(min(max(deadline, 0), 1 << 40))
    var cookies = FeedCookies()
    var seen: Set = [url.string + " "]
    var movedTo: TransportURL?
    var isPermanent = true
    while seen.count <= Self.mostRedirects + 1 {
      let now = time.uptime()
      request.deadline = Int(max(0, end - now))
      request.deadlineRule = .replaced(extra: Int(begin - now))
      request.leastScope = request.url.leastScope(named: request.url.host == source.host)
      let response = try await transport.send(request)
      guard let next = try Self.target(of: response, from: request.url) else {
        try check(response, of: request)
        return Answer(response: response, url: request.url, movedTo: movedTo)
      }
      try check(next)
      cookies.take(response.headers, from: request.url)
      let cookie = cookies.header(for: next)
      request.headers.remove("Cookie")
      if let cookie { try? request.headers.set("Cookie", cookie) }
      isPermanent =
        isPermanent && (response.status == 301 || response.status == 308)
        && FeedMove.allows(next, from: request.url)
      if isPermanent { movedTo = next }
      // A server that sets a cookie and redirects back expects to receive that cookie.
      guard seen.insert(next.string + " " + (cookie ?? "")).inserted else { break }
      request.url = next
    }
    throw .redirectCircle
  }

  private func check(_ url: TransportURL) throws(PentadError) {
    guard url.scope >= source.scope else {
      throw PentadError(
        .addressRefused,
        "the server redirects into this machine's network: add that address directly")
    }
  }

  private static func target(
    of response: TransportResponse, from url: TransportURL
  ) throws(PentadError) -> TransportURL? {
    guard [301, 302, 303, 307, 308].contains(response.status),
      let location = response.headers["Location"]
    else { return nil }
    do throws(PentadError) {
      return try url.resolving(TransportURL.escaping(location))
    } catch {
      throw PentadError(.addressRefused, "the server redirects to an invalid address")
    }
  }

  private static let feeds =
    "application/atom+xml, application/rss+xml, application/feed+json, "
    + "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1"

  /// The `Accept` field for web pages, which may also be feeds.
  static let pages = "text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8"
}

extension Validators {
  /// True if the date of the validators is plausible. A server with a future `Last-Modified` would
  /// claim it for every version, and would report 304 forever.
  ///
  /// - Parameter now: the time in milliseconds since 1970.
  fileprivate func isPossible(at now: Int64) -> Bool {
    guard let changed = lastModified.flatMap({ HTTPDate.seconds($0) }) else { return true }
    return changed <= now / 1_000 + 86_400
  }
}
