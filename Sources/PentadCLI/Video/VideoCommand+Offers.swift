#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Channels: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The channels of a source that are stored, those of the user's account first.",
        discussion: "`sync` fetches them.")

      @OptionGroup var source: VideoSourceArgument
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { feed in
          try await feed.require(source.id)
          let channels = try await feed.channels(of: source.id)
          Answer(channels.map(\.json), VideoTables.channels(channels)).write(as: format)
        }
      }
    }

    struct Rolls: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The rolls of a source that are stored.", discussion: "`sync` fetches them.")

      @OptionGroup var source: VideoSourceArgument
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { feed in
          try await feed.require(source.id)
          let rolls = try await feed.rolls(of: source.id)
          Answer(rolls.map(\.json), VideoTables.rolls(rolls)).write(as: format)
        }
      }
    }
  }

  extension VideoFeed {
    /// - Throws: `sourceNotFound` for what is no source of the user's.
    fileprivate func require(_ id: SourceID) async throws(PentadError) {
      guard try await source(id) != nil else {
        throw PentadError(.sourceNotFound, "there is no source \(id.rawValue)")
      }
    }
  }
#endif
