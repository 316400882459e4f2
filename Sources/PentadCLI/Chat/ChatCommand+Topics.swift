#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct Topics: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The topics of a group, the one with the newest message first.",
        discussion: "With --server, they are fetched first.")

      @Argument(help: "The group: 123.") var group: GroupArgument
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          try await chat.options.server.ask { () async throws(PentadError) in
            try await client.fetchTopics(of: group.id)
          }
          let topics = try await client.topics(of: group.id)
          return Answer(topics.map(\.json), ChatTables.groups(topics))
        }
      }
    }

    struct Topic: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Creates, renames, deletes and mutes topics of groups.",
        discussion: """
          A topic is a conversation of its own: read it, write to it and mark it as read by its id. \
          Only administrators create, rename and delete topics. Each command prints the topic.
          """,
        subcommands: [
          Create.self, Rename.self, Delete.self, ChatCommand.Mute.self, ChatCommand.Unmute.self,
        ])

      struct Create: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Creates a topic in a group.")

        @Argument(help: "The group: 123.") var group: GroupArgument
        @Argument(help: "The topic's name: 1 to 140 characters.") var name: String
        @Option(help: "The description: up to 255 characters.") var description: String?
        @Flag(help: "Only administrators can write in it.") var announcement = false
        @OptionGroup var chat: ChatAnswering

        func validate() throws { try chat.options.server.require() }

        func run() async throws {
          try await chat.group { client in
            try await client.createTopic(
              in: group.id, named: name, description: description, isAnnouncement: announcement
            ).id
          }
        }
      }

      struct Rename: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Renames a topic.",
          discussion: "The next `sync`, or a running `follow`, sends the change.")

        @Argument(help: "The topic: 123.") var topic: GroupArgument
        @Argument(help: "The name: 1 to 140 characters.") var name: String
        @OptionGroup var chat: ChatAnswering

        func run() async throws {
          try await chat.group { client in
            _ = try await client.answer(of: .group(topic.id))
            try await client.changeGroupName(name, for: topic.id)
            return topic.id
          }
        }
      }

      struct Delete: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Deletes a topic for all members. Its stored messages remain.")

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
#endif
