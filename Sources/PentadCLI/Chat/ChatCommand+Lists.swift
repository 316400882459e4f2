#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Groups: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The groups, the one with the newest message first.",
        discussion: "With --server, the lists and new messages are fetched first.")

      @Flag(help: "List the groups that the user has left.") var former = false
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
        discussion: "With --server, the lists and new messages are fetched first.")

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
        discussion: "With --server, they are fetched first.")

      @Argument(help: "The group: 123.") var group: GroupArgument
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          try await chat.options.server.ask { () async throws(PentadError) in
            try await client.fetchInformation(forGroup: group.id)
          }
          guard try await client.group(group.id) != nil else {
            throw PentadError(.notMember, "the group \(group.id) is not stored; run `chat sync`")
          }
          let members = try await client.members(of: group.id)
          return Answer(members.map(\.json), ChatTables.members(members))
        }
      }
    }
  }
#endif
