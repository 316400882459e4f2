import PentadCore

/// What a failed attempt to tell the server something says.
enum SendingFailure {
  /// The server did not take it, and may later.
  case later(after: Int64?)
  /// Nobody knows whether the server took it.
  case unknown(after: Int64?)
  /// The server will never take it.
  case final
  /// The server does not accept the token, or this user not here.
  case unauthorized

  init(_ error: PentadError) {
    let wait = error.retryAfter.map { Int64($0) }
    switch error.code {
    case .duplicateMessage: self = .unknown(after: nil)
    case .serverUnavailable: self = .unknown(after: wait)
    // The server took the request, and said more than can be read.
    case .bodyTooLong: self = .unknown(after: nil)
    // Another process writes to our own store: the server has refused nothing.
    case .storeBusy: self = .later(after: nil)
    // The server's own refusals have finer codes. This is the way to it: a certificate that nobody vouches
    // for, or a redirect, as of a network that wants a sign-in of its own.
    case let code where code == .refused: self = .later(after: wait)
    default:
      switch error.code.coarse {
      case .unavailable: self = .later(after: wait)
      case .offline, .storage, .corrupt: self = .later(after: nil)
      case .timedOut, .decoding, .cancelled, .closed, .internal: self = .unknown(after: nil)
      case .unauthorized: self = .unauthorized
      default: self = .final
      }
    }
  }
}
