import PentadCore

/// An answer of a server of PeerTube that is a failure (RFC 7807).
struct PeerTubeFailure: Error {
  let status: Int
  /// The server's word for what went wrong: `missing_two_factor`. Empty when it gave none.
  let word: String
  /// How long to wait, in milliseconds; nil when the server does not say.
  let retryAfter: Int?

  /// - Parameter date: the wall clock, in milliseconds since 1970.
  init(_ status: Int, _ headers: TransportHeaders, _ body: [UInt8], date: Int64) {
    self.status = status
    word = Self.word(body)
    retryAfter = headers.retryAfter(date: date) ?? (status == 429 ? headers.reset(date: date) : nil)
  }

  /// Whether the server does not accept the token. A video with a password of its own is refused by
  /// the same status.
  var refusesToken: Bool { status == 401 && !asksForVideoPassword }

  /// Whether the video can be seen with a password of its own only.
  var asksForVideoPassword: Bool {
    word == "video_requires_password" || word == "incorrect_video_password"
  }

  /// Why a video cannot be seen, when that is what the server says of it.
  var unplayable: UnplayableReason? {
    switch status {
    case 404, 410: .removed
    case 403 where word == "does_not_respect_follow_constraints": .restricted
    case 401, 403: .privateVideo
    default: nil
    }
  }

  /// The error that a call throws.
  func meaning(_ subject: PeerTubeAPI.Subject) -> PentadError {
    let (code, text) = meaning(of: subject)
    return PentadError(code, "\(text) (\(status))", retryAfter: retryAfter)
  }

  private func meaning(of subject: PeerTubeAPI.Subject) -> (PentadError.Code, String) {
    switch status {
    case 401 where refusesToken:
      return (.signInRequired, "the server does not accept what you signed in with: sign in again")
    case 404, 410:
      return subject.isOfVideo
        ? (.videoNotFound, "the server does not know this video")
        : (.notFound, "the server has nothing at this address")
    case 429: return (.tooManyRequests, "too many requests: wait and try again")
    case 400..<500 where subject == .action && status != 408:
      return (.actionRefused, "the server says no to this")
    case 401, 403:
      return subject.isOfVideo
        ? (.videoNotFound, "the server does not show this video to the user")
        : (.refused, "the server does not show this to the user")
    case 408, 504: return (.timedOut, "the server took too long")
    // Whoever redirects what the user did, or what it needs, may be a network that wants a sign-in of
    // its own: that passes.
    case 300..<400 where subject == .action || subject == .account:
      return (.serverUnavailable, "the server could not answer: try again later")
    case 300..<500: return (.refused, "the server does not take the request")
    default: return (.serverUnavailable, "the server could not answer: try again later")
    }
  }

  /// The last part of `type` is the same word as `code`, which some failures have alone.
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
