#if CommandLine
  import ArgumentParser
  import VideoFeedKit

  /// The options of a command that prints an answer of the feed.
  struct VideoAnswering: ParsableArguments {
    @OptionGroup var options: VideoOptions
    @OptionGroup var output: AnswerOptions

    /// Runs like ``VideoOptions/with(_:tells:_:)``, and prints the answer.
    func answer(
      _ reach: VideoOptions.Reach = .store, _ body: (VideoFeed) async throws -> Answer
    ) async throws {
      let format = try output.checked()
      try await options.with(reach) { feed in try await body(feed).write(as: format) }
    }
  }
#endif
