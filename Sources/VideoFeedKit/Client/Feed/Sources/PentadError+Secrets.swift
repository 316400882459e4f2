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
    case .signInRequired: "the source wants the user to sign in, or to do so again"
    case .tooManyRequests: "too many requests: wait and try again"
    case .deliveryUnknown: "nobody can tell whether this has arrived"
    case .videoNotFound: "the source does not know this video"
    case .actionUnsupported: "the source does not keep this"
    case .actionRefused: "the source does not take this from the user"
    case .recipientMissing: "a mail goes to one address at least"
    case .connectionRefused: "nobody answers at the address of the source"
    case .networkDisabled: "this feed works without a network"
    case .addressRefused: "the source leads to an address that is not followed"
    default: wordsForFeeds
    }
  }

  private var wordsForFeeds: String {
    switch code {
    case .pageInsteadOfFeed: "there is a page for people at the address, and no feed"
    case .notAFeed: "there is something else at the address than a feed"
    case .unreadableAnswer:
      "the source's answer is cut off, damaged, or in an encoding that is not known"
    case .unexpectedAnswer: "the source answered something else than it was asked"
    case .feedTooLarge, .bodyTooLong: "the source's answer is longer than is read"
    case .entityRefused: "the feed has entities as those of an attack"
    default: coarseWords
    }
  }

  /// The last choice: as a pattern, a coarse code matches its finer ones, too.
  private var coarseWords: String {
    switch code.coarse {
    case .unavailable: "the source could not answer: try again later"
    case .refused:
      "the source does not give this, which may be private or want a sign-in: check its address"
    case .notFound: "there is nothing at the address of the source"
    case .offline: "there is no way to the source: check the network"
    case .timedOut: "the source did not answer in time"
    case .cancelled, .closed: "the exchange was given up"
    case .unauthorized: "the source does not accept what the user signed in with"
    case .decoding: "the source's answer cannot be read"
    case .storage, .corrupt: "what the source needs cannot be read or written on this machine"
    case .internal: "something went wrong on the way to the source"
    default: "the source said no to this"
    }
  }
}
