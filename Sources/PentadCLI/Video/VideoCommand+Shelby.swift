#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Shelby: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Adds a Shelby server.", subcommands: [SignIn.self])

      struct SignIn: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Signs in with a browser, in two steps.",
          discussion: """
            `begin` prints the address of a page. Open it, sign in, and copy the address to which you are \
            redirected, even if nothing is there; pass it to `finish`. Both need the same options. The \
            user's token is stored in the store's folder, in a file that only this user can read.
            """,
          subcommands: [Begin.self, Finish.self])
      }

      struct Begin: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Begins, and prints the address of the page to open.",
          discussion: ShelbyProgram.discussion)

        @Option(help: "The network with which the user signs in.") var network = ShareOrigin.twitter
        @OptionGroup var program: ShelbyProgram
        @OptionGroup var options: VideoOptions
        @OptionGroup var output: AnswerOptions

        func run() async throws {
          let format = try output.checked()
          let secret = try program.secret()
          try await options.with(.sources) { feed in
            let page = try await program.signIn(feed, secret).begin(with: network).string
            note(
              "open the page, sign in, and pass the address to which you are redirected "
                + "to `finish`")
            Answer(
              ["callback": .string(program.callback), "url": .string(page)],
              Table(header: ["url"], rows: [[page]])
            ).write(as: format)
          }
        }
      }

      struct Finish: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Finishes the sign-in, and prints the source.",
          discussion: ShelbyProgram.discussion)

        @Argument(
          help: "The address to which the server redirected the user. \(PrivateArgument.forms)")
        var address: PrivateArgument
        @OptionGroup var program: ShelbyProgram
        @OptionGroup var options: VideoOptions
        @OptionGroup var output: AnswerOptions

        func run() async throws {
          let format = try output.checked()
          let secret = try program.secret()
          let address = try address.text()
          try await options.with(.sources) { feed in
            let source = try await feed.addShelby(
              program.signIn(feed, secret), cameBackAt: address)
            Answer(source.json, VideoTables.sources([source])).write(as: format)
          }
        }
      }
    }
  }

  /// The registered program (OAuth consumer) with which a user signs in.
  struct ShelbyProgram: ParsableArguments {
    private static let consumerSecret = Secret(variable: "PENTAD_VIDEO_CONSUMER_SECRET")

    static let discussion = """
      Without --consumer-secret-file the secret is taken from the variable \(consumerSecret.variable).
      """

    @OptionGroup var server: VideoServer
    @Option(help: "The consumer key of the program at the server.") var consumer: String
    @Option(help: "The file that contains the key's secret; - for standard input.")
    var consumerSecretFile: String?
    @Option(help: "The address to which the server redirects the user.")
    var callback = "http://127.0.0.1/signed-in"

    func validate() throws {
      guard consumerSecretFile != nil || Self.consumerSecret.ofEnvironment != nil else {
        throw ValidationError(
          "give the secret with --consumer-secret-file or \(Self.consumerSecret.variable)")
      }
    }

    func secret() throws(PentadError) -> String {
      try Self.consumerSecret.line(consumerSecretFile)
    }

    func signIn(_ feed: VideoFeed, _ secret: String) throws(PentadError) -> ShelbySignIn {
      try feed.shelbySignIn(
        ShelbyServer(server.text()), consumer: .init(identifier: consumer, secret: secret),
        callback: callback)
    }
  }
#endif
