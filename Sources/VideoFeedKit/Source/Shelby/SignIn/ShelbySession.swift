import PentadCore

/// What a user has signed in with: the program, the user's token, and how reading is signed.
struct ShelbySession: Hashable, Sendable {
  let consumer: OAuth1.Credentials
  let token: OAuth1.Credentials
  /// How calls that only read are signed; all others are signed by HMAC-SHA1.
  let reads: OAuth1.Method
  /// When the user had signed in, in seconds since 1970.
  var since: Int64 = 0

  /// What signs a call.
  func signer(of method: TransportRequest.Method) -> OAuth1 {
    OAuth1(consumer: consumer, token: token, method: method == .get ? reads : .hmacSHA1)
  }
}

extension ShelbySession {
  /// Reads ``secret``; nil when it is none.
  init?(secret: [UInt8]) {
    let form = OAuth1Form(reading: String(decoding: secret, as: UTF8.self))
    guard let key = form["consumer"], let token = form["token"],
      let reads = form["reads"].flatMap(OAuth1.Method.init(rawValue:))
    else { return nil }
    self.init(
      consumer: .init(identifier: key, secret: form["consumer_secret"] ?? ""),
      token: .init(identifier: token, secret: form["token_secret"] ?? ""), reads: reads,
      since: form["since"].flatMap { Int64($0) } ?? 0)
  }

  /// All of it, for a ``PentadCore/CredentialStore``: one secret, so that it is replaced as a whole.
  var secret: [UInt8] {
    let form = OAuth1Form([
      ("consumer", consumer.identifier), ("consumer_secret", consumer.secret),
      ("token", token.identifier), ("token_secret", token.secret), ("reads", reads.rawValue),
      ("since", String(since)),
    ])
    return Array(form.text.utf8)
  }
}

/// Where the sessions of Shelby's servers are kept, and nowhere else.
struct ShelbySessions: Sendable {
  let credentials: any CredentialStore

  /// What the user of a source has signed in with; nil when nobody has.
  func session(
    of source: SourceID, at server: ShelbyServer
  ) async throws(PentadError) -> ShelbySession? {
    try await credentials.get(Self.key(source, server)).flatMap(ShelbySession.init(secret:))
  }

  func keep(
    _ session: ShelbySession, of source: SourceID, at server: ShelbyServer
  ) async throws(PentadError) {
    try await credentials.set(session.secret, Self.key(source, server))
  }

  func forget(_ source: SourceID, at server: ShelbyServer) async throws(PentadError) {
    try await credentials.remove(Self.key(source, server))
    try await credentials.remove(ShelbyAttempt.key(server))
  }

  private static func key(_ source: SourceID, _ server: ShelbyServer) -> CredentialKey {
    CredentialKey(account: server.secretAccount(source.rawValue), name: "oauth1")
  }
}
