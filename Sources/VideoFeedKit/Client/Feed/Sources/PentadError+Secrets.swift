import PentadCore

extension PentadError {
  /// This error in a form that may be stored and shown: the code and retry time stay, and the
  /// message is one of the Kit's. The original message may repeat request data, including tokens.
  var withoutSecrets: PentadError {
    let isOurs = Self.sentences.contains { $0.code == code && $0.message == message }
    return isOurs ? self : PentadError(code, words, retryAfter: retryAfter)
  }

  /// The Kit's own errors that are more specific than their codes and contain no request data.
  private static let sentences = [PentadError.redirectCircle, .plainHTTPRefused]

  private var words: String {
    switch code {
    case .signInRequired: "the source requires a sign-in: sign in, or sign in again"
    case .tooManyRequests: "too many requests: wait and try again"
    case .deliveryUnknown: "it is unknown whether this was delivered"
    case .videoNotFound: "the source does not have this video"
    case .actionUnsupported: "the source does not store this"
    case .actionRefused: "the source does not accept this from the user"
    case .recipientMissing: "a mail needs at least one address"
    case .connectionRefused: "nothing responds at the address of the source"
    case .networkDisabled: "this feed works without a network"
    case .addressRefused: "the source redirects to an address that is not allowed"
    default: wordsForFeeds
    }
  }

  private var wordsForFeeds: String {
    switch code {
    case .pageInsteadOfFeed: "there is a web page at the address, not a feed"
    case .notAFeed: "there is no feed at the address, but something else"
    case .unreadableAnswer:
      "the source's answer is incomplete, damaged, or in an unknown encoding"
    case .unexpectedAnswer: "the source did not return the requested data"
    case .feedTooLarge, .bodyTooLong: "the source's answer is too long"
    case .entityRefused: "the feed has entities that could exhaust memory"
    default: coarseWords
    }
  }

  /// The words for a coarse code. They are the last choice, because a coarse code as a pattern also
  /// matches its finer codes.
  private var coarseWords: String {
    switch code.coarse {
    case .unavailable: "the source could not answer: try again later"
    case .refused:
      "the source denies access to this, which may be private or need a sign-in: check its address"
    case .notFound: "nothing was found at the address of the source"
    case .offline: "the source cannot be reached: check the network"
    case .timedOut: "the source did not answer in time"
    case .cancelled, .closed: "the request was cancelled"
    case .unauthorized: "the source does not accept the sign-in: sign in again"
    case .decoding: "the source's answer cannot be read"
    case .storage, .corrupt: "the source's data on this machine cannot be read or written"
    case .internal: "the request to the source failed"
    default: "the source rejected this"
    }
  }
}
