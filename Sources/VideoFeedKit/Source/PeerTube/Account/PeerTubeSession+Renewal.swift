import PentadCore

/// Renewal of tokens, and storing them in the credential store.
extension PeerTubeSession {
  func fetch(after refused: String) async -> Outcome {
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
    _ = await save(isFetching: true)?.value
    guard let stored = try await stored() else { throw forgotten() }
    let (known, standing, dead) = state.withLock { ($0.tokens, $0.standing, $0.dead) }
    if stored == dead { throw forgotten(stored) }
    // Tokens that could not be stored are newer than the stored ones.
    let old = standing == stored ? known ?? stored : stored
    if old.access != refused { return adopt(old, inPlaceOf: stored) }
    let fresh: PeerTubeTokens
    do throws(PentadError) {
      fresh = try await oauth.refresh(old)
    } catch {
      guard error.code == .signInRefused else { throw error }
      // The server accepts old tokens only once, so another process may have renewed them first. It
      // stores the new ones in a moment, or later if its response is slow, unless it finds the old
      // ones removed.
      try? await oauth.time.sleep(Self.moment)
      let now = try await self.stored()
      guard let now, now != stored else { throw forgotten(stored) }
      return adopt(now, inPlaceOf: now)
    }
    // The old tokens are invalid now, so the new ones are kept even if they cannot be stored.
    _ = adopt(fresh, inPlaceOf: stored)
    return try await save(isFetching: true)?.value.get() ?? fresh
  }

  /// The time in milliseconds for another process to store its new tokens.
  private static let moment = 3_000

  private func adopt(
    _ tokens: PeerTubeTokens, inPlaceOf stored: PeerTubeTokens
  ) -> PeerTubeTokens {
    state.withLock { ($0.tokens, $0.standing) = (tokens, tokens == stored ? nil : stored) }
    return tokens
  }

  private func forgotten(_ dead: PeerTubeTokens? = nil) -> PentadError {
    state.withLock { ($0.tokens, $0.standing, $0.dead) = (nil, nil, dead) }
    return Self.signInRequired
  }

  // MARK: Storing

  /// Stores the tokens, once for all concurrent callers; nil if they are already stored. While new
  /// tokens are being fetched, only the task that fetches them may start it.
  func save(isFetching: Bool = false) -> Task<Outcome, Never>? {
    state.withLock { state in
      if let running = state.saving { return running }
      guard !state.isOver, isFetching || state.fetching == nil, let tokens = state.tokens,
        let standing = state.standing
      else { return nil }
      let task = Task { await self.save(tokens, inPlaceOf: standing) }
      state.saving = task
      return task
    }
  }

  private func save(_ tokens: PeerTubeTokens, inPlaceOf old: PeerTubeTokens) async -> Outcome {
    let outcome: Outcome
    do throws(PentadError) {
      outcome = .success(try await replaced(old, by: tokens))
    } catch {
      outcome = .failure(error)
    }
    state.withLock { $0.saving = nil }
    return outcome
  }

  private func replaced(
    _ old: PeerTubeTokens, by tokens: PeerTubeTokens
  ) async throws(PentadError) -> PeerTubeTokens {
    let now = try await stored()
    // Another process may have signed out or in again meanwhile.
    guard now == old || now == tokens else {
      try? await oauth.revoke(tokens)
      guard let now else { throw forgotten() }
      return adopt(now, inPlaceOf: now)
    }
    if now == old { try await credentials.set(tokens.stored, key) }
    return adopt(tokens, inPlaceOf: tokens)
  }
}
