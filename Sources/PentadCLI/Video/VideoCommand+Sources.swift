#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Sources: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The sources, how they answered lately, and when they are asked again.",
        discussion: "In JSON with its address, in which a secret may stand.")

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { try await $0.sourcesAnswer() }
      }
    }

    struct Pause: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Has a source not asked until `resume`, and writes it.",
        discussion: "What it told of stays.")

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
        abstract: "Has a paused source asked again, and writes it.")

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
        abstract: "Removes a source with all that only it told of, and writes the others.",
        discussion: "What the user signed in with stays, for other feeds of the same user there.")

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
        abstract: "Signs the user out of a source and removes it, and writes the others.",
        discussion: "The server is told if it can be reached.")

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
    @Argument(help: "The source's id, as `sources` tells it. \(PrivateArgument.forms)")
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
