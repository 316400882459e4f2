import PentadCore

/// Asks a server for a feed or a page, and reads a feed as it comes.
///
/// Cookies that come with redirects go along to where these lead, as some servers want it, and are forgotten
/// with the answer.
struct FeedExchange: Sendable {
  let transport: any Transport
  let time: TimeSource
  let deadline: Int
  let bodyLimit: Int
  /// The address that the user has chosen. What it leads to is of the same scope or of a wider one; the
  /// names in it, other than its own, do not resolve to a narrower one either.
  let source: TransportURL

  private static let mostRedirects = 10

  /// What came back, the last of the redirects.
  struct Answer {
    let response: TransportResponse
    /// Where it comes from.
    let url: TransportURL
    /// The last address of the permanent redirects with which the answer began; nil without one. It is
    /// of no lower scheme and no narrower scope than any address on the way there.
    let movedTo: TransportURL?
  }

  /// Asks for an address; 304 comes back as a success does, where versions were sent.
  func get(
    _ url: TransportURL, validators: Validators? = nil, accepting types: String = Self.feeds
  ) async throws(PentadError) -> Answer {
    try check(url)
    var request = TransportRequest(url)
    request.bodyLimit = bodyLimit
    request.followsRedirects = false
    try request.headers.set("Accept", types)
    // What was stored and cannot be sent is as good as nothing.
    if validators?.isPossible(at: time.date()) == true { try? validators?.apply(to: &request) }
    let begin = time.uptime()
    let end = begin + Int64(min(max(deadline, 0), 1 << 40))
    var cookies = FeedCookies()
    var seen: Set = [url.string + " "]
    var movedTo: TransportURL?
    var isForGood = true
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
      isForGood =
        isForGood && (response.status == 301 || response.status == 308)
        && FeedMove.allows(next, from: request.url)
      if isForGood { movedTo = next }
      // Whoever sets a cookie and leads back wants to see it.
      guard seen.insert(next.string + " " + (cookie ?? "")).inserted else { break }
      request.url = next
    }
    throw .redirectCircle
  }

  private func check(_ url: TransportURL) throws(PentadError) {
    guard url.scope >= source.scope else {
      throw PentadError(
        .addressRefused,
        "the server leads into the network of this machine: add what is there itself")
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
      throw PentadError(.addressRefused, "the server redirects to what is no address of the web")
    }
  }

  private static let feeds =
    "application/atom+xml, application/rss+xml, application/feed+json, "
    + "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1"

  /// What pages are asked for with, which may be feeds, too.
  static let pages = "text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8"
}

extension Validators {
  /// True when a server can mean them. One whose document was changed tomorrow says so of every version, and
  /// would say without end that nothing has changed.
  ///
  /// - Parameter now: milliseconds since 1970.
  fileprivate func isPossible(at now: Int64) -> Bool {
    guard let changed = lastModified.flatMap({ HTTPDate.seconds($0) }) else { return true }
    return changed <= now / 1_000 + 86_400
  }
}
