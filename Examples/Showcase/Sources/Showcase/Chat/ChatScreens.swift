import ChatKit
import PentadCore

/// The screens of ChatKit: signing in, the list of groups and direct chats, a conversation, its members.
struct ChatScreens: Screens {
  static let area = Area.chat

  let session: ChatSession
  let pictures: ChatPictures
  let time: TimeSource
  /// True if the showcase was started with a server.
  let hasServer: Bool

  var patience: Patience { Patience(time: time) }

  static func open(_ backstage: Backstage) async throws(PentadError) -> ChatScreens {
    ChatScreens(
      session: try await ChatSession.open(backstage), pictures: ChatPictures(backstage),
      time: backstage.time, hasServer: backstage.server != nil)
  }

  func register(on routes: Routes) {
    routes.page("/chat") { request async throws(PentadError) in
      guard let client = session.client else { return signInPage(request) }
      return try await list(client, request)
    }
    routes.page("/chat/:key") { request async throws(PentadError) in
      guard let client = session.client else { return signInPage(request) }
      return try await conversation(client, try Self.key(of: request), request)
    }
    routes.page("/chat/:key/members") { request async throws(PentadError) in
      guard let client = session.client else { return signInPage(request) }
      return try await members(client, try Self.key(of: request))
    }
    registerAccount(on: routes)
    registerMessages(on: routes)
    registerEvents(on: routes)
    routes.file("/chat/pictures/:message/:place") { request async throws(PentadError) in
      try await picture(request)
    }
  }

  func close() async { await session.close() }

  /// The conversation that an address names: `g:123`, `d:101+102`.
  static func key(of request: PageRequest) throws(PentadError) -> ConversationKey {
    guard let key = ConversationKey(text: try request.parameter("key")) else {
      throw PentadError(.notFound, "this conversation does not exist")
    }
    return key
  }

  /// Returns the address of a conversation.
  static func address(of key: ConversationKey) -> Address { Address(.chat).appending(key.text) }
}
