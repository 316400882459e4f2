#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Groups: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The groups, the one with the newest message first.",
        discussion: "With a --server, the lists and what is new are fetched before.")

      @Flag(help: "Those that the user is no longer in.") var former = false
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          try await chat.options.server.ask { () async throws(PentadError) in
            if former {
              _ = try await client.fetchFormerGroups()
            } else {
              try await client.fetchAllGroups()
            }
          }
          var groups: [ChatGroup] = []
          let states: [MembershipState] =
            former ? [.exited, .removed, .gone] : [.active, .pending]
          for state in states { groups += try await client.groups(state) }
          return Answer(groups.map(\.json), ChatTables.groups(groups))
        }
      }
    }

    struct Chats: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The direct chats, the one with the newest message first.",
        discussion: "With a --server, the lists and what is new are fetched before.")

      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          try await chat.options.server.ask { () async throws(PentadError) in
            try await client.fetchAllGroups()
          }
          let chats = try await client.chats()
          return Answer(chats.map(\.json), ChatTables.chats(chats))
        }
      }
    }

    struct Members: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The members of a group.",
        discussion: "With a --server, they are fetched before.")

      @Argument(help: "The group: 123.") var group: GroupArgument
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          try await chat.options.server.ask { () async throws(PentadError) in
            try await client.fetchInformation(forGroup: group.id)
          }
          guard try await client.group(group.id) != nil else {
            throw PentadError(.notMember, "nothing is stored of a group \(group.id)")
          }
          let members = try await client.members(of: group.id)
          return Answer(members.map(\.json), ChatTables.members(members))
        }
      }
    }
  }
#endif
