import PentadCore

/// The credentials of a signed-in user: those of the program, the user's token, and the signature
/// method for read requests.
struct ShelbySession: Hashable, Sendable {
  let consumer: OAuth1.Credentials
  let token: OAuth1.Credentials
  /// The signature method for read requests. All others are signed with HMAC-SHA1.
  let reads: OAuth1.Method
  /// The time of the sign-in, in seconds since 1970.
  var since: Int64 = 0

  /// Returns the signer for a request with a method.
  func signer(of method: TransportRequest.Method) -> OAuth1 {
    OAuth1(consumer: consumer, token: token, method: method == .get ? reads : .hmacSHA1)
  }
}

extension ShelbySession {
  /// Parses ``secret``; nil for any other data.
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

  /// The whole value, for a ``PentadCore/CredentialStore``. It is a single secret, so it is
  /// replaced atomically.
  var secret: [UInt8] {
    let form = OAuth1Form([
      ("consumer", consumer.identifier), ("consumer_secret", consumer.secret),
      ("token", token.identifier), ("token_secret", token.secret), ("reads", reads.rawValue),
      ("since", String(since)),
    ])
    return Array(form.text.utf8)
  }
}

/// The storage of Shelby sessions in a credential store.
struct ShelbySessions: Sendable {
  let credentials: any CredentialStore

  /// Returns the session of a source; nil if no user is signed in.
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
