import PentadCore

/// Finds the cause of a call that was refused with 401.
struct TokenRefusal: Sendable {
  let api: GroupMeAPI
  /// The token of the call; nil if there was none.
  private let token: String?

  /// Records the current token. Create it before the first call.
  init(_ api: GroupMeAPI) async {
    self.api = api
    token = try? await api.token()
  }

  /// The cause of a refusal.
  private enum Verdict {
    /// The token, or unknown, with the error of reading the user's own data.
    case unclear(PentadError)
    /// A token that was replaced by a new one meanwhile.
    case renewed
    /// The requested item: the token is valid.
    case subject
  }

  /// Requests the user's own data to find the cause: the refusal of one conversation may look like
  /// that of the token. The result is meaningless if the token was replaced meanwhile.
  private func verdict() async -> Verdict {
    do throws(PentadError) {
      _ = try await api.usersMe()
    } catch {
      return .unclear(error)
    }
    guard token != nil, (try? await api.token()) == token else { return .renewed }
    return .subject
  }

  /// Returns the outcome of a refused operation. If the token was replaced, the operation is
  /// retried at once.
  func outcome(_ error: PentadError, mayHaveArrived: Bool) async -> ChatOutcome {
    switch await verdict() {
    case .unclear: return .retry(error, after: 60_000, mayHaveArrived: mayHaveArrived)
    case .renewed: return .retry(error, after: 0, mayHaveArrived: mayHaveArrived)
    case .subject:
      let refusal = PentadError(.notAllowed, error.message)
      // This attempt was refused, but an earlier one may have been accepted.
      return mayHaveArrived
        ? .retry(refusal, after: nil, mayHaveArrived: true) : .rejected(refusal)
    }
  }

  /// Returns the error that explains a failed read. If the user's own data cannot be read either,
  /// it is the error of reading them.
  func meaning(of error: PentadError) async -> PentadError {
    guard error.code.coarse == .unauthorized else { return error }
    return switch await verdict() {
    case .unclear(let error): error
    case .renewed: PentadError(.unavailable, "the token was renewed meanwhile; try again")
    case .subject:
      PentadError(
        .notAllowed, "the server accepts the token, but denies the user access to this")
    }
  }
}
