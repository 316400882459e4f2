#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Usage: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The size and the content of the store.")

      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { try await $0.usageAnswer() }
      }
    }

    struct ClearCache: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: """
          Removes cached data, which the server can provide again, and prints what \
          remains.
          """,
        discussion: "Drafts, read marks and pending messages remain; `sign-out` removes everything."
      )

      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          try await client.clearCache()
          return try await client.usageAnswer()
        }
      }
    }

    struct Erase: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Removes all stored data, and prints what remains.",
        discussion: "Pending messages are lost, too. The user stays signed in.")

      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          try await client.eraseAll()
          return try await client.usageAnswer()
        }
      }
    }
  }

  extension ChatClient {
    fileprivate func usageAnswer() async throws(PentadError) -> Answer {
      let usage = try await storageUsage()
      return Answer(counts: [
        ("bytes", Int(usage.bytes)), ("chats", usage.chats), ("groups", usage.groups),
        ("messages", usage.messages), ("waiting", usage.waiting),
        ("unreadable", usage.unreadable),
      ])
    }
  }
#endif
