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
  /// What a reading failed with, once the user's own data have told whether it is the token that is refused,
  /// or what was asked for. Where they cannot tell, what keeps them from it is why.
  func meaning(of error: PentadError) async -> PentadError {
    guard error.code.coarse == .unauthorized else { return error }
    do throws(PentadError) {
      _ = try await api.usersMe()
    } catch {
      return error
    }
    guard token != nil, (try? await api.token()) == token else {
      return PentadError(.unavailable, "the token was renewed meanwhile; try again")
    }
    return PentadError(
      .notAllowed, "the server accepts the token, and does not let the user see this")
  }
}
