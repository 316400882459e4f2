#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Group: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Creates, joins, changes and leaves groups.",
        discussion: """
          Commands that need the server at once require --server; the next `sync`, or a running `follow`, \
          sends the other changes. Each prints the group or the members.
          """,
        subcommands: [
          Create.self, Join.self, Rejoin.self, Leave.self, Delete.self, Change.self,
          Nickname.self, Add.self, Remove.self,
        ])

      struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Creates a group.")

        @Argument(help: "Its name: 1 to 140 characters.") var name: String
        @Option(help: "The description: up to 255 characters.") var description: String?
        @Flag(help: "Let others join by a link.") var share = false
        @OptionGroup var chat: ChatAnswering

        func validate() throws { try chat.options.server.require() }

        func run() async throws {
          try await chat.group { client in
            try await client.createGroup(named: name, description: description, share: share).id
          }
        }
      }

      struct Join: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: """
            Joins a group by its link. The membership is pending if an administrator must \
            approve it.
            """)

        @Argument(help: "The group: 123.") var group: GroupArgument
        @Argument(help: "The last part of its link. \(PrivateArgument.forms)")
        var shareToken: PrivateArgument
        @Option(help: "The answer to the group's question for new members.") var answer: String?
        @OptionGroup var chat: ChatAnswering

        func validate() throws { try chat.options.server.require() }

        func run() async throws {
          let shareToken = try shareToken.text()
          try await chat.group { client in
            try await client.joinGroup(group.id, shareToken: shareToken, answer: answer).id
          }
        }
      }

      struct Rejoin: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Rejoins a group that the user has left.")

        @OptionGroup var changing: GroupChanging

        func run() async throws {
          try await changing.run { client, id in try await client.rejoinGroup(id).id }
        }
      }

      struct Leave: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Leaves a group. Its stored messages remain.")

        @OptionGroup var changing: GroupChanging

        func run() async throws {
          try await changing.run { client, id in
            try await client.leaveGroup(id)
            return id
          }
        }
      }

      struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Deletes a group for all its members. Its stored messages remain.",
          discussion: "Only the owner can do this.")

        @OptionGroup var changing: GroupChanging

        func run() async throws {
          try await changing.run { client, id in
            try await client.deleteGroup(id)
            return id
          }
        }
      }
    }
  }

  /// The options of a command that changes a group on the server and prints it.
  struct GroupChanging: ParsableArguments {
    @Argument(help: "The group: 123.") var group: GroupArgument
    @OptionGroup var chat: ChatAnswering

    func validate() throws { try chat.options.server.require() }

    func run(_ body: (ChatClient, ChatGroup.ID) async throws -> ChatGroup.ID) async throws {
      try await chat.group { client in try await body(client, group.id) }
    }
  }
#endif
