import PentadCore

extension FeedExchange {
  /// Throws for an answer that has neither a document nor the word that nothing has changed.
  func check(
    _ response: TransportResponse, of request: TransportRequest
  ) throws(PentadError) {
    let names = ["If-None-Match", "If-Modified-Since"]
    if response.isNotModified, names.contains(where: { request.headers[$0] != nil }) { return }
    let (code, text): (PentadError.Code, String)
    switch response.status {
    case 204, 205, 206, 300..<400:
      (code, text) = (.unexpectedAnswer, "the server's answer has no feed")
    case 200..<300: return
    case 401, 407:
      (code, text) = (
        .signInRequired,
        "the server wants a name and a password, which a feed has not: check the address"
      )
    // Whether it has gone for good is for the poller to say, which counts how often.
    case 404, 410: (code, text) = (.notFound, "there is no feed at the address")
    case 408, 504: (code, text) = (.timedOut, "the server took too long")
    case 429: (code, text) = (.tooManyRequests, "too many requests: wait and try again")
    // It would say so again tomorrow, but may be of another mind: the poller asks ever more seldom.
    case 400..<500:
      (code, text) = (
        .refused,
        "the server does not give the feed, which may be private or want a sign-in: check the address"
      )
    default: (code, text) = (.serverUnavailable, "the server could not answer: try again later")
    }
    throw PentadError(
      code, "\(text) (\(response.status))",
      retryAfter: response.headers.retryAfter(date: time.date()))
  }
}
