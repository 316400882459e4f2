#if CommandLine
  import ArgumentParser
  import PentadCore

  /// A command of a Kit that needs a store, in a build without one. It fails for any arguments.
  protocol UnavailableCommand: ParsableCommand {
    static var kit: String { get }
  }

  extension UnavailableCommand {
    func run() throws { throw PentadError.missing(trait: "Storage", for: Self.kit) }
  }

  struct StellarCommand: UnavailableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stellar", abstract: "Not in this build: StellarKit needs the trait Storage.")
    static let kit = "StellarKit"

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
  }

  struct ChatCommand: UnavailableCommand {
    static let configuration = CommandConfiguration(
      commandName: "chat", abstract: "Not in this build: ChatKit needs the trait Storage.")
    static let kit = "ChatKit"

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
  }

  struct VideoCommand: UnavailableCommand {
    static let configuration = CommandConfiguration(
      commandName: "video", abstract: "Not in this build: VideoFeedKit needs the trait Storage.")
    static let kit = "VideoFeedKit"

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
  }
#endif
