import PentadCore

/// A failure response: its status and `{"err": …}`, which also occurs with status 200.
struct ShelbyFailure {
  /// The kind of request that failed.
  enum Subject {
    /// A request that reads data.
    case reading
    /// A request that changes data.
    case action
  }

  let status: Int
  /// The error text in lower case. It is only evaluated and never shown, because it may repeat
  /// request data.
  private let words: String
  private let headers: TransportHeaders

  init(_ answer: ShelbyExchange.Answer) {
    self.init(status: answer.status, body: answer.body, headers: answer.headers)
  }

  init(status: Int, body: [UInt8], headers: TransportHeaders = TransportHeaders()) {
    self.status = status
    self.headers = headers
    let words = [ShelbyAnswer.refusal(body)] + headers.values(of: "WWW-Authenticate")
    self.words = words.compactMap { $0 }.joined(separator: " ").lowercased()
  }

  /// True if the server rejects the request because it has already seen its nonce.
  var isAboutNonce: Bool { words.contains("nonce") }

  /// Returns the error for the failure.
  ///
  /// - Parameter date: the current time in milliseconds since 1970, for a `Retry-After` with a
  ///   date.
  func error(about subject: Subject, date: Int64 = 0) -> PentadError {
    let (code, text) = meaning(subject)
    return PentadError(code, "\(text) (\(status))", retryAfter: headers.retryAfter(date: date))
  }

  private func meaning(_ subject: Subject) -> (PentadError.Code, String) {
    switch (status, subject) {
    case (401, _),
      (200...299, _) where words.contains("unauthorized"):
      (.signInRequired, "the server does not accept the sign-in: sign in again")
    case (404, .reading), (410, .reading):
      (
        .notFound,
        "the server has nothing at this "
          + "address: check it"
      )
    case (404, .action), (410, .action): (.videoNotFound, "the server no longer has this share")
    case (408, _), (504, _): (.timedOut, "the server took too long")
    case (429, _): (.tooManyRequests, "too many requests: wait and try again")
    case (200...299, .action), (400...499, .action): (.actionRefused, "the server rejected this")
    case (403, .reading): (.refused, "the server denies access to this")
    case (200...299, .reading): (.refused, "the server denies access to this")
    case (300...499, .reading): (.refused, "the server rejected the request")
    default: (.serverUnavailable, "the server could not answer: try again later")
    }
  }
}
