#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand.Group {
    struct Change: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Changes the given properties of a group.")

      @Argument(help: "The group: 123.") var group: GroupArgument
      @Option(help: "Its name: 1 to 140 characters.") var name: String?
      @Option(help: "The description: up to 255 characters.") var description: String?
      @Flag(inversion: .prefixedNo, help: "Let others join by a link.") var share: Bool?
      @OptionGroup var chat: ChatAnswering

      func validate() throws {
        if change.isEmpty { throw ValidationError("give at least one property to change") }
      }

      func run() async throws {
        try await chat.group { client in
          try await client.requireGroup(group.id)
          try await client.changeGroup(group.id, change)
          return group.id
        }
      }

      private var change: GroupChange {
        GroupChange(name: name, description: description, isShared: share)
      }
    }

    struct Nickname: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Changes the user's nickname in a group.")

      @Argument(help: "The group: 123.") var group: GroupArgument
      @Argument(help: "The name: 1 to 50 characters.") var name: String
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.group { client in
          try await client.requireGroup(group.id)
          try await client.setNickname(name, in: group.id)
          return group.id
        }
      }
    }

    struct Add: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Adds a member to a group, and prints it.",
        discussion: """
          It waits for the result, a minute at most. Members that could not be added are not printed.
          """)

      @Argument(help: "The group: 123.") var group: GroupArgument
      @Argument(help: "The name in the group.") var nickname: String
      @Option(help: "The member's user id.") var user: String?
      @Option(help: "The member's telephone number.") var phone: String?
      @Option(help: "The member's mail address.") var email: String?
      @OptionGroup var chat: ChatAnswering

      func validate() throws {
        try chat.options.server.require()
        guard addresses.count == 1 else {
          throw ValidationError("give one of --user, --phone and --email")
        }
      }

      func run() async throws {
        let people = addresses.map { MemberInvitation(nickname: nickname, address: $0) }
        try await chat.answer { client in
          let members = try await client.addNewMembers(people, to: group.id)
          return Answer(members.map(\.json), ChatTables.members(members))
        }
      }

      private var addresses: [MemberInvitation.Address] {
        [
          user.map { .userId($0) }, phone.map { .phoneNumber($0) }, email.map { .email($0) },
        ].compactMap(\.self)
      }
    }

    struct Remove: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Removes a member from a group, and prints the stored members.",
        discussion: "The member is shown until the change has been sent.")

      @Argument(help: "The group: 123.") var group: GroupArgument
      @Argument(help: "The member's user id.") var user: String
      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { client in
          try await client.removeMember(user, from: group.id)
          let members = try await client.members(of: group.id)
          return Answer(members.map(\.json), ChatTables.members(members))
        }
      }
    }
  }

  extension ChatClient {
    /// - Throws: `notFound` when nothing is stored of the group.
    fileprivate func requireGroup(_ id: ChatGroup.ID) async throws(PentadError) {
      _ = try await answer(of: .group(id))
    }
  }
#endif
