import PentadCore

/// Sends requests to a Moodle site.
///
/// A secret is sent only in the body of a request. A redirect is an error, so that no other address
/// receives the body.
struct MoodleExchange: Sendable {
  let transport: any Transport
  let site: MoodleAddress
  let time: TimeSource
  /// The log of failed requests; nil for none.
  var log: ClientLog?
  /// The timeout of a request, in milliseconds, up to the last byte of the answer.
  var deadline = 30_000
  /// The maximum size of an answer, in bytes.
  var bodyLimit = 16 << 20

  /// The body of an answer, and the site's time.
  struct Answer: Sendable {
    let body: [UInt8]
    /// The `Date` of the answer, in seconds since 1970; nil when the site sends none.
    let date: Int64?
  }

  /// Sends a form.
  ///
  /// - Parameter isRepeatable: true if the request is idempotent, so that the transport may retry
  ///   it.
  func post(
    _ path: String, form: [(name: String, value: String)], isRepeatable: Bool
  ) async throws(PentadError) -> Answer {
    let request = try Self.request(try site.page(path), form: form, isRepeatable: isRepeatable)
    return try await answer(to: request)
  }

  /// Makes a request with a form.
  static func request(
    _ url: TransportURL, form: [(name: String, value: String)], isRepeatable: Bool
  ) throws(PentadError) -> TransportRequest {
    var request = TransportRequest(url, method: .post)
    request.isRepeatable = isRepeatable
    request.followsRedirects = false
    try request.headers.set("Content-Type", "application/x-www-form-urlencoded")
    let text = form.map { name, value in
      "\(TransportURL.encoded(name))=\(TransportURL.encoded(value))"
    }
    request.body = Array(text.joined(separator: "&").utf8)
    return request
  }

  /// Sends a request, and returns a successful answer.
  ///
  /// - Parameter redirects: the maximum number of redirects to follow, with the same body. It is 0
  ///   for a body with a secret.
  func answer(
    to request: TransportRequest, redirects: Int = 0
  ) async throws(PentadError) -> Answer {
    var request = request
    request.deadline = deadline
    request.bodyLimit = bodyLimit
    do throws(PentadError) {
      try request.headers.set("Accept", "application/json")
      var response = try await transport.send(request)
      var left = redirects
      while left > 0, let next = Self.redirect(of: response, from: request.url) {
        if next.host != site.url.host { request.leastScope = .world }
        request.url = next
        left -= 1
        response = try await transport.send(request)
      }
      guard response.isSuccess else { throw await failure(of: response) }
      return Answer(
        body: try await response.body.collect(limit: bodyLimit),
        date: response.headers["Date"].flatMap(HTTPDate.seconds))
    } catch {
      log?.failure(error)
      throw error
    }
  }

  /// Returns the address to which an answer redirects; nil for any other answer, and for a redirect
  /// from https to plain http, on which anyone could name another site for the password.
  private static func redirect(
    of response: TransportResponse, from url: TransportURL
  ) -> TransportURL? {
    guard (300...399).contains(response.status),
      let next = response.headers["Location"].flatMap({ try? url.resolving($0) }),
      next.scheme == "https" || url.scheme == "http"
    else { return nil }
    return next
  }

  /// Returns the error of an answer without a success status. With a status of 400 to 499, a site
  /// may send its `errorcode`.
  func failure(of response: TransportResponse) async -> PentadError {
    if (400...499).contains(response.status), response.status != 429,
      let body = try? await response.body.collect(limit: 64 << 10),
      let code = MoodleFault.code(in: body)
    {
      return .moodle(code)
    }
    let meaning: (code: PentadError.Code, text: String)? =
      switch response.status {
      case 300...399: (.refused, "the site sends to another address: check the address")
      case 403: (.refused, "the site forbids its web services, or a firewall stops the request")
      case 404: (.refused, "there are no web services of Moodle at this address")
      default: nil
      }
    return response.failure(date: time.date(), meaning: meaning)
  }
}
