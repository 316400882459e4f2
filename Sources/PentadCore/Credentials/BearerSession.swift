/// The tokens of a session: an access token for each call, and the means of renewing it.
package protocol BearerTokens: Hashable, Sendable {
  /// The token for each call.
  var access: String { get }
  /// True if the server issues new tokens in exchange for these.
  var isRenewable: Bool { get }
  /// The tokens in the format of the credential store.
  var stored: [UInt8] { get }

  /// Parses tokens from the credential store; nil for anything else.
  init?(stored: [UInt8])
}

/// The requests of a server that issues tokens (OAuth 2).
package protocol BearerGrant: Sendable {
  /// The type of the tokens.
  associatedtype Tokens: BearerTokens

  /// The clock for the wait for another process.
  var time: TimeSource { get }
  /// The error of a call without valid tokens.
  var signInRequired: PentadError { get }

  /// Exchanges tokens for new ones.
  func refresh(_ tokens: Tokens) async throws(PentadError) -> Tokens
  /// Returns true if an error of ``refresh(_:)`` means that the server no longer accepts the
  /// tokens.
  func rejectsTokens(_ error: PentadError) -> Bool
  /// Revokes tokens on the server.
  func revoke(_ tokens: Tokens) async throws(PentadError)
}

/// The session of a user on a server that issues access tokens.
///
/// - The tokens are in the credential store; here they are cached while they are valid.
/// - New tokens are fetched once for all waiting callers, and stored before any caller gets them.
///   Cancelling a caller does not interrupt this: the old tokens may be invalid already, and the
///   new ones must not be lost.
/// - New tokens that cannot be stored are used from memory, and each use tries again to store them.
/// - Tokens that another process has stored are used before new ones are requested. If another
///   process has signed out meanwhile, new tokens are revoked instead of stored.
/// - Only signing out removes tokens from the store. Tokens that the server rejects stay there but
///   are not used again: another process may be waiting for new ones in exchange for them.
package final class BearerSession<Grant: BearerGrant>: Sendable {
  package typealias Tokens = Grant.Tokens
  typealias Outcome = Result<Tokens, PentadError>

  struct State {
    var tokens: Tokens?
    /// The tokens that the credential store still contains instead of ``tokens``; nil if both are
    /// the same.
    var standing: Tokens?
    /// The stored tokens that the server has rejected for renewal.
    var dead: Tokens?
    var fetching: Task<Outcome, Never>?
    var saving: Task<Outcome, Never>?
    var isOver = false
  }

  package let key: CredentialKey
  package let credentials: any CredentialStore
  package let grant: Grant
  let state = Lock(State())

  /// Makes the session whose tokens the store has, or gets, under a key.
  package init(key: CredentialKey, credentials: any CredentialStore, grant: Grant) {
    self.key = key
    self.credentials = credentials
    self.grant = grant
  }

  /// Makes calls with the access token until the server accepts it: up to twice again with a new
  /// one. Another process may have stored a token that has expired too.
  ///
  /// - Parameters:
  ///   - isRejected: returns true if an answer rejects the token.
  ///   - call: makes a call with a token.
  /// - Returns: the last answer, which may reject the token.
  /// - Throws: errors of `call`; as ``token()`` and ``token(after:)``.
  package func attempt<Answer>(
    isRejected: (Answer) -> Bool, _ call: (String) async throws(PentadError) -> Answer
  ) async throws(PentadError) -> Answer {
    var token = try await token()
    for _ in 0..<2 {
      let answer = try await call(token)
      guard isRejected(answer) else { return answer }
      token = try await self.token(after: token)
    }
    return try await call(token)
  }

  /// Returns the access token.
  ///
  /// - Throws: ``BearerGrant/signInRequired`` when there is none; errors from the credential store.
  package func token() async throws(PentadError) -> String {
    _ = await save()?.value
    let (known, dead, isOver) = state.withLock { ($0.tokens, $0.dead, $0.isOver) }
    if let known, !isOver { return known.access }
    guard !isOver, let stored = try await stored(), stored != dead else {
      throw grant.signInRequired
    }
    return state.withLock { state in
      let tokens = state.tokens ?? stored
      state.tokens = tokens
      return tokens.access
    }
  }

  /// Returns a different access token after the server has rejected one.
  ///
  /// - Throws: ``BearerGrant/signInRequired`` when the server gives none for the old one, which is
  ///   not used again then; errors from fetching it.
  package func token(after refused: String) async throws(PentadError) -> String {
    let (ready, fetching) = state.withLock { state -> (String?, Task<Outcome, Never>?) in
      if state.isOver { return (nil, nil) }
      if let running = state.fetching { return (nil, running) }
      if let known = state.tokens, known.access != refused { return (known.access, nil) }
      let task = Task { await self.fetch(after: refused) }
      state.fetching = task
      return (nil, task)
    }
    if let ready { return ready }
    guard let fetching else { throw grant.signInRequired }
    return try await fetching.value.get().access
  }

  /// Stores tokens that the server has just issued.
  package func keep(_ tokens: Tokens) async throws(PentadError) {
    state.withLock { $0.tokens = tokens }
    try await credentials.set(tokens.stored, key)
  }

  /// True if the session has ended.
  package var isOver: Bool { state.withLock { $0.isOver } }

  /// Removes the tokens, and revokes them if the server can be reached: those that another process
  /// has stored, and those that could not be stored.
  ///
  /// - Throws: errors from the credential store when it cannot forget them; it goes on then.
  package func end() async throws(PentadError) {
    let fetching = state.withLock { state in
      state.isOver = true
      return state.fetching
    }
    _ = await fetching?.value
    _ = await state.withLock { $0.saving }?.value
    let (known, standing) = state.withLock { ($0.tokens, $0.standing) }
    let stored = try? await stored()
    // Stored tokens are newer than cached ones, unless storing failed.
    var last: [Tokens] = []
    if let known, standing != nil || stored == nil { last.append(known) }
    if let stored, stored != standing { last.append(stored) }
    do throws(PentadError) {
      try await credentials.remove(key)
    } catch {
      state.withLock { $0.isOver = false }
      throw error
    }
    state.withLock { ($0.tokens, $0.standing) = (nil, nil) }
    for tokens in last { try? await grant.revoke(tokens) }
  }

  func stored() async throws(PentadError) -> Tokens? {
    try await credentials.get(key).flatMap { Tokens(stored: $0) }
  }
}
