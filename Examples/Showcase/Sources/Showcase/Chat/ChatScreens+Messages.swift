import ChatKit
import PentadCore

extension ChatScreens {
  /// Registers the user's actions in a conversation: each is stored before the answer, and sent
  /// later.
  func registerMessages(on routes: Routes) {
    routes.action("/chat/:key/messages") { request async throws(PentadError) in
      let (client, key) = (try session.signedIn(), try Self.key(of: request))
      let message = try await client.sendNewMessage(request.form["text"], to: key)
      // If the server answers at once, it has the message when the page is shown again.
      if client.connection.isHearing {
        await patience.wait { _ = try? await client.delivery(of: message) }
      }
      return Self.address(of: key)
    }
    routes.action("/chat/:key/likes") { request async throws(PentadError) in
      let (client, key) = (try session.signedIn(), try Self.key(of: request))
      guard let id = request.form["message"].flatMap({ MessageID($0) }) else {
        throw PentadError(.invalid, "the message is missing")
      }
      switch request.form["do"] {
      case "like": try await client.like(id)
      case "unlike": try await client.unlike(id)
      default: throw PentadError(.invalid, "the action must be like or unlike")
      }
      return Self.address(of: key).with("before", request.form["before"])
    }
    routes.action("/chat/:key/read") { request async throws(PentadError) in
      let (client, key) = (try session.signedIn(), try Self.key(of: request))
      try await client.markRead(key)
      return Self.address(of: key)
    }
    routes.action("/chat/:key/outgoing/:id") { request async throws(PentadError) in
      let key = try Self.key(of: request)
      try await decide(request)
      return Self.address(of: key)
    }
    routes.action("/chat/changes/:id") { request async throws(PentadError) in
      try await decide(request)
      return Address(.chat)
    }
  }

  /// Retries or discards an unsent message.
  private func decide(_ request: PageRequest) async throws(PentadError) {
    let client = try session.signedIn()
    guard let id = Int64(try request.parameter("id")) else {
      throw PentadError(.notFound, "this message does not exist")
    }
    let isDone: Bool
    switch request.form["do"] {
    case "retry":
      isDone = try await client.retry(id)
      client.networkChanged()
    case "drop": isDone = try await client.cancel(id)
    default: throw PentadError(.invalid, "the action must be retry or drop")
    }
    guard isDone else {
      throw PentadError(.conflict, "the message is being sent, or has been delivered")
    }
  }
}

extension RefusedChange {
  /// Describes the refused change.
  var words: String {
    let what =
      switch change {
      case "react": "A like"
      case "read": "A read mark"
      default: "A change (\(change))"
      }
    return "\(what) was rejected by the server: \(error.message)."
  }
}
