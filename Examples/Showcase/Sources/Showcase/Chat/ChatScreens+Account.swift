import ChatKit
import PentadCore

extension ChatScreens {
  /// The form for a token. A token is in no address, page or log; only where ChatKit keeps it.
  func signInPage(_ request: PageRequest) -> Page {
    Page(
      "Sign in to Chat", area: .chat, template: "Chat/signin",
      content: SignInPage(
        hasDemo: hasServer,
        problem: request.query["refused"] == nil
          ? nil : "The server rejected this token. Check it and enter it again."))
  }

  /// Signing in, going on with another token, and signing out.
  func registerAccount(on routes: Routes) {
    routes.action("/chat/signin") { request async throws(PentadError) in
      let demo = DemoAccount.all.first { $0.account == request.form["demo"] }
      guard let token = demo?.token ?? request.form["token"] else {
        throw PentadError(.invalid, "the token is missing")
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
      var page = Page(
        "Account", area: .chat, template: "Chat/account", content: content,
        freshness: session.freshness(client))
      page.back = Page.Back("Chat", Area.chat.address)
      return page
    }
  }
}

/// The form for a token, ready for its template.
struct SignInPage: Sendable {
  /// True if there is a server to sign in to.
  let hasDemo: Bool
  let problem: String?
  let accounts = DemoAccount.all
}

/// A user of the reference server, whose token is in its documentation.
struct DemoAccount: Sendable {
  /// The value of the form, in place of the token.
  let account: String
  let name: String
  let picture: String
  /// The token; in no page.
  var token: String { "tok-\(account)" }

  static let all = [("alice", "Alice", "101"), ("bob", "Bob", "102")].map { account, name, id in
    let face = Face(id: id)
    return DemoAccount(account: account, name: name, picture: face.picture)
  }
}

/// The account, ready for its template.
struct AccountPage: Sendable {
  let name: String
  /// `2 messages not sent yet`; nil for none.
  let unsent: String?

  init(name: String, waiting count: Int) {
    self.name = name
    unsent = count == 0 ? nil : "\(count) message\(count == 1 ? "" : "s") not sent yet"
  }
}
