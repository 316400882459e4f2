public import PentadCore

extension ChatClient {
  /// Signs a user in: asks the server whose token it is, opens the account's store, which may have been there
  /// before, and keeps the token.
  ///
  /// The account belongs to the servers from then on: no others get its token or its messages.
  ///
  /// - Parameters:
  ///   - token: what GroupMe gives a user for an application. It is in no store, log or error; only where
  ///     credentials are kept.
  ///   - transport: what carries requests.
  ///   - sockets: what opens WebSockets, usually the same; nil to do without.
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when the server does not accept the token;
  ///   ``PentadCore/PentadError/Code/otherServer`` when the account belongs to other servers, unless
  ///   ``ChatConfiguration/serversHaveMoved``; what the network, opening the store and keeping the token
  ///   throw. The token is not kept then, and the previous user stays signed in.
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
      throw PentadError(.unexpectedAnswer, "the server's id of the user cannot be used")
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
      throw await accounts.takingBack(to: before, of: user.id, after: error)
    }
    return await ChatClient(
      configuration, store: store, accounts: accounts, transport: transport, sockets: sockets)
  }

  /// Opens the account that signed in last, or another that is signed in. No network is needed.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when no user is signed in;
  ///   ``PentadCore/PentadError/Code/otherServer`` when the account belongs to other servers, unless
  ///   ``ChatConfiguration/serversHaveMoved``; what opening the store throws.
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

  /// Goes on with another token of the same user, after ``ChatConnection/authRequired``. The
  /// token is in no log or error. What waited for it is tried at once. Which account signed in last
  /// stays as it is.
  ///
  /// - Parameter token: the token.
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when the server does not accept it, or the
  ///   user has signed out, by whichever client; ``PentadCore/PentadError/Code/conflict`` when it is
  ///   another user's; what the server or the network says; what writing the store throws: the token
  ///   before stays.
  ///
  /// C: `pentad_chat_client_renew_token`.
  public func renew(token: String) async throws(PentadError) {
    // A closed client says so, rather than what the server says.
    _ = try await store.lastEvent()
    var renewed = GroupMeAPI(
      transport: api.transport, servers: api.servers,
      token: { () async throws(PentadError) in token }, time: time)
    renewed.log = api.log
    let user = try await renewed.usersMe()
    guard user.id == userId else {
      throw PentadError(.conflict, "the token is another user's: sign that user in instead")
    }
    // The token of a user who has signed out is not kept. Who has done so by now cannot be stored; who does
    // so while the token is being kept may have had it removed too early.
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

  /// Whether the user has signed out, by this client or by another.
  private func hasSignedOut() async -> Bool {
    if isSignedOut.withLock({ $0 }) { return true }
    return (try? await store.isSignedOut()) == true
  }

  /// Signs the user out and removes everything that was stored, unsent messages too, and the token. The
  /// client is closed. The server is not told. A store stays that has nothing but the user's id, and that
  /// the user has signed out.
  ///
  /// Other clients that are open on the account store nothing any more, and soon end what they do by
  /// themselves; what writes throws ``PentadCore/PentadError/Code/unauthorized``. They go on when the
  /// user signs in again.
  ///
  /// - Throws: what writing the store throws: the client is still open then, to read what is stored and
  ///   to call this again; what removing the token throws: the client works on then.
  ///
  /// C: `pentad_chat_client_sign_out`.
  public func signOut() async throws(PentadError) {
    await worker.rest()
    do throws(PentadError) {
      try await accounts.signOut(userId)
    } catch {
      worker.goOn()
      throw error
    }
    // Nothing is fetched any more that would be stored after all has gone.
    await worker.stop()
    isSignedOut.withLock { $0 = true }
    do throws(PentadError) {
      try await store.eraseAll(signingOut: true)
      // What was kept meanwhile is of a renewal, and goes, or of a sign-in that the erasing overtook.
      if try await !accounts.removeRenewed(userId) { try await store.noteSignedIn() }
    } catch {
      isSignedOut.withLock { $0 = false }
      throw error
    }
    await close()
  }
}

extension ChatAccounts {
  /// The account that is asked for, or the one that signed in last.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when no user is signed in.
  func chosen(_ userId: String?) async throws(PentadError) -> String {
    var id = userId
    if id == nil { id = try await current() }
    guard let id, AccountFolder.isName(id) else {
      throw PentadError(.unauthorized, "nobody is signed in: sign in with a token")
    }
    return id
  }

  /// Puts back what was kept of an account before a sign-in that has failed.
  ///
  /// - Returns: the error that the sign-in fails with.
  fileprivate func takingBack(
    to before: SignIn, of userId: String, after error: PentadError
  ) async -> PentadError {
    do throws(PentadError) {
      try await keep(before, of: userId)
      return error
    } catch let second {
      return PentadError(
        error.code, "\(error.message); the token is still kept, since \(second.message): sign out")
    }
  }
}
