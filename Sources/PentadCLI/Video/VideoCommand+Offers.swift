#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Channels: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The stored channels of a source, those of the user's account first.",
        discussion: "`sync` fetches them.")

      @OptionGroup var source: VideoSourceAnswering

      func run() async throws {
        try await source.answer { feed, id in
          try await feed.require(id)
          let channels = try await feed.channels(of: id)
          return Answer(channels.map(\.json), VideoTables.channels(channels))
        }
      }
    }

    struct Rolls: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The stored rolls of a source.", discussion: "`sync` fetches them.")

      @OptionGroup var source: VideoSourceAnswering

      func run() async throws {
        try await source.answer { feed, id in
          try await feed.require(id)
          let rolls = try await feed.rolls(of: id)
          return Answer(rolls.map(\.json), VideoTables.rolls(rolls))
        }
      }
    }
  }

  extension VideoFeed {
    /// - Throws: `sourceNotFound` for an id that is not a source of the user.
    fileprivate func require(_ id: SourceID) async throws(PentadError) {
      guard try await source(id) != nil else {
        throw PentadError.noSuchSource
      }
    }
  }
#endif
