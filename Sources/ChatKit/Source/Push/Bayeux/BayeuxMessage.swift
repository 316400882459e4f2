/// A message of the Bayeux protocol that the service sent: an answer, or something that was published.
struct BayeuxMessage: Hashable, Sendable {
  /// Where it belongs: `/meta/connect`, `/user/101`.
  var channel = ""
  /// The id of the message that it answers.
  var id: String?
  /// The client's name, in the answer to a handshake.
  var clientId: String?
  /// Whether what was asked was done; nil in what was published.
  var isSuccessful: Bool?
  /// Why not.
  var error: BayeuxError?
  /// The channels that were subscribed to, in the answer to that.
  var subscription: [String] = []
  /// What the service can be reached by, in the answer to a handshake.
  var connectionTypes: [String] = []
  /// What the service wants of its client next.
  var advice: BayeuxAdvice?
  /// What was published, as it came; nil in an answer.
  var data: [UInt8]?
}

/// What the service wants of its client next.
struct BayeuxAdvice: Hashable, Sendable {
  enum Reconnect: String, Sendable {
    case retry
    case handshake
    case none
  }

  /// What to do after a failure.
  var reconnect: Reconnect?
  /// How long to wait before the next connect, in milliseconds: 0…300,000.
  var interval: Int64?
  /// How long an idle connect is held, in milliseconds: 0…3,600,000.
  var timeout: Int64?
}

/// A refusal, which the service writes as `401:abc:Unknown client`.
struct BayeuxError: Hashable, Sendable {
  /// The number in front; nil when there is none.
  let code: Int?
  /// What it is about.
  let subjects: [String]
  /// What it says, for people.
  let text: String

  init(_ whole: String) {
    let parts = whole.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let code = Int(parts[0]) else {
      (self.code, subjects, text) = (nil, [], whole)
      return
    }
    self.code = code
    subjects = parts[1].split(separator: ",").map(String.init)
    text = String(parts[2])
  }

  /// Whether the service does not know the client (any more). Faye writes 401 for it, CometD 402, and
  /// Salesforce 403.
  func saysUnknown(_ clientId: String) -> Bool {
    switch code {
    case 401 where subjects.contains(clientId), 402 where subjects.contains("clientId"): true
    case 401, 402, 403: text.lowercased().contains("unknown client")
    default: false
    }
  }
}
