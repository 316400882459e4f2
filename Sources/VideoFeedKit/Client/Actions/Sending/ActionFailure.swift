import PentadCore

/// The meaning of a failed attempt to send an action to a source.
enum ActionFailure: Hashable {
  /// The source did not accept the action, but may accept it later.
  case later(after: Int64?)
  /// The action may have arrived at the source, or not.
  case unknown(after: Int64?)
  /// The source will never accept the action.
  case final

  /// The shortest wait before a retry, in milliseconds, even if the source allows an immediate one.
  static let shortestWait: Int64 = 1_000

  init(_ error: PentadError) {
    let wait = error.retryAfter.map { max(Int64($0), Self.shortestWait) }
    switch error.code {
    case .signInRequired: self = .later(after: wait ?? 60_000)
    case .serverUnavailable: self = .unknown(after: wait)
    case .deliveryUnknown: self = .final
    default:
      switch error.code.coarse {
      case .unavailable: self = .later(after: wait)
      case .offline, .storage, .corrupt: self = .later(after: nil)
      case .timedOut, .decoding, .cancelled, .closed, .internal: self = .unknown(after: wait)
      default: self = .final
      }
    }
  }

  func outcome(_ error: PentadError) -> VideoOutcome {
    switch self {
    case .later(let wait): .retry(error, after: wait, mayHaveArrived: false)
    case .unknown(let wait): .retry(error, after: wait, mayHaveArrived: true)
    case .final: .rejected(error)
    }
  }
}
