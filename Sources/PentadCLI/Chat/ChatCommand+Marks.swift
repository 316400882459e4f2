#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Like: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Likes a stored message, and writes it.",
        discussion: "The server is told by the next `sync`, or by a running `follow`.")

      @Argument(help: "The message's id.") var message: MessageID
      @Option(help: "React by another sign than a heart, such as 😂.") var by: String?
      @OptionGroup var options: ChatOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        try await options.change(message, output) { client async throws(PentadError) in
          try await client.like(message, by: by.map { .unicode($0) } ?? .heart)
        }
      }
    }

    struct Unlike: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Takes a like back, and writes the message.",
        discussion: "The server is told by the next `sync`, or by a running `follow`.")

      @Argument(help: "The message's id.") var message: MessageID
      @OptionGroup var options: ChatOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        try await options.change(message, output) { client async throws(PentadError) in
          try await client.unlike(message)
        }
      }
    }

    struct MarkRead: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Notes that all of a conversation has been read, and writes the group or chat.",
        discussion: "The server is told by the next `sync`, or by a running `follow`.")

      @Argument(help: "The conversation: g:123, 123 or d:1+2.") var conversation: ConversationKey
      @OptionGroup var options: ChatOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        try await options.change(conversation, output) { client async throws(PentadError) in
          try await client.markRead(conversation)
        }
      }
    }
  }

  extension ChatOptions {
    /// Does something to a stored message, and writes that.
    func change(
      _ id: MessageID, _ output: AnswerOptions,
      _ body: (ChatClient) async throws(PentadError) -> Void
    ) async throws {
      let format = try output.checked()
      try await with { client in
        try await body(client)
        try await client.answer(of: id).write(as: format)
      }
    }

    /// Does something to a stored conversation, and writes that.
    func change(
      _ key: ConversationKey, _ output: AnswerOptions,
      _ body: (ChatClient) async throws(PentadError) -> Void
    ) async throws {
      let format = try output.checked()
      try await with { client in
        _ = try await client.answer(of: key)
        try await body(client)
        try await client.answer(of: key).write(as: format)
      }
    }
  }

  extension ChatClient {
    func answer(of id: MessageID) async throws(PentadError) -> Answer {
      guard let message = try await message(id) else {
        throw PentadError(.messageNotFound, "the message is no longer stored")
      }
      return Answer(message.json, ChatTables.messages([message]))
    }

    /// - Throws: `notFound` when no list has told of the conversation.
    func answer(of key: ConversationKey) async throws(PentadError) -> Answer {
      if let id = key.groupId, let group = try await group(id) {
        return Answer(group.json, ChatTables.groups([group]))
      }
      if let chat = try await chats().first(where: { $0.conversation == key }) {
        return Answer(chat.json, ChatTables.chats([chat]))
      }
      throw PentadError(.notFound, "nothing is stored of \(key)")
    }
  }
#endif
