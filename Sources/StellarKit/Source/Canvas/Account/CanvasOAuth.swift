import PentadCore

/// The OAuth 2 requests of Canvas: the authorization code grant, the refresh grant, and revocation.
struct CanvasOAuth: BearerGrant {
  let site: CanvasSite
  let transport: any Transport
  let time: TimeSource

  let signInRequired = PentadError(
    .signInRequired, "sign in to the school's Canvas, or give a new access token")

  /// Exchanges the authorization code of a sign-in for tokens.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/refused`` when Canvas does not accept the code or the
  ///   key.
  func tokens(
    for code: String, of authorization: CanvasAuthorization
  ) async throws(PentadError) -> CanvasTokens {
    try await tokens(
      authorization.key.form + [
        ("grant_type", "authorization_code"), ("redirect_uri", authorization.redirect),
        ("code", code), ("code_verifier", authorization.verifier),
      ], authorization.key, refresh: nil)
  }

  /// Requests a new access token. If the answer contains a new refresh token, it replaces the old
  /// one. Otherwise the old one remains valid and is kept.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/signInRequired`` when Canvas reports that the refresh
  ///   token is invalid. Any other rejection may come from a proxy or from a change of the key, and
  ///   the tokens are kept.
  func refresh(_ tokens: CanvasTokens) async throws(PentadError) -> CanvasTokens {
    guard let refresh = tokens.refresh, let key = tokens.key else { throw signInRequired }
    return try await self.tokens(
      key.form + [("grant_type", "refresh_token"), ("refresh_token", refresh)], key,
      refresh: refresh)
  }

  func rejectsTokens(_ error: PentadError) -> Bool { error.code == .signInRequired }

  /// Revokes the tokens of an OAuth 2 sign-in. An access token that the user created remains valid,
  /// because other programs may use it. The user can delete it in the settings of Canvas.
  func revoke(_ tokens: CanvasTokens) async throws(PentadError) {
    guard tokens.isRenewable else { return }
    var request = TransportRequest(
      try site.call(["login", "oauth2", "token"]), method: .delete)
    request.followsRedirects = false
    try request.headers.set("Authorization", "Bearer \(tokens.access)")
    _ = try await transport.send(request)
  }

  private func tokens(
    _ form: [(name: String, value: String)], _ key: CanvasKey, refresh: String?
  ) async throws(PentadError) -> CanvasTokens {
    var request = TransportRequest(try site.call(["login", "oauth2", "token"]), method: .post)
    request.followsRedirects = false
    request.bodyLimit = 64 << 10
    try request.headers.set("Accept", "application/json")
    try request.headers.set("Content-Type", "application/x-www-form-urlencoded")
    request.body = CanvasAPI.form(form)
    let response = try await transport.send(request)
    guard response.isSuccess else {
      let body = (try? await response.body.collect(limit: request.bodyLimit)) ?? []
      throw refusal(response, body, isRefresh: refresh != nil)
    }
    let body = try await response.body.collect(limit: request.bodyLimit)
    let answer = try CanvasReply.read(CanvasTokenAnswer.self, from: body)
    guard
      let tokens = CanvasTokens(
        access: answer.access, refresh: answer.refresh ?? refresh, key: key)
    else { throw PentadError(.unexpectedAnswer, "the server's answer has no usable token") }
    return tokens
  }

  /// Returns the error of a rejected request for tokens. Canvas answers an unknown refresh token
  /// with `invalid_request` or `invalid_grant`, depending on its version.
  private func refusal(
    _ response: TransportResponse, _ body: [UInt8], isRefresh: Bool
  ) -> PentadError {
    let error = try? CanvasReply.read(CanvasOAuthError.self, from: body).error
    switch (response.status, error) {
    case (400, "invalid_grant"), (400, "invalid_request"):
      if isRefresh { return signInRequired }
      return PentadError(.refused, "the code of the sign-in is not valid any more: start again")
    case (_, "invalid_client"), (_, "unauthorized_client"):
      return PentadError(.refused, "the school's Canvas does not accept the Developer Key")
    default: return CanvasFailure(response, body, date: time.date()).error
    }
  }
}

/// The tokens in an answer: `{"access_token":"…","refresh_token":"…","expires_in":3600}`.
private struct CanvasTokenAnswer: Decodable {
  let access: String
  let refresh: String?

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let access = fields.words("access_token"), !access.isEmpty else {
      throw WireProblem(text: "no token")
    }
    self.access = access
    refresh = fields.words("refresh_token").flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// An error of OAuth 2: `{"error":"invalid_grant","error_description":"…"}`.
private struct CanvasOAuthError: Decodable {
  let error: String?

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    error = fields.words("error")
  }
}
