#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Actions: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The pending actions, and those that sources rejected.")

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { try await $0.actionsAnswer() }
      }
    }

    struct Retry: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Retries a rejected action, and prints all pending ones.",
        discussion: "A share with an unknown result is sent again.")

      @OptionGroup var one: ActionChanging

      func run() async throws {
        try await one.run { feed, id in try await feed.retry(id) }
      }
    }

    struct Cancel: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Discards a pending action, and prints all others.",
        discussion: "The user's own marks remain in the store.")

      @OptionGroup var one: ActionChanging

      func run() async throws {
        try await one.run { feed, id in try await feed.cancel(id) }
      }
    }
  }

  /// The options of a command on one pending action, which prints all pending actions afterwards.
  struct ActionChanging: ParsableArguments {
    @Argument(help: "The id, as `actions` prints it.") var id: Int64
    @OptionGroup var video: VideoAnswering

    /// - Parameter body: returns true on success.
    func run(_ body: (VideoFeed, Int64) async throws -> Bool) async throws {
      try await video.answer { feed in
        guard try await body(feed, id) else { throw try await feed.whyNot(id) }
        return try await feed.actionsAnswer()
      }
    }
  }

  extension VideoFeed {
    fileprivate func actionsAnswer() async throws(PentadError) -> Answer {
      let actions = try await actions()
      return Answer(actions.map(\.json), VideoTables.actions(actions))
    }

    /// Returns the reason why an action cannot be cancelled or sent again.
    fileprivate func whyNot(_ id: Int64) async throws(PentadError) -> PentadError {
      guard try await actions().contains(where: { $0.id == id }) else {
        return PentadError(.notFound, "no action with the id \(id) is pending; see `video actions`")
      }
      return PentadError(.conflict, "\(id) is being sent; wait until it is delivered")
    }
  }
#endif
