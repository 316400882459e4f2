import PentadCore

/// What a server says of a failure: by its status, and by `{"err": …}`, which also comes with 200.
struct ShelbyFailure {
  /// What was asked.
  enum Subject {
    /// What there is.
    case reading
    /// That something be done.
    case action
  }

  let status: Int
  /// The server's words in lower case. They are read and never shown: they may repeat what was sent.
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

  /// Whether the server refuses the request since it has seen its nonce.
  var isAboutNonce: Bool { words.contains("nonce") }

  /// What it means.
  ///
  /// - Parameter date: now, in milliseconds since 1970, for a `Retry-After` that is a date.
  func error(about subject: Subject, date: Int64 = 0) -> PentadError {
    let (code, text) = meaning(subject)
    return PentadError(code, "\(text) (\(status))", retryAfter: headers.retryAfter(date: date))
  }

  private func meaning(_ subject: Subject) -> (PentadError.Code, String) {
    switch (status, subject) {
    case (401, _),
      (200...299, _) where words.contains("unauthorized"):
      (.signInRequired, "the server does not accept the sign-in: sign in again")
    case (404, .reading), (410, .reading): (.notFound, "the server has nothing there")
    case (404, .action), (410, .action): (.videoNotFound, "the server no longer has this share")
    case (408, _), (504, _): (.timedOut, "the server took too long")
    case (429, _): (.tooManyRequests, "too many requests: wait and try again")
    case (200...299, .action), (400...499, .action): (.actionRefused, "the server said no to it")
    case (403, .reading): (.refused, "the server does not give what was asked for")
    case (200...299, .reading): (.refused, "the server does not give what was asked for")
    case (300...499, .reading): (.refused, "the server does not take the request")
    default: (.serverUnavailable, "the server could not answer: try again later")
    }
  }
}
