#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Edit: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Gives one of the user's own messages another text, and writes the message.",
        discussion: ChatCommand.shownLater)

      @Argument(help: "The message's id.") var message: MessageID
      @Argument(help: "What it is to say: 1 to 1000 characters.") var text: String
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.change(message) { client in
          try await client.edit(message, text: text)
        }
      }
    }

    struct Delete: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Deletes a message for everybody, and writes it.",
        discussion: """
          One of the user's own, or any for an administrator. \(ChatCommand.shownLater)
          """)

      @OptionGroup var changing: MessageChanging

      func run() async throws {
        try await changing.run { client, message in try await client.delete(message) }
      }
    }

    struct Pin: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Pins a message for all in the conversation, and writes it.",
        discussion: ChatCommand.shownLater)

      @OptionGroup var changing: MessageChanging

      func run() async throws {
        try await changing.run { client, message in try await client.pin(message) }
      }
    }

    struct Unpin: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Takes a pin back, and writes the message.",
        discussion: ChatCommand.shownLater)

      @OptionGroup var changing: MessageChanging

      func run() async throws {
        try await changing.run { client, message in try await client.unpin(message) }
      }
    }

    struct Pinned: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The pinned messages of a conversation that are stored, the last pinned first.")

      @Argument(help: ConversationArgument.help) var conversation: ConversationArgument
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          let key = try await conversation.key(of: client)
          let pinned = try await client.pinned(in: key)
          return Answer(pinned.map(\.json), ChatTables.messages(pinned))
        }
      }
    }

    /// A help text about the delay of changes to messages.
    private static let shownLater = """
      The server is told by the next `sync`, or by a running `follow`; the message shows it once the \
      server has done it and told of it.
      """
  }
#endif
