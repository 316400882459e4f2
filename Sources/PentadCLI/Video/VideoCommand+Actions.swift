#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Actions: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "What sources do not know yet, or have refused.")

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { try await $0.actionsAnswer() }
      }
    }

    struct Retry: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Has a source told again what it refused, and writes all that is to be told.",
        discussion: "A share whose fate is not known is sent anew.")

      @OptionGroup var one: ActionChanging

      func run() async throws {
        try await one.run { feed, id in try await feed.retry(id) }
      }
    }

    struct Cancel: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Has a source not told, and writes what is still to be told.",
        discussion: "What the user did stands here.")

      @OptionGroup var one: ActionChanging

      func run() async throws {
        try await one.run { feed, id in try await feed.cancel(id) }
      }
    }
  }

  /// The options of a command on one pending action, which prints all pending actions afterwards.
  struct ActionChanging: ParsableArguments {
    @Argument(help: "The id, as `actions` tells it.") var id: Int64
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
        return PentadError(.notFound, "nothing of the number \(id) is to be told")
      }
      return PentadError(.conflict, "\(id) is being told")
    }
  }
#endif
