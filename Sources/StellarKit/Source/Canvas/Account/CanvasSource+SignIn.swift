public import PentadCore

extension CanvasSource {
  /// Signs in with an access token that the user created in the settings of Canvas. The token is
  /// stored in `credentials`.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for text that is not a token;
  ///   ``PentadCore/PentadError/Code/signInRequired`` when Canvas does not accept it;
  ///   ``PentadCore/PentadError/Code/notFound`` and
  ///   ``PentadCore/PentadError/Code/unreadableAnswer`` when there is no Canvas at the address;
  ///   errors from `credentials` and the transport. Nothing is stored then.
  public static func signIn(
    site: CanvasSite, token: String, transport: any Transport,
    credentials: any CredentialStore, time: TimeSource = .system
  ) async throws(PentadError) -> CanvasSource {
    guard let tokens = CanvasTokens(access: token) else {
      throw PentadError(.invalid, "this is not an access token of Canvas")
    }
    return try await signedIn(
      tokens, CanvasOAuth(site: site, transport: transport, time: time), credentials)
  }

  /// Completes an OAuth 2 sign-in in a browser. The tokens are stored in `credentials`, with the
  /// Developer Key that renews them.
  ///
  /// - Parameter answer: the address to which Canvas redirected. For a sign-in with
  ///   ``CanvasAuthorization/outOfBand``, the code alone is accepted, too.
  /// - Throws: ``PentadCore/PentadError/Code/refused`` when the user or the school denied the
  ///   sign-in, or Canvas does not accept the code or the key;
  ///   ``PentadCore/PentadError/Code/invalid`` for an address of another sign-in; errors of
  ///   ``signIn(site:token:transport:credentials:time:)``. Nothing is stored then, and the tokens
  ///   are revoked.
  public static func signIn(
    _ authorization: CanvasAuthorization, redirectedTo answer: String, transport: any Transport,
    credentials: any CredentialStore, time: TimeSource = .system
  ) async throws(PentadError) -> CanvasSource {
    let code = try authorization.code(in: answer)
    let oauth = CanvasOAuth(site: authorization.site, transport: transport, time: time)
    let tokens = try await oauth.tokens(for: code, of: authorization)
    return try await signedIn(tokens, oauth, credentials)
  }

  /// Signs out: removes the tokens from the credential store. If the server can be reached, the
  /// tokens of an OAuth 2 sign-in are also revoked. An access token that the user created remains
  /// valid, because other programs may use it.
  ///
  /// - Throws: errors from the credential store.
  public func signOut() async throws(PentadError) { try await api.session.end() }

  private static func signedIn(
    _ tokens: CanvasTokens, _ oauth: CanvasOAuth, _ credentials: any CredentialStore
  ) async throws(PentadError) -> CanvasSource {
    do throws(PentadError) {
      // The person is not known yet, so the first call uses a session of its own.
      let memory = MemoryCredentialStore()
      let first = CanvasSource(
        site: oauth.site, userId: nil, transport: oauth.transport, credentials: memory,
        time: oauth.time)
      try await first.api.session.keep(tokens)
      let person = try await first.person()
      let source = CanvasSource(
        site: oauth.site, userId: person.id, transport: oauth.transport, credentials: credentials,
        time: oauth.time)
      try await source.api.session.keep(tokens)
      return source
    } catch {
      try? await oauth.revoke(tokens)
      throw error
    }
  }
}
