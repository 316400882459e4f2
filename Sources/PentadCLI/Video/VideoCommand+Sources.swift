#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Sources: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The sources, their last result, and the time of the next request.",
        discussion: "JSON includes the address, which may contain a secret.")

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { try await $0.sourcesAnswer() }
      }
    }

    struct Pause: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Pauses a source until `resume`, and prints it.",
        discussion: "Its videos remain.")

      @OptionGroup var source: VideoSourceAnswering

      func run() async throws {
        try await source.answer { feed, id in
          try await feed.pauseSource(id)
          return try await feed.answer(of: id)
        }
      }
    }

    struct Resume: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Resumes a paused source, and prints it.")

      @OptionGroup var source: VideoSourceAnswering

      func run() async throws {
        try await source.answer { feed, id in
          try await feed.resumeSource(id)
          return try await feed.answer(of: id)
        }
      }
    }

    struct Remove: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Removes a source with the videos of it alone, and prints the others.",
        discussion: "The sign-in remains, for other feeds of the same user there.")

      @OptionGroup var source: VideoSourceAnswering

      func run() async throws {
        try await source.answer { feed, id in
          try await feed.remove(id)
          return try await feed.sourcesAnswer()
        }
      }
    }

    struct SignOut: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Signs out of a source and removes it, and prints the others.",
        discussion: "The server is informed if it can be reached.")

      @OptionGroup var source: VideoSourceAnswering

      func run() async throws {
        try await source.answer(.sources) { feed, id in
          try await feed.signOut(id)
          return try await feed.sourcesAnswer()
        }
      }
    }
  }

  /// The options of a command on one of the user's sources.
  struct VideoSourceAnswering: ParsableArguments {
    @Argument(help: "The source's id, as `sources` prints it. \(PrivateArgument.forms)")
    var id: PrivateArgument
    @OptionGroup var video: VideoAnswering

    /// Runs like ``VideoAnswering/answer(_:_:)``.
    func answer(
      _ reach: VideoOptions.Reach = .store, _ body: (VideoFeed, SourceID) async throws -> Answer
    ) async throws {
      let id = SourceID(try id.text())
      try await video.answer(reach) { feed in try await body(feed, id) }
    }
  }

  extension VideoFeed {
    fileprivate func sourcesAnswer() async throws(PentadError) -> Answer {
      let sources = try await sources()
      return Answer(sources.map(\.json), VideoTables.sources(sources))
    }

    fileprivate func answer(of id: SourceID) async throws(PentadError) -> Answer {
      guard let source = try await source(id) else {
        throw PentadError.noSuchSource
      }
      return Answer(source.json, VideoTables.sources([source]))
    }
  }
#endif
