#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Sources: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The sources, how they answered lately, and when they are asked again.",
        discussion: "In JSON with its address, in which a secret may stand.")

      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { try await $0.sourcesAnswer().write(as: format) }
      }
    }

    struct Pause: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Has a source not asked until `resume`, and writes it.",
        discussion: "What it told of stays.")

      @OptionGroup var source: VideoSourceArgument
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { feed in
          try await feed.pause(source.id)
          try await feed.answer(of: source.id).write(as: format)
        }
      }
    }

    struct Resume: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Has a paused source asked again, and writes it.")

      @OptionGroup var source: VideoSourceArgument
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { feed in
          try await feed.resume(source.id)
          try await feed.answer(of: source.id).write(as: format)
        }
      }
    }

    struct Remove: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Removes a source with all that only it told of, and writes the others.",
        discussion: "What the user signed in with stays, for other feeds of the same user there.")

      @OptionGroup var source: VideoSourceArgument
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { feed in
          try await feed.remove(source.id)
          try await feed.sourcesAnswer().write(as: format)
        }
      }
    }

    struct LogOut: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Signs the user out of a source and removes it, and writes the others.",
        discussion: "The server is told if it can be reached.")

      @OptionGroup var source: VideoSourceArgument
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with(.sources) { feed in
          try await feed.logOut(source.id)
          try await feed.sourcesAnswer().write(as: format)
        }
      }
    }
  }

  /// One of the user's sources.
  struct VideoSourceArgument: ParsableArguments {
    @Argument(help: "The source's id, as `sources` tells it.") var id: SourceID
  }

  extension VideoFeed {
    fileprivate func sourcesAnswer() async throws(PentadError) -> Answer {
      let sources = try await sources()
      return Answer(sources.map(\.json), VideoTables.sources(sources))
    }

    fileprivate func answer(of id: SourceID) async throws(PentadError) -> Answer {
      guard let source = try await source(id) else {
        throw PentadError(.sourceNotFound, "the source was removed meanwhile")
      }
      return Answer(source.json, VideoTables.sources([source]))
    }
  }
#endif
