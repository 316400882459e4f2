extension ShelbyService {
  /// Answers `request_token`, `authorize` and `access_token`.
  func signIn(_ request: Request, _ name: String) -> Response {
    switch (request.method, name) {
    case ("GET", "authorize"): return page(request)
    case ("POST", "authorize"): return decide(request)
    case (_, "request_token"): return tokens(request, isFirst: true)
    case (_, "access_token"): return tokens(request, isFirst: false)
    default: return .page(404, "Not Found")
    }
  }

  private func tokens(_ request: Request, isFirst: Bool) -> Response {
    use { state, _, now in
      do throws(OAuthProblem) {
        let signed = try OAuthRequest(request)
        let seconds = now / 1_000
        let (name, secret) =
          isFirst
          ? try state.desk.begin(signed, now: seconds)
          : try state.desk.finish(signed, now: seconds)
        let end = isFirst ? "&oauth_callback_confirmed=true" : ""
        return .text(
          "oauth_token=\(name)&oauth_token_secret=\(secret)\(end)",
          type: "application/x-www-form-urlencoded")
      } catch {
        return error.response
      }
    }
  }

  /// Returns the page on which a user selects an account, and allows or denies the sign-in.
  private func page(_ request: Request) -> Response {
    let (token, provider) = (request.query["oauth_token"] ?? "", request.query["provider"] ?? "")
    let isUnderWay = use { state, _, _ in state.desk.attempts[token] != nil }
    guard isUnderWay else { return .page(401, "This sign-in is over") }
    var markup = Markup("<!DOCTYPE html>\n")
    markup.element("html", [("lang", "en")]) { html in
      html.element("head") { $0.element("title", "Sign in by \(provider)") }
      html.element("body") { body in
        body.element("form", [("method", "post"), ("action", "/shelby/oauth/authorize")]) { form in
          for (name, value) in [("oauth_token", token), ("provider", provider)] {
            form.empty("input", [("type", "hidden"), ("name", name), ("value", value)])
          }
          form.element("select", [("name", "user")]) { select in
            for user in ShelbyState.users { select.element("option", "\(user)") }
          }
          for choice in ["allow", "deny"] {
            form.element("button", choice, [("name", "choice"), ("value", choice)])
          }
        }
      }
    }
    return .text(markup.text, type: "text/html; charset=utf-8")
  }

  /// Sends the user back to the program.
  private func decide(_ request: Request) -> Response {
    let form = Form(String(decoding: request.body, as: UTF8.self))
    let (token, provider) = (form["oauth_token"] ?? "", form["provider"] ?? "")
    let user = form["user"].flatMap { Int($0) } ?? ShelbyState.users[0]
    guard ShelbyState.users.contains(user) else { return .page(400, "Nobody has this number") }
    return use { state, _, now in
      if form["choice"] == "deny" {
        guard let attempt = state.desk.deny(token) else {
          return .page(401, "This sign-in is over")
        }
        return Self.back(attempt.callback, "denied=\(OAuthRequest.encoded(token))", "denied")
      }
      guard let attempt = state.desk.allow(token, user: user, now: now / 1_000) else {
        return .page(401, "This sign-in is over")
      }
      if ShelbyState.networks.contains(provider),
        !(state.services[user] ?? []).contains(provider)
      {
        state.services[user, default: []].append(provider)
      }
      return Self.back(
        attempt.callback,
        "oauth_token=\(OAuthRequest.encoded(token))&oauth_verifier=\(attempt.verifier)",
        attempt.verifier)
    }
  }

  /// Returns a redirect to the callback, or without one a page with a code to copy.
  private static func back(_ callback: String, _ query: String, _ word: String) -> Response {
    if callback == "oob" { return .text(word, type: "text/plain") }
    return .redirect(302, to: "\(callback)\(callback.contains("?") ? "&" : "?")\(query)")
  }
}
