import HTTPTypes
import Hummingbird
import PentadCore
import VideoFeedKit

/// Signing in to a server of Shelby's protocol: the user goes to a page of the server, and returns.
struct ShelbyAttemptPage: Sendable {
  /// The page on which the user signs in; nil when none is under way.
  let page = Box<String?>(nil)
  /// The sign-in that is under way.
  let attempt = Box<ShelbySignIn?>(nil)
}

extension VideoScreens {
  func registerShelby(on routes: Routes) {
    routes.page("/video/shelby") { _ async throws(PentadError) in
      var page = Page(
        "Sign in to Shelby", area: .video, template: "Video/shelby",
        content: ShelbyPage(continueAddress: shelby.page.value))
      page.back = Page.Back("Sources", "/video/sources")
      return page
    }
    routes.router.post("/video/shelby") { request, _ in
      try await begin(callback: "http://\(request.head.authority ?? "")/video/shelby/callback")
      return Response(status: .seeOther, headers: [.location: "/video/shelby"])
    }
    routes.router.get("/video/shelby/callback") { request, _ in
      try await finish("http://\(request.head.authority ?? "")\(request.uri.description)")
      return Response(status: .seeOther, headers: [.location: "/video/sources"])
    }
  }

  /// Prepares a sign-in as the program that the reference server knows.
  private func begin(callback: String) async throws(PentadError) {
    let program = OAuth1.Credentials(identifier: "ck-pentad", secret: "cs-pentad")
    let signIn = try feed.shelbySignIn(
      ShelbyServer(backstage.address("/shelby")), consumer: program, callback: callback)
    let page = try await signIn.begin(with: .twitter)
    shelby.page.set(page.string)
    shelby.attempt.set(signIn)
  }

  /// Adds the source of the user who has returned. An address from no sign-in is refused.
  private func finish(_ address: String) async throws(PentadError) {
    guard let signIn = shelby.attempt.value else {
      throw PentadError(.signInRefused, "this sign-in has ended; start again")
    }
    let source = try await signIn.finish(address)
    try await feed.add(source, title: "Shelby")
    shelby.page.set(nil)
    shelby.attempt.set(nil)
  }
}

/// The way to a server's page, ready for its template.
struct ShelbyPage: Sendable {
  let continueAddress: String?
}
