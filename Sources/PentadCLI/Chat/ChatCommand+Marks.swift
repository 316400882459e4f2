#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Like: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Likes a stored message, and prints it.",
        discussion: "The next `sync`, or a running `follow`, sends the change.")

      @Argument(help: "The message's id.") var message: MessageID
      @Option(help: "The reaction, such as 😂; a heart if left out.") var by: String?
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.change(message) { client in
          try await client.like(message, by: by.map { .unicode($0) } ?? .heart)
        }
      }
    }

    struct Unlike: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Removes a like, and prints the message.",
        discussion: "The next `sync`, or a running `follow`, sends the change.")

      @OptionGroup var changing: MessageChanging

      func run() async throws {
        try await changing.run { client, message in try await client.unlike(message) }
      }
    }

    struct MarkRead: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Marks a conversation as read, and prints the group or chat.",
        discussion: "The next `sync`, or a running `follow`, sends the change.")

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
