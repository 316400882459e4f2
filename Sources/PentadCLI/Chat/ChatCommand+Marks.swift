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
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.change(message) { client in
          try await client.like(message, by: by.map { .unicode($0) } ?? .heart)
        }
      }
    }

    struct Unlike: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Takes a like back, and writes the message.",
        discussion: "The server is told by the next `sync`, or by a running `follow`.")

      @OptionGroup var changing: MessageChanging

      func run() async throws {
        try await changing.run { client, message in try await client.unlike(message) }
      }
    }

    struct MarkRead: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Notes that all of a conversation has been read, and writes the group or chat.",
        discussion: "The server is told by the next `sync`, or by a running `follow`.")

      @Argument(help: ConversationArgument.help) var conversation: ConversationArgument
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.change(conversation) { client, conversation in
          try await client.markRead(conversation)
        }
      }
    }
  }
#endif
