public import PentadCore

extension PeerTubeSource {
  /// Signs a user in, and returns a source for the user's subscriptions or another feed. The
  /// server's tokens are stored in `credentials`; the password is not stored.
  ///
  /// - Parameters:
  ///   - user: the user name or mail address. The id of the source contains the user name that the
  ///     server returns.
  ///   - code: the code of two-factor authentication; nil if the user has none.
  /// - Throws: ``PentadCore/PentadError/Code/signInRefused`` when the server rejects the sign-in;
  ///   ``PentadCore/PentadError/Code/signInCodeRequired`` when it requires a code;
  ///   ``PentadCore/PentadError/Code/invalid`` for an empty name, an empty password and a feed with
  ///   an invalid name; ``PentadCore/PentadError/Code/notFound`` when there is no PeerTube at the
  ///   address; ``PentadCore/PentadError/Code/tooManyRequests`` after 15 attempts in five minutes,
  ///   unless the server has another limit; what `credentials` and the transport throw. Nothing is
  ///   stored then.
  public static func signIn(
    server: PeerTubeServer, user: String, password: String, otp code: String? = nil,
    feed: PeerTubeFeed = .subscriptions, transport: any Transport,
    credentials: any CredentialStore, time: TimeSource = .system
  ) async throws(PentadError) -> PeerTubeSource {
    guard feed.isWellFormed else {
      throw PentadError(.invalid, "this is not a valid name of a channel or an account")
    }
    guard !user.isEmpty, !password.isEmpty else {
      throw PentadError(.invalid, "to sign in, give a name and a password")
    }
    let oauth = PeerTubeOAuth(server: server, transport: transport, time: time)
    let tokens = try await oauth.signIn(user: user, password: password, code: code)
    do throws(PentadError) {
      var request = TransportRequest(try server.call(["users", "me"]))
      try request.headers.set("Authorization", "Bearer \(tokens.access)")
      let answer = try await PeerTubeAPI.exchange(request, over: transport, time)
      let me = try PeerTubeUser(answer: answer.mapError { $0.meaning(.account) }.get().body)
      let source = try PeerTubeSource(
        server: server, user: me.username, feed: feed, transport: transport,
        credentials: credentials, time: time)
      try await source.api.session?.bearer.keep(tokens)
      return source
    } catch {
      try? await oauth.revoke(tokens)
      throw error
    }
  }

  /// Fetches the signed-in account; nil if no user is signed in.
  public func account() async throws(PentadError) -> SourceAccount? {
    guard api.session != nil else { return nil }
    let answer = try await api.send(.init(path: ["users", "me"], subject: .account))
    return try PeerTubeUser(answer: answer.body).account(of: id, on: server)
  }

  /// Signs the user out of all feeds that share this session.
  public func signOut() async throws(PentadError) { try await api.session?.bearer.end() }

  /// True if calls are made on behalf of a user: false without one, and after ``signOut()``.
  var isSignedIn: Bool { api.session?.bearer.isOver == false }
}
