/// Renewal of tokens, and storing them in the credential store.
extension BearerSession {
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

  private func renewed(_ refused: String) async throws(PentadError) -> Tokens {
    _ = await save(isFetching: true)?.value
    guard let stored = try await stored() else { throw forgotten() }
    let (known, standing, dead) = state.withLock { ($0.tokens, $0.standing, $0.dead) }
    if stored == dead { throw forgotten(stored) }
    // Tokens that could not be stored are newer than the stored ones.
    let old = standing == stored ? known ?? stored : stored
    if old.access != refused { return adopt(old, inPlaceOf: stored) }
    guard old.isRenewable else { throw forgotten(stored) }
    let fresh: Tokens
    do throws(PentadError) {
      fresh = try await grant.refresh(old)
    } catch {
      guard grant.rejectsTokens(error) else { throw error }
      // A server may accept old tokens only once, so another process may have renewed them first.
      // It stores the new ones in a moment, or later if its response is slow, unless it finds the
      // old ones removed.
      try? await grant.time.sleep(Self.moment)
      let now = try await self.stored()
      guard let now, now != stored else { throw forgotten(stored) }
      return adopt(now, inPlaceOf: now)
    }
    // The old tokens may be invalid now, so the new ones are kept even if they cannot be stored.
    _ = adopt(fresh, inPlaceOf: stored)
    return try await save(isFetching: true)?.value.get() ?? fresh
  }

  /// The time in milliseconds for another process to store its new tokens.
  private static var moment: Int { 3_000 }

  private func adopt(
    _ tokens: Tokens, inPlaceOf stored: Tokens
  ) -> Tokens {
    state.withLock { ($0.tokens, $0.standing) = (tokens, tokens == stored ? nil : stored) }
    return tokens
  }

  private func forgotten(_ dead: Tokens? = nil) -> PentadError {
    state.withLock { ($0.tokens, $0.standing, $0.dead) = (nil, nil, dead) }
    return grant.signInRequired
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

  private func save(_ tokens: Tokens, inPlaceOf old: Tokens) async -> Outcome {
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
    _ old: Tokens, by tokens: Tokens
  ) async throws(PentadError) -> Tokens {
    let now = try await stored()
    // Another process may have signed out or in again meanwhile.
    guard now == old || now == tokens else {
      try? await grant.revoke(tokens)
      guard let now else { throw forgotten() }
      return adopt(now, inPlaceOf: now)
    }
    if now == old { try await credentials.set(tokens.stored, key) }
    return adopt(tokens, inPlaceOf: tokens)
  }
}
