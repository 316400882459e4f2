import PentadCore

/// The session of a user on a server.
///
/// - The tokens are in the credential store; here they are cached while they are valid.
/// - New tokens are fetched once for all waiting callers, and stored before any caller gets them.
///   Cancelling a caller does not interrupt this: the old tokens are already invalid, and the new
///   ones must not be lost.
/// - New tokens that cannot be stored are used from memory, and each use tries again to store them.
/// - Tokens that another process has stored are used before new ones are requested. If another
///   process has signed out meanwhile, new tokens are revoked instead of stored.
/// - Only signing out removes tokens from the store. Tokens that the server rejects stay there but
///   are not used again: another process may be waiting for new ones in exchange for them.
final class PeerTubeSession: Sendable {
  typealias Outcome = Result<PeerTubeTokens, PentadError>

  struct State {
    var tokens: PeerTubeTokens?
    /// The tokens that the credential store still contains instead of ``tokens``; nil if both are
    /// the same.
    var standing: PeerTubeTokens?
    /// The stored tokens that the server has rejected for renewal.
    var dead: PeerTubeTokens?
    var fetching: Task<Outcome, Never>?
    var saving: Task<Outcome, Never>?
    var isOver = false
    var watchLater: Int64?
  }

  /// The user name.
  let user: String
  let key: CredentialKey
  let credentials: any CredentialStore
  let oauth: PeerTubeOAuth
  let state = Lock(State())
  /// Serialises reading and changing the list to watch later.
  let listing = AsyncSemaphore(1)

  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a name that no user can have.
  init(
    server: PeerTubeServer, user: String, credentials: any CredentialStore,
    transport: any Transport, time: TimeSource
  ) throws(PentadError) {
    let name = user.lowercased()
    guard PeerTubeFeed.isName(name), name != "-" else {
      throw PentadError(.invalid, "this is not a valid name of a PeerTube user")
    }
    self.user = name
    self.credentials = credentials
    key = CredentialKey(account: "peertube:\(server.secretName)/\(name)", name: "tokens")
    oauth = PeerTubeOAuth(server: server, transport: transport, time: time)
  }

  /// Returns the access token.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when there is none; errors from the
  ///   credential store.
  func token() async throws(PentadError) -> String {
    _ = await save()?.value
    let (known, dead, isOver) = state.withLock { ($0.tokens, $0.dead, $0.isOver) }
    if let known, !isOver { return known.access }
    guard !isOver, let stored = try await stored(), stored != dead else {
      throw Self.signInRequired
    }
    return state.withLock { state in
      let tokens = state.tokens ?? stored
      state.tokens = tokens
      return tokens.access
    }
  }

  /// Returns a different access token after the server has rejected one.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when the server gives none for the
  ///   old one, which is not used again then; errors from fetching it.
  func token(after refused: String) async throws(PentadError) -> String {
    let (ready, fetching) = state.withLock { state -> (String?, Task<Outcome, Never>?) in
      if state.isOver { return (nil, nil) }
      if let running = state.fetching { return (nil, running) }
      if let known = state.tokens, known.access != refused { return (known.access, nil) }
      let task = Task { await self.fetch(after: refused) }
      state.fetching = task
      return (nil, task)
    }
    if let ready { return ready }
    guard let fetching else { throw Self.signInRequired }
    return try await fetching.value.get().access
  }

  /// Stores tokens that the server has just issued.
  func keep(_ tokens: PeerTubeTokens) async throws(PentadError) {
    state.withLock { $0.tokens = tokens }
    try await credentials.set(tokens.stored, key)
  }

  /// True if the session has ended.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Removes the tokens, and revokes them if the server can be reached: those that another process
  /// has stored, and those that could not be stored.
  ///
  /// - Throws: errors from the credential store when it cannot forget them; it goes on then.
  func end() async throws(PentadError) {
    let fetching = state.withLock { state in
      state.isOver = true
      return state.fetching
    }
    _ = await fetching?.value
    _ = await state.withLock { $0.saving }?.value
    let (known, standing) = state.withLock { ($0.tokens, $0.standing) }
    let stored = try? await stored()
    // Stored tokens are newer than cached ones, unless storing failed.
    var last: [PeerTubeTokens] = []
    if let known, standing != nil || stored == nil { last.append(known) }
    if let stored, stored != standing { last.append(stored) }
    do throws(PentadError) {
      try await credentials.remove(key)
    } catch {
      state.withLock { $0.isOver = false }
      throw error
    }
    state.withLock { ($0.tokens, $0.standing) = (nil, nil) }
    for tokens in last { try? await oauth.revoke(tokens) }
  }

  func stored() async throws(PentadError) -> PeerTubeTokens? {
    try await credentials.get(key).flatMap { PeerTubeTokens(stored: $0) }
  }

  static let signInRequired = PentadError(.signInRequired, "sign in to this server of PeerTube")

  // MARK: The list to watch later

  /// The id of the user's list; nil until it is known.
  var watchLater: Int64? {
    get { state.withLock { $0.watchLater } }
    set { state.withLock { $0.watchLater = newValue } }
  }
}
