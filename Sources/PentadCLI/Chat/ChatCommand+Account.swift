#if CommandLine
  import ArgumentParser
  import ChatKit
  import PentadCore

  extension ChatCommand {
    struct SignIn: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Signs in with a token, and creates or renews the store.",
        discussion: """
          The token is stored only in the store's folder, in a file that only this user can read. Without --token-file it is read from the variable \
          \(ChatToken.variable), or from the file that chat.token-file of `pentad config` names.
          """)

      @Option(
        help: """
          The file that contains the token; - for standard \
          input.
          """) var tokenFile: String?
      @Argument(help: .hidden) var rest: [String] = []
      @OptionGroup var options: ChatOptions
      @OptionGroup var output: AnswerOptions

      func validate() throws {
        guard rest.isEmpty else {
          throw ValidationError("other users can see arguments: give the token with --token-file")
        }
        try options.server.require()
        guard tokenFile != nil || ChatToken.ofEnvironment != nil || Settings.has(.chatTokenFile)
        else {
          throw ValidationError("give the token with --token-file or \(ChatToken.variable)")
        }
      }

      func run() async throws {
        let format = try output.checked()
        try await options.signedIn(token: try ChatToken.read(tokenFile)) { client in
          try await client.accountAnswer().write(as: format)
        }
      }
    }

    struct SignOut: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Signs out, and removes the token and all stored data.",
        discussion: """
          Pending messages are lost, too. The user is printed. The token is removed first, even if the \
          store cannot be opened: then an error reports that the stored data remains.
          """)

      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        let format = try chat.output.checked()
        var configuration = try chat.options.configuration()
        configuration.servers = nil
        configuration.worksByItself = false
        let user = await Self.user(configuration)
        let id = try await ChatClient.signOut(configuration)
        (user ?? ChatUser(id: id, name: "")).answer.write(as: format)
      }

      /// Returns the signed-in user, if the store contains it.
      private static func user(_ configuration: ChatConfiguration) async -> ChatUser? {
        guard let client = try? await ChatClient.open(configuration, transport: NoServer()) else {
          return nil
        }
        let user = try? await client.account()
        await client.close()
        return user
      }
    }

    struct Whoami: AsyncParsableCommand {
      static let configuration = CommandConfiguration(abstract: "The signed-in user.")

      @OptionGroup var chat: ChatAnswering

      func run() async throws {
        try await chat.answer { try await $0.accountAnswer() }
      }
    }
  }

  extension ChatClient {
    fileprivate func accountAnswer() async throws(PentadError) -> Answer {
      (try await account() ?? ChatUser(id: userId, name: "")).answer
    }
  }

  extension ChatUser {
    fileprivate var answer: Answer {
      Answer(
        json,
        Table(
          header: ["id", "name", "email", "phoneNumber"],
          rows: [[id, name, email ?? "", phoneNumber ?? ""]]))
    }
  }
#endif
