import ChatKit
import PentadCore

extension ChatScreens {
  /// The form for a token. A token is in no address, page or log; only where ChatKit keeps it.
  func signInPage(_ request: PageRequest) -> Page {
    Page(
      "Sign in", area: .chat, template: "Chat/signin",
      content: SignInPage(
        problem: request.query["refused"] == nil
          ? nil : "The server does not accept this token. Enter another one."))
  }

  /// Signing in, going on with another token, and signing out.
  func registerAccount(on routes: Routes) {
    routes.action("/chat/signin") { request async throws(PentadError) in
      guard let token = request.form["token"] else {
        throw PentadError(.invalid, "enter a token")
      }
      do throws(PentadError) {
        let client = try await session.signIn(token)
        session.noteHeard()
        await patience.wait { try? await client.fetchAllGroups() }
      } catch  where error.code.coarse == .unauthorized {
        return Address(.chat).with("refused", "yes")
      }
      return Address(.chat)
    }
    routes.action("/chat/signout") { _ async throws(PentadError) in
      try await session.signOut()
      return Address(.chat)
    }
    routes.page("/chat/account") { request async throws(PentadError) in
      guard let client = session.client else { return signInPage(request) }
      let content = AccountPage(
        name: try await client.account()?.name ?? client.userId,
        waiting: try await client.outgoing().count)
      return Page(
        "Account", area: .chat, template: "Chat/account", content: content,
        freshness: session.freshness(client))
    }
  }
}

/// The form for a token, ready for its template.
struct SignInPage: Sendable {
  let problem: String?
}

/// The account, ready for its template.
struct AccountPage: Sendable {
  let name: String
  /// `2 messages that were not sent`; nil for none.
  let unsent: String?

  init(name: String, waiting count: Int) {
    self.name = name
    unsent = count == 0 ? nil : "\(count) message\(count == 1 ? "" : "s") not sent yet"
  }
}
