#if CommandLine
  import ArgumentParser
  import VideoFeedKit

  /// A command that writes what the feed answers.
  struct VideoAnswering: ParsableArguments {
    @OptionGroup var options: VideoOptions
    @OptionGroup var output: AnswerOptions

    /// Runs as ``VideoOptions/with(_:tells:_:)``, and writes the answer.
    func answer(
      _ reach: VideoOptions.Reach = .store, _ body: (VideoFeed) async throws -> Answer
    ) async throws {
      let format = try output.checked()
      try await options.with(reach) { feed in try await body(feed).write(as: format) }
    }
  }
#endif
