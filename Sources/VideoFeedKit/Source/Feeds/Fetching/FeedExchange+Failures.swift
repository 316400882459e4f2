import PentadCore

extension FeedExchange {
  /// Throws for a response that contains neither a document nor the information that it is
  /// unchanged.
  func check(
    _ response: TransportResponse, of request: TransportRequest
  ) throws(PentadError) {
    let names = ["If-None-Match", "If-Modified-Since"]
    if response.isNotModified, names.contains(where: { request.headers[$0] != nil }) { return }
    let meaning: (PentadError.Code, String)?
    switch response.status {
    case 204, 205, 206, 300..<400:
      meaning = (.unexpectedAnswer, "the server's answer has no feed")
    case 200..<300: return
    case 401, 407:
      meaning = (
        .signInRequired,
        "the server requires a name and a password, which feeds do not support: check the address"
      )
    // The poller counts these responses and decides whether the feed is gone.
    case 404, 410: meaning = (.notFound, "there is no feed at the address")
    case 408, 429: meaning = nil
    // The server may change its mind later, so the poller retries with growing intervals.
    case 400..<500:
      meaning = (
        .refused,
        "the server denies access to the feed, which may be private or need a sign-in: check the address"
      )
    default: meaning = nil
    }
    let failure = response.failure(date: time.date(), meaning: meaning)
    guard response.status == 429, failure.retryAfter == nil,
      let wait = response.headers.reset(date: time.date())
    else { throw failure }
    throw PentadError(failure.code, failure.message, retryAfter: wait)
  }
}

extension PentadError {
  /// The error for a redirect loop.
  static let redirectCircle = PentadError(
    .refused, "the server redirects in a loop, or too often: check the address")
}
