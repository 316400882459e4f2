import PentadCore

/// What a user of a server is signed in with.
///
/// - The tokens stand in the store of credentials; here they are kept for as long as they hold.
/// - New ones are fetched once for all who wait, and stored before anybody gets them. Who is cancelled
///   meanwhile waits nevertheless: the old ones no longer hold then, and the new ones must not be lost.
/// - New ones that cannot be stored hold here, and each use of them tries again to store them.
/// - Tokens that another process has stored are taken before new ones are asked for. Where another has
///   signed out meanwhile, new ones are not stored, and the server is told to end them.
/// - Only signing out takes tokens from the store. Those that the server refuses stay there and are not
///   used again: another process may have got new ones for them, and not have the answer yet.
final class PeerTubeSession: Sendable {
  typealias Outcome = Result<PeerTubeTokens, PentadError>

  struct State {
    var tokens: PeerTubeTokens?
    /// What stands in the store of credentials instead of the tokens; nil when they stand there.
    var standing: PeerTubeTokens?
    /// What stood there when the server gave nothing new for it.
    var dead: PeerTubeTokens?
    var fetching: Task<Outcome, Never>?
    var saving: Task<Outcome, Never>?
    var isOver = false
    var watchLater: Int64?
  }

  /// The name of the user.
  let user: String
  let key: CredentialKey
  let credentials: any CredentialStore
  let oauth: PeerTubeOAuth
  let state = Lock(State())
  /// Who looks into the list of what to watch later and then changes it does so alone.
  let listing = AsyncSemaphore(1)

  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a name that no user can have.
  init(
    server: PeerTubeServer, user: String, credentials: any CredentialStore,
    transport: any Transport, time: TimeSource
  ) throws(PentadError) {
    let name = user.lowercased()
    guard PeerTubeFeed.isName(name), name != "-" else {
      throw PentadError(.invalid, "no user of PeerTube can have this name")
    }
    self.user = name
    self.credentials = credentials
    key = CredentialKey(account: "peertube:\(server.secretName)/\(name)", name: "tokens")
    oauth = PeerTubeOAuth(server: server, transport: transport, time: time)
  }

  /// The access token.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when there is none; what the store of
  ///   credentials throws.
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

  /// The access token after the server has refused one.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when the server gives none for the old
  ///   one, which is not used again then; what fetching it throws.
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

  /// Keeps tokens that the server has just given.
  func keep(_ tokens: PeerTubeTokens) async throws(PentadError) {
    state.withLock { $0.tokens = tokens }
    try await credentials.set(tokens.stored, key)
  }

  /// Whether it has ended.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Forgets the tokens, and has the server forget them if it can be reached: those that another process
  /// has stored, and those that could not be stored.
  ///
  /// - Throws: what the store of credentials throws when it cannot forget them; it goes on then.
  func end() async throws(PentadError) {
    let fetching = state.withLock { state in
      state.isOver = true
      return state.fetching
    }
    _ = await fetching?.value
    _ = await state.withLock { $0.saving }?.value
    let (known, standing) = state.withLock { ($0.tokens, $0.standing) }
    let stored = try? await stored()
    // What stands in the store is newer than what is known here, but for what could not be stored.
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

  // MARK: The list of what to watch later

  /// The number of the user's list, once it is known.
  var watchLater: Int64? {
    get { state.withLock { $0.watchLater } }
    set { state.withLock { $0.watchLater = newValue } }
  }
}
