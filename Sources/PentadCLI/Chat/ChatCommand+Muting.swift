#if CommandLine
  import ArgumentParser
  import AstroKit
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Mute: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Has a conversation not sound, and writes the group or chat.",
        discussion: "The server is told by the next `sync`, or by a running `follow`.")

      /// A duration beyond one year, which the server treats as unlimited.
      private static let forEver: Int64 = 10 * 366 * 86_400_000

      @Argument(help: ConversationArgument.help) var conversation: ConversationArgument
      @Option(help: "Until a moment, such as 2026-11-21T00:00Z; when left out, for ever.")
      var until: String?
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        let end =
          try until.map { (text) throws(PentadError) in try Instant(iso: text).milliseconds }
          ?? Now.instant.milliseconds + Self.forEver
        try await chat.change(conversation) { client, conversation in
          try await client.mute(conversation, until: end)
        }
      }
    }

    struct Unmute: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Lets a conversation sound again, and writes the group or chat.",
        discussion: "The server is told by the next `sync`, or by a running `follow`.")

      @Argument(help: ConversationArgument.help) var conversation: ConversationArgument
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.change(conversation) { client, conversation in
          try await client.mute(conversation, until: nil)
        }
      }
    }
  }
#endif
