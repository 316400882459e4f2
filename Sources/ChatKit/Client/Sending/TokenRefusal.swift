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

  /// A refusal of one conversation may look like that of the token: the user's own data decide. They say
  /// nothing of a token that another one has taken the place of meanwhile: with that, it is tried again.
  func outcome(_ error: PentadError, mayHaveArrived: Bool) async -> ChatOutcome {
    do throws(PentadError) {
      _ = try await api.usersMe()
    } catch {
      return .retry(error, after: 60_000, mayHaveArrived: mayHaveArrived)
    }
    guard token != nil, (try? await api.token()) == token else {
      return .retry(error, after: 0, mayHaveArrived: mayHaveArrived)
    }
    let refusal = PentadError(.notAllowed, error.message)
    // It is refused now; an earlier attempt may have been taken.
    return mayHaveArrived
      ? .retry(refusal, after: nil, mayHaveArrived: true) : .rejected(refusal)
  }
}
