import PentadCore

extension CanvasState {
  /// The redirect address of programs without one.
  static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"

  /// Answers a request outside the API: sign-in, files, and 404 pages.
  mutating func respondOutside(_ request: Request, now: Int64) -> Response {
    let path = CanvasCall.path(of: request).split(separator: "/")
    switch (request.method, path.joined(separator: "/")) {
    case ("GET", "login/oauth2/auth"): return page(request)
    case ("POST", "login/oauth2/auth"): return signIn(request, now: now)
    case ("POST", "login/oauth2/token"): return grant(request, now: now)
    case ("DELETE", "login/oauth2/token"):
      let words = request.header("Authorization")?.split(separator: " ") ?? []
      let token = words.last.map(String.init) ?? request.query["access_token"] ?? ""
      guard desk.student(of: token, now: now) != nil else { return CanvasFailure.token.response }
      desk.revoke(token: token, withRefresh: true)
      return .campus([:])
    case ("GET", "login/session_token"):
      let words = request.header("Authorization")?.split(separator: " ") ?? []
      guard desk.student(of: words.last.map(String.init) ?? "", now: now) != nil else {
        return CanvasFailure.token.response
      }
      let back = request.query["return_to"] ?? request.origin + "/canvas"
      let separator = back.contains("?") ? "&" : "?"
      return .campus(["session_url": .string("\(back)\(separator)session_token=\(desk.nextWord())")]
      )
    default:
      if path.first == "files" { return file(request, path, now: now) }
      return .page(404, "Page Not Found")
    }
  }

  /// Returns the page of the sign-in, or the one whose address has the code for a program that
  /// watches its web view.
  private func page(_ request: Request) -> Response {
    let query = request.query
    if query["code"] != nil || query["error"] != nil { return .page(200, "Canvas") }
    if let failure = refusal(of: query) { return failure }
    let hidden = query.items.map {
      "<input type=\"hidden\" name=\"\(Markup.escaped($0.name))\" value=\"\(Markup.escaped($0.value))\">"
    }
    let form = """
      <html><head><title>Log in to Canvas</title></head><body><form method="post">\(hidden.joined())
      <input name="pseudonym_session[unique_id]"><input type="password" name="pseudonym_session[password]">
      <button>Authorize</button><button name="cancel" value="1">Cancel</button></form></body></html>

      """
    return .text(form, type: "text/html; charset=utf-8")
  }

  /// Returns the rejection of a sign-in that cannot lead to a code.
  private func refusal(of query: Form) -> Response? {
    guard query["client_id"] == CanvasDesk.clientID else {
      return .campus(
        ["error": "invalid_client", "error_description": "unknown client"], status: 401)
    }
    guard query["response_type"] == "code", query["redirect_uri"]?.isEmpty == false else {
      return .campus(
        [
          "error": "invalid_request",
          "error_description": "redirect_uri or response_type is missing",
        ],
        status: 400)
    }
    return nil
  }

  /// Handles the form of the page: redirects with a code, or with `access_denied`.
  private mutating func signIn(_ request: Request, now: Int64) -> Response {
    let form = request.parameters
    if let failure = refusal(of: form) { return failure }
    let redirect = form["redirect_uri"] ?? ""
    guard form["cancel"] == nil else {
      return back(to: redirect, "error=access_denied", form["state"], request)
    }
    let login = form["pseudonym_session[unique_id]"] ?? form["unique_id"] ?? ""
    let password = form["pseudonym_session[password]"] ?? ""
    guard let student = CampusPerson.student(login, password: password) else {
      return .page(400, "Please verify your username or password and try again.")
    }
    let code = desk.issueCode(
      to: student, redirect: redirect, challenge: form["code_challenge"], now: now)
    return back(to: redirect, "code=\(code)", form["state"], request)
  }

  private func back(
    to redirect: String, _ result: String, _ state: String?, _ request: Request
  ) -> Response {
    let address =
      redirect == Self.outOfBand ? request.origin + "/canvas/login/oauth2/auth" : redirect
    let separator = address.contains("?") ? "&" : "?"
    let suffix = state.map { "&state=\(OAuthRequest.encoded($0))" } ?? ""
    var page = Response.page(302, "Found")
    page.headers.append(("Location", "\(address)\(separator)\(result)\(suffix)"))
    return page
  }

  /// Answers a request for tokens.
  private mutating func grant(_ request: Request, now: Int64) -> Response {
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
