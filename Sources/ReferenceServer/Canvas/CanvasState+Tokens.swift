import PentadCore

extension CanvasState {
  /// Answers a request for tokens.
  mutating func grant(_ request: Request, now: Int64) -> Response {
    let form = request.parameters
    guard form["client_id"] == CanvasDesk.clientID else {
      return Self.refused(401, "invalid_client", "unknown client")
    }
    let hasSecret = form["client_secret"] == CanvasDesk.clientSecret
    switch form["grant_type"] {
    case "authorization_code":
      guard let code = desk.takeCode(form["code"] ?? "", now: now) else {
        return Self.refused(400, "invalid_grant", "code not found")
      }
      let verifier = form["code_verifier"].map(CanvasDesk.challenge)
      guard code.challenge.map({ $0 == verifier }) ?? hasSecret else {
        return code.challenge == nil
          ? Self.refused(401, "invalid_client", "invalid client")
          : Self.refused(400, "invalid_grant", "incorrect code_verifier")
      }
      guard form["redirect_uri"].map({ $0 == code.redirect }) ?? true else {
        return Self.refused(400, "invalid_grant", "incorrect redirect_uri")
      }
      let pair = desk.issue(to: code.student, refresh: nil, now: now)
      return answer(pair.access, code.student, refresh: pair.refresh)
    case "refresh_token":
      let refresh = form["refresh_token"] ?? ""
      guard let student = desk.student(ofRefresh: refresh) else {
        return Self.refused(400, "invalid_grant", "refresh_token not found")
      }
      // The answer has no refresh token: the old one remains valid.
      return answer(desk.issue(to: student, refresh: refresh, now: now).access, student)
    default:
      return Self.refused(400, "unsupported_grant_type", "The grant_type is not supported")
    }
  }

  private func answer(
    _ access: String, _ student: CampusPerson, refresh: String? = nil
  ) -> Response {
    var members: [JSONValue.Member] = [
      .init("access_token", .string(access)), .init("token_type", "Bearer"),
      .init(
        "user",
        [
          "id": .integer(student.id), "name": .string(student.name),
          "global_id": .string("\(10_000_000_000_000 + student.id)"), "effective_locale": "en",
        ]),
      .init("canvas_region", "us-east-1"),
    ]
    if let refresh { members.append(.init("refresh_token", .string(refresh))) }
    members.append(.init("expires_in", .integer(Int(CanvasDesk.accessLife / 1_000))))
    return .campus(.object(members))
  }

  private static func refused(_ status: Int, _ error: String, _ text: String) -> Response {
    .campus(["error": .string(error), "error_description": .string(text)], status: status)
  }
}
