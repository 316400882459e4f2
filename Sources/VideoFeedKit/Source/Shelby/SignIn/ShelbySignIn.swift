public import PentadCore

/// A sign-in to a server of the Shelby protocol. It uses Twitter, Facebook or another network, in a
/// browser or a web view (OAuth 1.0a, RFC 5849, 2).
///
/// ```swift
/// let signIn = try ShelbySignIn(
///   server: server, consumer: consumer, callback: "shelby://ios.shelby.tv",
///   transport: transport, credentials: credentials)
/// let page = try await signIn.begin(with: .twitter)
/// // Show the page; when it leads to an address of which isCallback(_:) is true, close it, and:
/// let source = try await signIn.finish(address)
/// ```
///
/// The user may return to another process than the one that began the sign-in. ``finish(_:)`` may
/// be called again after a network failure. Only one sign-in to a server is in progress at a time:
/// a new one replaces the previous one. A signed-in user connects another network in the same way.
///
/// C: `pentad_video_shelby_options`.
public struct ShelbySignIn: Sendable {
  private let server: ShelbyServer
  private let consumer: OAuth1.Credentials
  private let callback: ShelbyCallback
  private let reads: OAuth1.Method
  /// The store of the user's token.
  var credentials: any CredentialStore
  private let exchange: ShelbyExchange

  /// Prepares a sign-in, without a request.
  ///
  /// - Parameters:
  ///   - consumer: the credentials of the program on the server.
  ///   - callback: the address to which the server redirects the user. It either opens the program,
  ///     or the program watches for it in its web view.
  ///   - reads: the signature method for later requests that only read.
  ///   - credentials: the store for the user's token.
  /// - Throws: ``PentadCore/PentadError/Code/addressRefused`` for a callback that is none;
  ///   ``PentadCore/PentadError/Code/invalid`` for ``OAuth1/Method/plaintext`` where others can
  ///   read along.
  public init(
    server: ShelbyServer, consumer: OAuth1.Credentials, callback: String,
    reads: OAuth1.Method = .hmacSHA1, transport: any Transport,
    credentials: any CredentialStore, time: TimeSource = .system
  ) throws(PentadError) {
    guard let callback = ShelbyCallback(callback) else {
      throw PentadError(.addressRefused, "this address cannot be used as a callback")
    }
    guard reads != .plaintext || server.isPrivate else {
      throw PentadError(.invalid, "PLAINTEXT sends the secrets themselves: it needs https")
    }
    self.server = server
    self.consumer = consumer
    self.callback = callback
    self.reads = reads
    self.credentials = credentials
    exchange = ShelbyExchange(transport: transport, time: time)
  }

  /// Begins the sign-in.
  ///
  /// - Parameter network: the network through which the user signs in.
  /// - Returns: the page on which the user signs in.
  /// - Throws: ``PentadCore/PentadError/Code/signInRefused`` when the server does not know the
  ///   program; errors from the transport and the credential store;
  ///   ``PentadCore/PentadError/Code/serverUnavailable`` and the like.
  ///
  /// C: `pentad_video_feed_shelby_sign_in_begin`.
  public func begin(with network: ShareOrigin) async throws(PentadError) -> TransportURL {
    let reply = try await ask(
      "request_token", OAuth1(consumer: consumer), callback: callback.address)
    guard reply["oauth_callback_confirmed"] == "true" else {
      throw PentadError(
        .unexpectedAnswer,
        "the server supports only a version of OAuth "
          + "before 1.0a")
    }
    let request = try Self.credentials(in: reply)
    let page = try TransportURL(server.oauth.string + "/authorize").adding(query: [
      ("oauth_token", request.identifier), ("provider", network.rawValue),
    ])
    try await keep(ShelbyAttempt(request: request))
    return page
  }

  /// Returns true if an address is the one to which the server redirects the user. Check each
  /// address in a web view before following it.
  ///
  /// C: `pentad_video_shelby_is_callback`.
  public func isCallback(_ address: String) -> Bool { callback.reply(in: address) != nil }

  /// Completes the sign-in in progress, and stores the user's token in the credential store.
  ///
  /// - Parameter address: the address to which the user was redirected.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for any other address;
  ///   ``PentadCore/PentadError/Code/signInRefused`` when the user refused, took too long, or came
  ///   back from another sign-in than the one in progress; else as ``begin(with:)``.
  ///
  /// C: `pentad_video_feed_shelby_sign_in_finish`.
  public func finish(_ address: String) async throws(PentadError) -> ShelbySource {
    guard let reply = callback.reply(in: address) else {
      throw PentadError(.invalid, "this address does not come from a sign-in")
    }
    let stored = try await credentials.get(ShelbyAttempt.key(server))
    guard var attempt = stored.flatMap(ShelbyAttempt.init(secret:)),
      attempt.request.identifier == reply.token
    else { throw PentadError(.signInRefused, "this sign-in has ended: begin another") }
    guard let verifier = reply.verifier else {
      await cancel()
      throw PentadError(.signInRefused, "the sign-in was not allowed")
    }
    let access: OAuth1.Credentials
    if let known = attempt.access {
      access = known
    } else {
      let signer = OAuth1(consumer: consumer, token: attempt.request)
      access = try Self.credentials(in: await ask("access_token", signer, verifier: verifier))
      attempt.access = access
      try await keep(attempt)
    }
    // The session begins in the next second: earlier attempts in this second may have used another
    // token.
    return try await source(
      of: ShelbySession(
        consumer: consumer, token: access, reads: reads, since: exchange.date / 1_000 + 1))
  }

  /// Cancels the sign-in in progress and removes its secrets.
  ///
  /// C: `pentad_video_feed_shelby_sign_in_cancel`.
  public func cancel() async { try? await credentials.remove(ShelbyAttempt.key(server)) }

  private func source(of session: ShelbySession) async throws(PentadError) -> ShelbySource {
    let api = ShelbyAPI(server: server, exchange: exchange) { session }
    let user = try await api.user()
    let sessions = ShelbySessions(credentials: credentials)
    try await sessions.keep(session, of: server.source(of: user.id), at: server)
    await cancel()
    return ShelbySource(server: server, user: user.id, exchange, sessions)
  }

  private func keep(_ attempt: ShelbyAttempt) async throws(PentadError) {
    try await credentials.set(attempt.secret, ShelbyAttempt.key(server))
  }

  // MARK: Requests

  private func ask(
    _ name: String, _ signer: OAuth1, callback: String? = nil, verifier: String? = nil
  ) async throws(PentadError) -> OAuth1Form {
    let url = try TransportURL("\(server.oauth.string)/\(name)")
    let answer = try await exchange.send(
      TransportRequest(url, method: .post),
      .init(signer: signer, callback: callback, verifier: verifier), limit: 64 << 10)
    switch answer.status {
    case 200...299: return OAuth1Form(reading: String(decoding: answer.body, as: UTF8.self))
    case 400, 401, 403:
      throw PentadError(.signInRefused, "the server does not accept this program or this sign-in")
    default: throw ShelbyFailure(answer).error(about: .reading, date: exchange.date)
    }
  }

  private static func credentials(
    in reply: OAuth1Form
  ) throws(PentadError) -> OAuth1.Credentials {
    guard let token = reply["oauth_token"], VideoLimits.isID(token),
      let secret = reply["oauth_token_secret"], secret.utf8.count <= VideoLimits.id
    else { throw PentadError(.unexpectedAnswer, "the server's answer contains no token") }
    return OAuth1.Credentials(identifier: token, secret: secret)
  }
}
