#if Networking
  import PentadCore

  /// Computes the request that follows a redirect.
  enum Redirect {
    /// The largest number of redirects that are followed.
    static let limit = 10

    static let tooMany = PentadError(
      .refused, "the server redirects in a loop, or too often: check the address")

    /// Returns the request to send next; nil if the answer is no redirect.
    ///
    /// A server on another machine cannot redirect to the local machine or network, by an address
    /// or by a name. A redirect from a public host to another host may connect only to public
    /// addresses. Status 303 turns every method but GET and HEAD into GET without a body; 301 and
    /// 302 turn POST into GET. Otherwise the method stays the same (RFC 9110, 15.4).
    static func next(
      after request: TransportRequest, status: Int, _ headers: TransportHeaders
    ) throws(PentadError) -> TransportRequest? {
      guard [301, 302, 303, 307, 308].contains(status), let location = headers["Location"] else {
        return nil
      }
      var next = request
      next.url = try target(location, from: request.url)
      guard next.url.scope >= request.url.scope else {
        throw PentadError(
          .refused,
          "the server redirects into this machine's network: request that address "
            + "directly")
      }
      if request.url.scope == .world, next.url.host != request.url.host {
        next.leastScope = .world
      }
      let isRead = request.method == .get || request.method == .head
      if status == 303 ? !isRead : status < 303 && request.method == .post {
        next.method = .get
        next.body = []
        for field in next.headers.fields where isAboutBody(field.name) {
          next.headers.remove(field.name)
        }
      }
      guard next.url.origin != request.url.origin else { return next }
      guard next.body.isEmpty else {
        throw PentadError(
          .refused,
          "the server redirects a request with a body to another host: send it "
            + "there directly"
        )
      }
      for field in next.headers.fields where !followers.contains(field.name.lowercased()) {
        next.headers.remove(field.name)
      }
      return next
    }

    /// The headers that are sent to another host: only those that cannot contain credentials.
    private static let followers: Set = [
      "accept", "accept-encoding", "accept-language", "cache-control", "range", "user-agent",
    ]

    private static func isAboutBody(_ name: String) -> Bool {
      name.lowercased().hasPrefix("content-")
    }

    private static func target(
      _ location: String, from url: TransportURL
    ) throws(PentadError) -> TransportURL {
      do throws(PentadError) {
        return try url.resolving(TransportURL.escaping(location))
      } catch {
        throw PentadError(
          .decoding, "the server redirects to an invalid address: ask its operator")
      }
    }
  }
#endif
