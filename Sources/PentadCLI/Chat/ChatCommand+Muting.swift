#if CommandLine
  import ArgumentParser
  import AstroKit
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Mute: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Mutes a conversation, and prints the group or chat.",
        discussion: "The next `sync`, or a running `follow`, sends the change.")

      /// A duration beyond one year, which the server treats as unlimited.
      private static let forEver: Int64 = 10 * 366 * 86_400_000

      @Argument(help: ConversationArgument.help) var conversation: ConversationArgument
      @Option(help: "The end, such as 2026-11-21T00:00Z; if left out, it is muted indefinitely.")
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
        abstract: "Unmutes a conversation, and prints the group or chat.",
        discussion: "The next `sync`, or a running `follow`, sends the change.")

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
