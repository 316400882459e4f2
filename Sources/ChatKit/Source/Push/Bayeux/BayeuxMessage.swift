/// A Bayeux message from the service: a response, or published data.
struct BayeuxMessage: Hashable, Sendable {
  /// The channel: `/meta/connect`, `/user/101`.
  var channel = ""
  /// The id of the request to which it responds.
  var id: String?
  /// The client id, in the response to a handshake.
  var clientId: String?
  /// True if the request succeeded; nil for published data.
  var isSuccessful: Bool?
  /// The error of a failed request.
  var error: BayeuxError?
  /// The subscribed channels, in the response to a subscription.
  var subscription: [String] = []
  /// The connection types that the service supports, in the response to a handshake.
  var connectionTypes: [String] = []
  /// The advice of the service for the next requests.
  var advice: BayeuxAdvice?
  /// The published data, unchanged; nil for a response.
  var data: [UInt8]?
}

/// The advice of the service for the client's next requests.
struct BayeuxAdvice: Hashable, Sendable {
  enum Reconnect: String, Sendable {
    case retry
    case handshake
    case none
  }

  /// The recommended reaction to a failure.
  var reconnect: Reconnect?
  /// The wait before the next connect, in milliseconds: 0…300,000.
  var interval: Int64?
  /// The time for which an idle connect is held, in milliseconds: 0…3,600,000.
  var timeout: Int64?
}

/// An error of the service, in the form `401:abc:Unknown client`.
struct BayeuxError: Hashable, Sendable {
  /// The error number; nil if there is none.
  let code: Int?
  /// The arguments of the error.
  let subjects: [String]
  /// The error text for people.
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

  /// Returns true if the service does not, or no longer, know the client. Faye sends 401 for this,
  /// CometD 402, and Salesforce 403.
  func saysUnknown(_ clientId: String) -> Bool {
    switch code {
    case 401 where subjects.contains(clientId), 402 where subjects.contains("clientId"): true
    case 401, 402, 403: text.lowercased().contains("unknown client")
    default: false
    }
  }
}
