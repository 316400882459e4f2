#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Actions: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "What sources do not know yet, or have refused.")

      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { try await $0.actionsAnswer().write(as: format) }
      }
    }

    struct Retry: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Has a source told again what it refused, and writes all that is to be told.",
        discussion: "A share whose fate is not known is sent anew.")

      @Argument(help: "The id, as `actions` tells it.") var id: Int64
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { feed in
          guard try await feed.retry(id) else { throw try await feed.whyNot(id) }
          try await feed.actionsAnswer().write(as: format)
        }
      }
    }

    struct Cancel: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Has a source not told, and writes what is still to be told.",
        discussion: "What the user did stands here.")

      @Argument(help: "The id, as `actions` tells it.") var id: Int64
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { feed in
          guard try await feed.cancel(id) else { throw try await feed.whyNot(id) }
          try await feed.actionsAnswer().write(as: format)
        }
      }
    }
  }

  extension VideoFeed {
    fileprivate func actionsAnswer() async throws(PentadError) -> Answer {
      let actions = try await actions()
      return Answer(actions.map(\.json), VideoTables.actions(actions))
    }

    /// Why something cannot be held back or told again.
    fileprivate func whyNot(_ id: Int64) async throws(PentadError) -> PentadError {
      guard try await actions().contains(where: { $0.id == id }) else {
        return PentadError(.notFound, "nothing of the number \(id) is to be told")
      }
      return PentadError(.conflict, "\(id) is being told")
    }
  }
#endif
