#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  /// The options of a command that prints an answer about the account.
  struct ChatAnswering: ParsableArguments {
    @OptionGroup var options: ChatOptions
    @OptionGroup var output: AnswerOptions

    /// Runs like ``ChatOptions/with(isLive:tells:_:)``, and prints the answer.
    func answer(_ body: (ChatClient) async throws -> Answer) async throws {
      let format = try output.checked()
      try await options.with { client in try await body(client).write(as: format) }
    }

    /// Changes a stored message, and prints it.
    func change(_ id: MessageID, _ body: (ChatClient) async throws -> Void) async throws {
      try await answer { client in
        try await body(client)
        return try await client.answer(of: id)
      }
    }

    /// Changes a stored conversation, and prints it.
    func change(
      _ conversation: ConversationArgument,
      _ body: (ChatClient, ConversationKey) async throws -> Void
    ) async throws {
      try await answer { client in
        let key = try await conversation.key(of: client)
        _ = try await client.answer(of: key)
        try await body(client, key)
        return try await client.answer(of: key)
      }
    }

    /// Changes a group, and prints it as it is stored afterwards.
    func group(_ body: (ChatClient) async throws -> ChatGroup.ID) async throws {
      try await answer { client in
        let id = try await body(client)
        return try await client.answer(of: .group(id))
      }
    }
  }

  /// The options of a command that changes a stored message and prints it.
  struct MessageChanging: ParsableArguments {
    @Argument(help: "The message's id.") var message: MessageID
    @OptionGroup var chat: ChatAnswering

    func run(_ body: (ChatClient, MessageID) async throws -> Void) async throws {
      try await chat.change(message) { client in try await body(client, message) }
    }
  }

  extension ChatClient {
    fileprivate func answer(of id: MessageID) async throws(PentadError) -> Answer {
      guard let message = try await message(id) else {
        throw PentadError(.messageNotFound, "the message is no longer stored")
      }
      return Answer(message.json, ChatTables.messages([message]))
    }

    /// - Throws: `notFound` when no list has contained the conversation.
    func answer(of key: ConversationKey) async throws(PentadError) -> Answer {
      if let id = key.groupId, let group = try await group(id) {
        return Answer(group.json, ChatTables.groups([group]))
      }
      if let chat = try await chats().first(where: { $0.conversation == key }) {
        return Answer(chat.json, ChatTables.chats([chat]))
      }
      throw PentadError(.notFound, "nothing is stored for \(key); run `chat sync`")
    }
  }
#endif
