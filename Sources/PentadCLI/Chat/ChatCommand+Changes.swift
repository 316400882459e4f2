#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Edit: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Edits one of the user's own messages, and prints it.",
        discussion: ChatCommand.shownLater)

      @Argument(help: "The message's id.") var message: MessageID
      @Argument(help: "The new text: 1 to 1000 characters.") var text: String
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.change(message) { client in
          try await client.edit(message, text: text)
        }
      }
    }

    struct Delete: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Deletes a message for everyone, and prints it.",
        discussion: """
          It must be the user's own, unless the user is an administrator. \(ChatCommand.shownLater)
          """)

      @OptionGroup var changing: MessageChanging

      func run() async throws {
        try await changing.run { client, message in try await client.delete(message) }
      }
    }

    struct Pin: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Pins a message for the whole conversation, and prints it.",
        discussion: ChatCommand.shownLater)

      @OptionGroup var changing: MessageChanging

      func run() async throws {
        try await changing.run { client, message in try await client.pin(message) }
      }
    }

    struct Unpin: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Unpins a message, and prints it.",
        discussion: ChatCommand.shownLater)

      @OptionGroup var changing: MessageChanging

      func run() async throws {
        try await changing.run { client, message in try await client.unpin(message) }
      }
    }

    struct Pinned: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The stored pinned messages of a conversation, the last pinned first.")

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
      The next `sync`, or a running `follow`, sends the change; the message shows it after the server \
      has confirmed it.
      """
  }
#endif
