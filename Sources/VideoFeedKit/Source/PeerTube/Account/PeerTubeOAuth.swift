import PentadCore

/// The OAuth 2 flow of PeerTube: a public client that any program can request, the password grant,
/// the refresh grant, and revocation.
struct PeerTubeOAuth: BearerGrant {
  let server: PeerTubeServer
  let transport: any Transport
  let time: TimeSource

  let signInRequired = PentadError(.signInRequired, "sign in to this server of PeerTube")

  func rejectsTokens(_ error: PentadError) -> Bool { error.code == .signInRefused }

  /// Requests tokens for a name and password.
  ///
  /// - Parameter code: the code of two-factor authentication; nil if the user has none.
  /// - Throws: ``PentadCore/PentadError/Code/signInRefused``,
  ///   ``PentadCore/PentadError/Code/signInCodeRequired``.
  func signIn(
    user: String, password: String, code: String?
  ) async throws(PentadError) -> PeerTubeTokens {
    let client = try await client { $0.meaning(.account) }
    let grant = [("grant_type", "password"), ("username", user), ("password", password)]
    return try await tokens(client + grant, code: code, Self.refusal)
  }

  /// Exchanges tokens for new ones. The old ones become invalid.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRefused`` when PeerTube reports that the old
  ///   ones are invalid, which includes those of a blocked user. Any other rejection may come from
  ///   a proxy in front of the server and is temporary:
  ///   ``PentadCore/PentadError/Code/serverUnavailable``,
  ///   ``PentadCore/PentadError/Code/tooManyRequests``, ``PentadCore/PentadError/Code/timedOut``.
  func refresh(_ tokens: PeerTubeTokens) async throws(PentadError) -> PeerTubeTokens {
    let client = try await client(Self.refusalOfRefresh)
    let grant = [("grant_type", "refresh_token"), ("refresh_token", tokens.refresh)]
    return try await self.tokens(client + grant, code: nil, Self.refusalOfRefresh)
  }

  /// Revokes tokens on the server. The server ignores this for an expired access token; then new
  /// tokens are fetched and revoked.
  func revoke(_ tokens: PeerTubeTokens) async throws(PentadError) {
    guard let failure = try await revoke(tokens.access) else { return }
    guard failure.refusesToken else { throw failure.meaning(.account) }
    _ = try await revoke(try await refresh(tokens).access)
  }

  private func revoke(_ access: String) async throws(PentadError) -> PeerTubeFailure? {
    var request = TransportRequest(try server.call(["users", "revoke-token"]), method: .post)
    try request.headers.set("Authorization", "Bearer \(access)")
    switch try await PeerTubeAPI.exchange(request, over: transport, time) {
    case .success: return nil
    case .failure(let failure): return failure
    }
  }

  // MARK: Requesting tokens

  private typealias Form = [(name: String, value: String)]

  private func tokens(
    _ form: Form, code: String?, _ refusal: (PeerTubeFailure) -> PentadError
  ) async throws(PentadError) -> PeerTubeTokens {
    var request = TransportRequest(try server.call(["users", "token"]), method: .post)
    let words = form.map { "\(TransportURL.encoded($0.name))=\(TransportURL.encoded($0.value))" }
    request.body = Array(words.joined(separator: "&").utf8)
    try request.headers.set("Content-Type", "application/x-www-form-urlencoded")
    if let code { try request.headers.set("x-peertube-otp", code) }
    switch try await PeerTubeAPI.exchange(request, over: transport, time) {
    case .success(let answer):
      return try PeerTubeTokens(
        json: answer.body, access: "access_token", refresh: "refresh_token")
    case .failure(let failure): throw refusal(failure)
    }
  }

  /// Fetches the client id and secret of the server. They may change when the server is set up
  /// again, so they are fetched for each sign-in or refresh, about once a day.
  private func client(
    _ refusal: (PeerTubeFailure) -> PentadError
  ) async throws(PentadError) -> Form {
    let request = TransportRequest(try server.call(["oauth-clients", "local"]))
    let answer: PeerTubeAPI.Answer
    switch try await PeerTubeAPI.exchange(request, over: transport, time) {
    case .success(let found): answer = found
    case .failure(let failure): throw refusal(failure)
    }
    let found = try PeerTubeJSON.texts(["client_id", "client_secret"], of: answer.body)
    guard let id = found[0], let secret = found[1] else {
      throw PentadError(.unexpectedAnswer, "the server does not offer a sign-in")
    }
    return [("client_id", id), ("client_secret", secret)]
  }

  private static func refusal(_ failure: PeerTubeFailure) -> PentadError {
    let (code, text): (PentadError.Code, String)
    switch (failure.status, failure.word) {
    case (_, "missing_two_factor"):
      (code, text) = (.signInCodeRequired, "enter the code of your second factor as well")
    case (_, "invalid_two_factor"):
      (code, text) = (.signInRefused, "the code of the second factor is wrong")
    case (_, "account_waiting_for_approval"):
      (code, text) = (.signInRefused, "the server has not yet accepted this account")
    case (_, "account_approval_rejected"):
      (code, text) = (.signInRefused, "the server has rejected this account")
    case (_, "invalid_client"), (_, "invalid_request"):
      (code, text) = (.serverUnavailable, "the server rejected its own client: try again")
    case (400, _), (401, _), (403, _):
      (code, text) = (.signInRefused, "the name or the password is wrong")
    default: return failure.meaning(.account)
    }
    return PentadError(code, "\(text) (\(failure.status))", retryAfter: failure.retryAfter)
  }

  private static func refusalOfRefresh(_ failure: PeerTubeFailure) -> PentadError {
    if failure.word == "invalid_grant" {
      return PentadError(
        .signInRefused, "the sign-in has expired: sign in again (\(failure.status))")
    }
    let error = failure.meaning(.account)
    if [.tooManyRequests, .timedOut].contains(error.code) { return error }
    return PentadError(
      .serverUnavailable, "the server returned no new tokens: try again later (\(failure.status))",
      retryAfter: failure.retryAfter)
  }
}
