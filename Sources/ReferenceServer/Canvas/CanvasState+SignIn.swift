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
}
