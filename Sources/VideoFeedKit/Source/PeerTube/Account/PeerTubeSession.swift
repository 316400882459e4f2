import PentadCore

/// What a user of a server is signed in with.
///
/// - The tokens stand in the store of credentials; here they are kept for as long as they hold.
/// - New ones are fetched once for all who wait, and stored before anybody gets them. Who is cancelled
///   meanwhile waits nevertheless: the old ones no longer hold then, and the new ones must not be lost.
/// - Tokens that another process has stored are taken before new ones are asked for. Where another has
///   signed out meanwhile, new ones are not stored, and the server is told to end them.
final class PeerTubeSession: Sendable {
  /// The name of the user.
  let user: String
  private let key: CredentialKey
  private let credentials: any CredentialStore
  private let oauth: PeerTubeOAuth
  private let state = Lock(State())

  private typealias Outcome = Result<PeerTubeTokens, PentadError>

  private struct State {
    var tokens: PeerTubeTokens?
    var fetching: Task<Outcome, Never>?
    var isOver = false
    var watchLater: Int64?
  }

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
    key = CredentialKey(account: "peertube:\(server.name)/\(name)", name: "tokens")
    oauth = PeerTubeOAuth(server: server, transport: transport, time: time)
  }

  /// The access token.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when there is none; what the store of
  ///   credentials throws.
  func token() async throws(PentadError) -> String {
    let (known, isOver) = state.withLock { ($0.tokens, $0.isOver) }
    if let known, !isOver { return known.access }
    guard !isOver, let stored = try await stored() else { throw Self.signInRequired }
    return state.withLock { state in
      let tokens = state.tokens ?? stored
      state.tokens = tokens
      return tokens.access
    }
  }

  /// The access token after the server has refused one.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when the server gives none for the old
  ///   one, which is forgotten then; what fetching it throws.
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

  /// Forgets the tokens, and has the server forget them if it can be reached.
  ///
  /// - Throws: what the store of credentials throws when it cannot forget them; it goes on then.
  func end() async throws(PentadError) {
    let (fetching, known) = state.withLock { state in
      state.isOver = true
      defer { state.tokens = nil }
      return (state.fetching, state.tokens)
    }
    var last = known
    if let fetched = try? await fetching?.value.get() { last = fetched }
    if last == nil { last = try? await stored() }
    do throws(PentadError) {
      try await credentials.remove(key)
    } catch {
      state.withLock { ($0.isOver, $0.tokens) = (false, last) }
      throw error
    }
    state.withLock { $0.tokens = nil }
    if let last { try? await oauth.revoke(last) }
  }

  // MARK: Fetching

  private func fetch(after refused: String) async -> Outcome {
    let outcome: Outcome
    do throws(PentadError) {
      outcome = .success(try await renewed(refused))
    } catch {
      outcome = .failure(error)
    }
    state.withLock { $0.fetching = nil }
    return outcome
  }

  private func renewed(_ refused: String) async throws(PentadError) -> PeerTubeTokens {
    guard let old = try await stored() else { throw forgotten() }
    if old.access != refused { return adopt(old) }
    let fresh: PeerTubeTokens
    do throws(PentadError) {
      fresh = try await oauth.refresh(old)
    } catch {
      guard error.code == .signInRefused else { throw error }
      // Another process may have been faster, since the server takes the old ones once. It stores its own
      // in a moment, unless it finds that the old ones are gone.
      try? await oauth.time.sleep(Self.moment)
      let now = try await stored()
      if let now, now != old { return adopt(now) }
      if now != nil { try await credentials.remove(key) }
      throw forgotten()
    }
    // The old ones hold no longer: these are kept, even if what is stored cannot be read.
    _ = adopt(fresh)
    // Somebody may have signed out meanwhile, or in again.
    let now = try await stored()
    guard now == old else {
      try? await oauth.revoke(fresh)
      guard let now else { throw forgotten() }
      return adopt(now)
    }
    try await keep(fresh)
    return fresh
  }

  /// How long the process that has got new tokens is given to store them, in milliseconds.
  private static let moment = 3_000

  private func adopt(_ tokens: PeerTubeTokens) -> PeerTubeTokens {
    state.withLock { $0.tokens = tokens }
    return tokens
  }

  private func forgotten() -> PentadError {
    state.withLock { $0.tokens = nil }
    return Self.signInRequired
  }

  private func stored() async throws(PentadError) -> PeerTubeTokens? {
    try await credentials.get(key).flatMap { PeerTubeTokens(stored: $0) }
  }

  private static let signInRequired = PentadError(
    .signInRequired, "sign in to this server of PeerTube")

  // MARK: The list of what to watch later

  /// The number of the user's list, once it is known.
  var watchLater: Int64? {
    get { state.withLock { $0.watchLater } }
    set { state.withLock { $0.watchLater = newValue } }
  }
}
