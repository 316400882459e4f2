import PentadCore

/// A failure response of a PeerTube server (RFC 7807).
struct PeerTubeFailure: Error {
  let status: Int
  /// The server's error code: `missing_two_factor`. Empty if it gave none.
  let word: String
  /// The time to wait in milliseconds; nil if the server gives none.
  let retryAfter: Int?

  /// - Parameter date: the current time of the wall clock, in milliseconds since 1970.
  init(_ status: Int, _ headers: TransportHeaders, _ body: [UInt8], date: Int64) {
    self.status = status
    word = Self.word(body)
    retryAfter = headers.retryAfter(date: date) ?? (status == 429 ? headers.reset(date: date) : nil)
  }

  /// True if the server rejects the token. A video with a password of its own is denied with the
  /// same status.
  var refusesToken: Bool { status == 401 && !asksForVideoPassword }

  /// True if the video requires its own password.
  var asksForVideoPassword: Bool {
    word == "video_requires_password" || word == "incorrect_video_password"
  }

  /// The reason why a video cannot be watched; nil if the failure has another cause.
  var unplayable: UnplayableReason? {
    switch status {
    case 404, 410: .removed
    case 403 where word == "does_not_respect_follow_constraints": .restricted
    case 401, 403: .privateVideo
    default: nil
    }
  }

  /// Returns the error that a call throws.
  func meaning(_ subject: PeerTubeAPI.Subject) -> PentadError {
    let (code, text) = meaning(of: subject)
    return PentadError(code, "\(text) (\(status))", retryAfter: retryAfter)
  }

  private func meaning(of subject: PeerTubeAPI.Subject) -> (PentadError.Code, String) {
    switch status {
    case 401 where refusesToken:
      return (.signInRequired, "the server does not accept the sign-in: sign in again")
    case 404, 410:
      return subject.isOfVideo
        ? (.videoNotFound, "the server does not have this video")
        : (.notFound, "the server has nothing at this address: check it")
    case 429: return (.tooManyRequests, "too many requests: wait and try again")
    case 400..<500 where subject == .action && status != 408:
      return (.actionRefused, "the server rejected this")
    case 401, 403:
      return subject.isOfVideo
        ? (.videoNotFound, "the server denies the user access to this video")
        : (.refused, "the server denies the user access to this")
    case 408, 504: return (.timedOut, "the server took too long")
    // A redirect of such a call probably comes from a network that requires its own sign-in, so it
    // is temporary.
    case 300..<400 where subject == .action || subject == .account:
      return (.serverUnavailable, "the server could not answer: try again later")
    case 300..<500: return (.refused, "the server rejected the request")
    default: return (.serverUnavailable, "the server could not answer: try again later")
    }
  }

  /// Returns the error code. The last part of `type` is the same as `code`; some failures have only
  /// one of them.
  private static func word(_ body: [UInt8]) -> String {
    var (code, type): (String?, String?)
    try? JSONReader.read(body) { reader throws(PentadError) in
      try reader.object { reader, name throws(PentadError) in
        switch name {
        case "code": code = try reader.text()
        case "type": type = try reader.text()
        default: try reader.skip()
        }
      }
    }
    let name = type.flatMap { $0.split(separator: "/").last.map(String.init) }
    return code ?? name ?? ""
  }
}

extension PeerTubeAPI.Subject {
  var isOfVideo: Bool { self == .video || self == .action }
}
