import PentadCore

/// The classification of a failed attempt to send an item.
enum SendingFailure {
  /// The server did not accept it, but may accept it later.
  case later(after: Int64?)
  /// It is unknown whether the server accepted it.
  case unknown(after: Int64?)
  /// The server will never accept it.
  case final
  /// The server does not accept the token, or does not give this user access here.
  case unauthorized

  init(_ error: PentadError) {
    let wait = error.retryAfter.map { Int64($0) }
    switch error.code {
    case .duplicateMessage: self = .unknown(after: nil)
    case .serverUnavailable: self = .unknown(after: wait)
    // The server processed the request, but its response is too long to be read.
    case .bodyTooLong: self = .unknown(after: nil)
    // Another process is writing to our own store: the server has refused nothing.
    case .storeBusy: self = .later(after: nil)
    // The server's own refusals have finer codes. This one concerns the connection: an untrusted
    // certificate, or a redirect, as by a network with its own sign-in page.
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
