public import PentadCore

extension ChatClient {
  /// Signs a user in: asks the server whose token it is, keeps it, and opens the account's store, which
  /// may have been there before.
  ///
  /// - Parameters:
  ///   - token: what GroupMe gives a user for an application. It is in no store, log or error; only where
  ///     credentials are kept.
  ///   - transport: what carries requests.
  ///   - sockets: what opens WebSockets, usually the same; nil to do without.
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when the server does not accept the token;
  ///   what the network and opening the store throw.
  ///
  /// C: `pentad_chat_client_sign_in`.
  public static func signIn(
    token: String, _ configuration: ChatConfiguration = ChatConfiguration(),
    transport: any Transport, sockets: (any WebSocketTransport)? = nil
  ) async throws(PentadError) -> ChatClient {
    let api = GroupMeAPI(
      transport: transport, servers: configuration.servers,
      token: { () async throws(PentadError) in token }, time: configuration.time)
    let user = try await api.usersMe()
    guard ChatAccounts.isFolderName(user.id) else {
      throw PentadError(.unexpectedAnswer, "the server's id of the user cannot be used")
    }
    let accounts = ChatAccounts(configuration)
    try await accounts.signIn(user.id, token: token)
    return try await ChatClient(
      configuration, user: user, userId: user.id, accounts: accounts, transport: transport,
      sockets: sockets)
  }

  /// Opens the account that signed in last, or another that is signed in. No network is needed.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when nobody is signed in; what opening the
  ///   store throws.
  ///
  /// C: `pentad_chat_client_open`.
  public static func open(
    _ configuration: ChatConfiguration = ChatConfiguration(), userId: String? = nil,
    transport: any Transport, sockets: (any WebSocketTransport)? = nil
  ) async throws(PentadError) -> ChatClient {
    let accounts = ChatAccounts(configuration)
    var id = userId
    if id == nil { id = try await accounts.current() }
    guard let id, ChatAccounts.isFolderName(id) else {
      throw PentadError(.unauthorized, "nobody is signed in: sign in with a token")
    }
    _ = try await accounts.token(of: id)
    return try await ChatClient(
      configuration, user: nil, userId: id, accounts: accounts, transport: transport,
      sockets: sockets)
  }

  /// Goes on with another token of the same user, after ``ChatConnection/authRequired``. What waited for it
  /// is tried at once. Which account signed in last stays as it is.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unauthorized`` when the server does not accept it, or the user
  ///   has signed out, by whichever client; ``PentadCore/PentadError/Code/conflict`` when it is another
  ///   user's; what the network and writing the store throw. The token before stays then.
  ///
  /// C: `pentad_chat_client_renew_token`.
  public func renew(token: String) async throws(PentadError) {
    // A closed client says so, rather than what the server says.
    _ = try await store.lastEvent()
    let renewed = GroupMeAPI(
      transport: api.transport, servers: api.servers,
      token: { () async throws(PentadError) in token }, time: time)
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
  /// themselves; what writes throws ``PentadCore/PentadError/Code/unauthorized``. They go on when the user
  /// signs in again.
  ///
  /// - Throws: what removing the token throws; the client works on then. What removing what is stored throws; the
  ///   client is still open then, to read what is stored and to call this again.
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
  /// Whether an id can be the name of a folder, as digits can.
  static func isFolderName(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 64
      && id.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
          || (0x61...0x7a).contains(byte) || byte == 0x2d || byte == 0x5f
      }
  }
}
