#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Read: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Messages of a conversation, the oldest first: the newest, or those before one.",
        discussion: "It reads stored messages; --fetch queries the server first.")

      @Argument(help: ConversationArgument.help) var conversation: ConversationArgument
      @Option(help: "Only messages older than this one.") var before: MessageID?
      @Flag(help: "Fetch missing messages from the server.") var fetch = false
      @OptionGroup var size: MessageLimit
      @OptionGroup var chat: ChatAnswering

      func validate() throws { if fetch { try chat.options.server.require() } }

      func run() async throws {
        try await chat.answer { client in
          let conversation = try await conversation.key(of: client, acceptsUnknown: fetch)
          let failure = fetch ? try await fetch(conversation, by: client) : nil
          let messages = try await client.messages(
            in: conversation, before: before, limit: size.limit)
          if let failure {
            guard !messages.isEmpty else { throw failure }
            StoreNote.storedData(after: failure)
          }
          return Answer(messages.map(\.json), ChatTables.messages(messages))
        }
      }

      /// Fetches the requested messages. Returns the error if that fails.
      private func fetch(
        _ conversation: ConversationKey, by client: ChatClient
      ) async throws(PentadError) -> PentadError? {
        do throws(PentadError) {
          if before == nil { try await client.catchUp(conversation) }
          _ = try await client.fetchMessages(
            in: conversation, before: before ?? MessageID(rawValue: .max), limit: size.limit)
          return nil
        } catch {
          if .cancelled ~= error.code { throw error }
          return error
        }
      }
    }

    struct History: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Fetches all messages of a conversation, and prints their number.",
        discussion: "After an interruption, the next run continues.")

      @Argument(help: ConversationArgument.help) var conversation: ConversationArgument
      @OptionGroup var chat: ChatAnswering

      func validate() throws { try chat.options.server.require() }

      func run() async throws {
        try await chat.answer { client in
          let conversation = try await conversation.key(of: client, acceptsUnknown: true)
          try await client.fetchHistory(of: conversation) { progress in
            ProgressBar.show(progress.completed, of: progress.total, "messages")
          }
          var (count, oldest, newest) = (0, MessageID?.none, MessageID?.none)
          try await client.eachMessage(of: conversation) { message in
            (count, oldest, newest) = (count + 1, oldest ?? message.id, message.id)
          }
          let gaps = try await client.gaps(in: conversation).count
          return Answer(
            [
              "conversation": .string(conversation.text), "count": .integer(count),
              "gaps": .integer(gaps), "newest": .optional(newest?.description),
              "oldest": .optional(oldest?.description),
            ],
            Table(
              header: ["conversation", "count", "gaps"],
              rows: [[conversation.text, "\(count)", "\(gaps)"]]))
        }
      }
    }

    struct Search: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Finds stored messages by words, the newest first.",
        discussion: """
          Every word must occur, as the beginning of a word; a word of one or two Latin letters, as a whole.
          A text has at most 1,024 bytes and 32 different words.
          """)

      @Argument(help: "The words to find.") var text: String
      @Option(
        name: .customLong("in"), help: "Only this conversation: g:123, 123, d:1+2, or its name.")
      var conversation: ConversationArgument?
      @OptionGroup var size: MessageLimit
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          let key = try await conversation?.key(of: client)
          let found = try await client.search(text, in: key, limit: size.limit)
          return Answer(found.map(\.json), ChatTables.messages(found))
        }
      }
    }

    struct Gaps: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The ranges where messages may be missing between stored ones.",
        discussion: "They are filled as soon as the server can be reached.")

      @Argument(help: ConversationArgument.help) var conversation: ConversationArgument
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          let gaps = try await client.gaps(in: try await conversation.key(of: client))
          let values: [JSONValue] = gaps.map {
            ["after": .string("\($0.after)"), "before": .string("\($0.before)")]
          }
          return Answer(
            values,
            Table(header: ["after", "before"], rows: gaps.map { ["\($0.after)", "\($0.before)"] }))
        }
      }
    }
  }

  extension ChatClient {
    /// Iterates over the stored messages of a conversation, the oldest first, one page at a time.
    func eachMessage(
      of conversation: ConversationKey, _ body: (ChatMessage) -> Void
    ) async throws(PentadError) {
      var last = MessageID(rawValue: -1)
      while true {
        let page = try await messages(in: conversation, after: last, limit: 1_000)
        for message in page { body(message) }
        guard let newest = page.last?.id else { return }
        last = newest
      }
    }
  }
#endif
