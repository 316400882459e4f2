#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Usage: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "What the store takes, and what is in it.")

      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { try await $0.usageAnswer() }
      }
    }

    struct ClearCache: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Lets go of what the server can tell again, and says what is left.",
        discussion: "Drafts, read marks and what is to be sent stay; `sign-out` removes all.")

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
        abstract: "Lets go of everything that is stored, and says what is left.",
        discussion: "What waits to be sent is lost with it. The user stays signed in.")

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
