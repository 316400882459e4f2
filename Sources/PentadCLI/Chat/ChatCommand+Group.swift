#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Group: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Makes, joins, changes and leaves groups.",
        discussion: """
          What needs the server at once wants a --server; the rest is told by the next `sync`, or by a \
          running `follow`. Each writes the group, or the members that it is about.
          """,
        subcommands: [
          Create.self, Join.self, Rejoin.self, Leave.self, Delete.self, Change.self,
          Nickname.self, Add.self, Remove.self,
        ])

      struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Makes a group.")

        @Argument(help: "Its name: 1 to 140 characters.") var name: String
        @Option(help: "What it is about: up to 255 characters.") var description: String?
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
          abstract: "Joins a group by its link; its membership is pending where somebody decides.")

        @Argument(help: "The group: 123.") var group: GroupArgument
        @Argument(help: "The last part of its link. \(PrivateArgument.forms)")
        var shareToken: PrivateArgument
        @Option(help: "The answer to what the group asks of those who join.") var answer: String?
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
          abstract: "Joins a group again that the user has left.")

        @OptionGroup var changing: GroupChanging

        func run() async throws {
          try await changing.run { client, id in try await client.rejoinGroup(id).id }
        }
      }

      struct Leave: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Leaves a group; what is stored of it stays.")

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
          abstract: "Deletes a group for all its members; what is stored of it stays.",
          discussion: "Only its owner may.")

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
