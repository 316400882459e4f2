import PentadCore

/// What comes of a call that was refused for its token.
struct TokenRefusal: Sendable {
  let api: GroupMeAPI
  /// What the call was made with; nil when there was none.
  private let token: String?

  /// Notes which token there is: to be made before the first call.
  init(_ api: GroupMeAPI) async {
    self.api = api
    token = try? await api.token()
  }

  /// What is refused.
  private enum Verdict {
    /// Nobody can tell, or it is the token: why the user's own data cannot be read.
    case unclear(PentadError)
    /// A token that another one has taken the place of meanwhile.
    case renewed
    /// What was asked for: the token is good.
    case subject
  }

  /// A refusal of one conversation may look like that of the token: the user's own data decide. They say
  /// nothing of a token that another one has taken the place of meanwhile.
  private func verdict() async -> Verdict {
    do throws(PentadError) {
      _ = try await api.usersMe()
    } catch {
      return .unclear(error)
    }
    guard token != nil, (try? await api.token()) == token else { return .renewed }
    return .subject
  }

  /// What comes of an operation; with another token it is tried again at once.
  func outcome(_ error: PentadError, mayHaveArrived: Bool) async -> ChatOutcome {
    switch await verdict() {
    case .unclear: return .retry(error, after: 60_000, mayHaveArrived: mayHaveArrived)
    case .renewed: return .retry(error, after: 0, mayHaveArrived: mayHaveArrived)
    case .subject:
      let refusal = PentadError(.notAllowed, error.message)
      // It is refused now; an earlier attempt may have been taken.
      return mayHaveArrived
        ? .retry(refusal, after: nil, mayHaveArrived: true) : .rejected(refusal)
    }
  }

  /// What a reading failed with; where the user's own data cannot tell, what keeps them from it.
  func meaning(of error: PentadError) async -> PentadError {
    guard error.code.coarse == .unauthorized else { return error }
    return switch await verdict() {
    case .unclear(let error): error
    case .renewed: PentadError(.unavailable, "the token was renewed meanwhile; try again")
    case .subject:
      PentadError(
        .notAllowed, "the server accepts the token, and does not let the user see this")
    }
  }
}
