extension TransportResponse {
  /// Returns the error for a status other than success.
  ///
  /// - Parameters:
  ///   - date: the current time, in milliseconds since 1970, for a `Retry-After` with a date.
  ///   - meaning: the meaning of the status for this request; nil for its meaning in HTTP.
  package func failure(
    date: Int64, meaning: (code: PentadError.Code, text: String)? = nil
  ) -> PentadError {
    let (code, text) = meaning ?? plainMeaning
    return PentadError(code, "\(text) (\(status))", retryAfter: headers.retryAfter(date: date))
  }

  private var plainMeaning: (code: PentadError.Code, text: String) {
    switch status {
    case 401, 403: (.unauthorized, "the server requires credentials")
    case 408, 504: (.timedOut, "the server took too long")
    case 429: (.tooManyRequests, "too many requests: wait and try again")
    case 300...499: (.refused, "the server rejected the request")
    default: (.serverUnavailable, "the server could not answer: try again later")
    }
  }
}
