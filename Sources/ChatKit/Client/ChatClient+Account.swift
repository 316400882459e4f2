public import PentadCore

extension ChatClient {
  /// Signs a user in: asks the server for the owner of the token, opens the account's store, and
  /// keeps the token. A store from an earlier sign-in is reused.
  ///
  /// From then on the account belongs to these servers. Other servers never receive its token or
  /// its messages.
  ///
  /// - Parameters:
  /// - token: the access token that GroupMe issues to a user for an application. It is kept only
  ///   with the credentials, never in a store, a log or an error.
  ///   - transport: the transport for requests.
  ///   - sockets: the transport for WebSockets, usually the same; nil to use none.
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when the server does not accept the
  ///   token; ``PentadCore/PentadError/Code/otherServer`` when the account belongs to other
  ///   servers, unless ``ChatConfiguration/serversHaveMoved``; network errors, and errors of
  ///   opening the store and of keeping the token. In all these cases the token is not kept, and
  ///   the previous user stays signed in.
  ///
  /// C: `pentad_chat_client_sign_in`.
  public static func signIn(
    token: String, _ configuration: ChatConfiguration = ChatConfiguration(),
    transport: any Transport, sockets: (any WebSocketTransport)? = nil
  ) async throws(PentadError) -> ChatClient {
    let servers = configuration.servers ?? GroupMeServers()
    var api = GroupMeAPI(
      transport: transport, servers: servers,
      token: { () async throws(PentadError) in token }, time: configuration.time)
    api.log = ClientLog(configuration.logger, source: "ChatKit.server")
    let user = try await api.usersMe()
    guard AccountFolder.isName(user.id) else {
      throw PentadError(.unexpectedAnswer, "the server returned an invalid id of the user")
    }
    let accounts = ChatAccounts(configuration)
    let before = try await accounts.signIn(of: user.id)
    if let own = before.servers, before.token != nil, !own.isSame(as: servers),
      !configuration.serversHaveMoved
    {
      throw own.refusal(of: servers)
    }
    let store = try await ChatStore.open(
      configuration, userId: user.id, .signIn, servers: servers)
    do throws(PentadError) {
      try await accounts.keep(.init(token: token, servers: servers), of: user.id)
      try await store.admit(user)
      try await accounts.setCurrent(user.id)
    } catch {
      await store.close()
      throw await accounts.restoring(to: before, of: user.id, after: error)
    }
    return await ChatClient(
      configuration, store: store, accounts: accounts, transport: transport, sockets: sockets)
  }

  /// Opens the account that signed in last, or another account that is signed in. It needs no
  /// network.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when no user is signed in;
  ///   ``PentadCore/PentadError/Code/otherServer`` when the account belongs to other servers,
  ///   unless ``ChatConfiguration/serversHaveMoved``; errors of opening the store.
  ///
  /// C: `pentad_chat_client_open`.
  public static func open(
    _ configuration: ChatConfiguration = ChatConfiguration(), userId: String? = nil,
    transport: any Transport, sockets: (any WebSocketTransport)? = nil
  ) async throws(PentadError) -> ChatClient {
    let accounts = ChatAccounts(configuration)
    let id = try await accounts.chosen(userId)
    let kept = try await accounts.signIn(of: id)
    guard kept.token != nil else {
      throw PentadError(.unauthorized, "the user \(id) is not signed in")
    }
    if let own = kept.servers, let servers = configuration.servers, !own.isSame(as: servers),
      !configuration.serversHaveMoved
    {
      throw own.refusal(of: servers)
    }
    let store = try await ChatStore.open(
      configuration, userId: id, .use, servers: configuration.servers ?? kept.servers,
      serversAreKnown: kept.servers != nil)
    do throws(PentadError) {
      try await accounts.bind(id, to: store.servers)
    } catch {
      await store.close()
      throw error
    }
    return await ChatClient(
      configuration, store: store, accounts: accounts, transport: transport, sockets: sockets)
  }

  /// Replaces the token with a new one of the same user. Call it after
  /// ``ChatConnection/authRequired``. The token appears in no log or error. Requests that were
  /// waiting for a valid token are retried at once. The last signed-in account does not change.
  ///
  /// - Parameter token: the new token.
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when the server does not accept it, or
  ///   the user has signed out in any client; ``PentadCore/PentadError/Code/conflict`` when it
  ///   belongs to another user; network and server errors; store write errors: the previous token
  ///   stays.
  ///
  /// C: `pentad_chat_client_renew_token`.
  public func renew(token: String) async throws(PentadError) {
    // A closed client reports that it is closed, before any server error.
    _ = try await store.lastEvent()
    var renewed = GroupMeAPI(
      transport: api.transport, servers: api.servers,
      token: { () async throws(PentadError) in token }, time: time)
    renewed.log = api.log
    let user = try await renewed.usersMe()
    guard user.id == userId else {
      throw PentadError(.conflict, "the token belongs to another user: sign in as that user")
    }
    // The token of a signed-out user must not be kept. If the user has signed out already, this
    // write fails. If the user signs out while the token is being kept, the sign-out may have
    // removed the old token before the new one was stored.
    try await store.save(account: user)
    try await accounts.renew(token, of: userId)
    if await hasSignedOut() {
      try await accounts.removeRenewed(userId)
      throw ChatStore.signOutRefusal
    }
    push.tokenChanged()
    sender.tokenChanged()
    worker.networkChanged()
  }

  /// Returns true if the user has signed out, in this client or in another one.
  private func hasSignedOut() async -> Bool {
    if isSignedOut.withLock({ $0 }) { return true }
    return (try? await store.isSignedOut()) == true
  }

  /// Signs the user out. It removes the token and all stored data, including unsent messages, and
  /// closes the client. The server is not informed. The store that remains contains only the user's
  /// id and the fact that the user has signed out.
  ///
  /// Other open clients of the account stop storing data, and soon stop their automatic work. A
  /// write on them throws ``PentadCore/PentadError/Code/unauthorized``. They resume when the user
  /// signs in again.
  ///
  /// - Throws: store write errors: the client is then still open, so that you can read the stored
  ///   data and retry; token removal errors: the client then continues to work.
  ///
  /// C: `pentad_chat_client_sign_out`.
  public func signOut() async throws(PentadError) {
    await worker.rest()
    do throws(PentadError) {
      try await accounts.signOut(userId)
    } catch {
      worker.unpause()
      throw error
    }
    // Stop all fetching first, so that nothing is stored after the erasure.
    await worker.stop()
    isSignedOut.withLock { $0 = true }
    do throws(PentadError) {
      try await store.eraseAll(signingOut: true)
      // A token found now is either from a renewal, and is removed, or from a sign-in that the
      // erasure overtook, and is kept.
      if try await !accounts.removeRenewed(userId) { try await store.noteSignedIn() }
    } catch {
      isSignedOut.withLock { $0 = false }
      throw error
    }
    await close()
  }
}

extension ChatAccounts {
  /// Returns the requested account, or the last signed-in one.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when no user is signed in.
  func chosen(_ userId: String?) async throws(PentadError) -> String {
    var id = userId
    if id == nil { id = try await current() }
    guard let id, AccountFolder.isName(id) else {
      throw PentadError(.unauthorized, "no user is signed in: sign in with a token")
    }
    return id
  }

  /// Restores the stored values of an account after a failed sign-in.
  ///
  /// - Returns: the error of the sign-in.
  fileprivate func restoring(
    to before: SignIn, of userId: String, after error: PentadError
  ) async -> PentadError {
    do throws(PentadError) {
      try await keep(before, of: userId)
      return error
    } catch let second {
      return PentadError(
        error.code,
        "\(error.message); the token is still stored, because \(second.message): "
          + "sign out")
    }
  }
}
