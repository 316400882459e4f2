import PentadCore

/// What a failed attempt to tell a source something says.
enum ActionFailure: Hashable {
  /// The source did not take it, and may later.
  case later(after: Int64?)
  /// Nobody knows whether the source took it.
  case unknown(after: Int64?)
  /// The source will never take it.
  case final

  /// A source that says "at once" is not asked without end, in milliseconds.
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
