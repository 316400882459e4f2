#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct PeerTube: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "peertube", abstract: "Adds a PeerTube server.",
        subcommands: [Add.self, SignIn.self])

      private static let password = Secret(variable: "PENTAD_VIDEO_PASSWORD")

      struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Adds public videos, and prints the source.")

        @OptionGroup var server: VideoServer
        @Option(help: "local, channel:NAME or account:NAME.") var feed = PeerTubeFeed.local
        @OptionGroup var options: VideoOptions
        @OptionGroup var output: AnswerOptions

        func run() async throws {
          let format = try output.checked()
          let server = try PeerTubeServer(server.text())
          try await options.with { videos in
            let source = try await videos.addPeerTube(server, feed: feed)
            Answer(source.json, VideoTables.sources([source])).write(as: format)
          }
        }
      }

      struct SignIn: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Signs in, or again, and prints the source.",
          discussion: """
            The password is not stored. The server's tokens are stored in the store's folder, in a file that \
            only this user can read. Without --password-file, the password is read from the \
            variable \(password.variable).
            """)

        @OptionGroup var server: VideoServer
        @Option(help: "The user's name or mail address.") var user: String
        @Option(help: "The file that contains the password; - for standard input.")
        var passwordFile: String?
        @Option(
          help: "The code of the second factor, if the user has one. \(PrivateArgument.forms)")
        var code: PrivateArgument?
        @Option(help: "subscriptions, history, local, channel:NAME or account:NAME.")
        var feed = PeerTubeFeed.subscriptions
        @OptionGroup var options: VideoOptions
        @OptionGroup var output: AnswerOptions

        func validate() throws {
          guard passwordFile != nil || PeerTube.password.ofEnvironment != nil else {
            throw ValidationError(
              "give the password with --password-file or \(PeerTube.password.variable)")
          }
        }

        func run() async throws {
          let format = try output.checked()
          let server = try PeerTubeServer(server.text())
          let password = try PeerTube.password.line(passwordFile)
          let code = try code?.text()
          try await options.with(.sources) { videos in
            let source = try await videos.addPeerTube(
              server, user: user, password: password, otp: code, feed: feed)
            Answer(source.json, VideoTables.sources([source])).write(as: format)
          }
        }
      }
    }
  }

  /// The server of a new source.
  struct VideoServer: ParsableArguments {
    @Option(
      help: """
        The server's base, such as https://peertube.example; of pentad-reference-server it ends in \
        /peertube or /shelby. \(PrivateArgument.forms)
        """)
    var server: PrivateArgument

    func text() throws(PentadError) -> String { try server.text() }
  }
#endif
