import PentadCore

extension PentadError {
  /// This error as it may be stored and told: with its code and the time to wait, and with words of ours.
  /// Those of a source, or of what carried the request, may repeat what was sent, the token, too.
  var withoutSecrets: PentadError { PentadError(code, words, retryAfter: retryAfter) }

  private var words: String {
    switch code {
    case .signInRequired: "the source does not accept what you signed in with: sign in again"
    case .requestsExceeded: "too many requests: wait and try again"
    case .sourceUnavailable: "the source could not answer: try again later"
    case .deliveryUnknown: "nobody can tell whether this has arrived"
    case .videoNotFound: "the source does not know this video"
    case .actionUnsupported: "the source does not keep this"
    case .recipientMissing: "a mail goes to one address at least"
    default: coarseWords
    }
  }

  private var coarseWords: String {
    switch code.coarse {
    case .offline: "there is no way to the source: check the network"
    case .timedOut: "the source did not answer in time"
    case .cancelled, .closed: "the exchange was given up"
    case .decoding: "the source's answer cannot be read"
    case .storage, .corrupt: "what the source needs cannot be read or written on this machine"
    case .internal: "something went wrong on the way to the source"
    default: "the source said no to this"
    }
  }
}
