#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Sync: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Asks the sources that are due, and tells them what the user did, once.",
        discussion: """
          What is new waits until it is applied, so that no list moves meanwhile; but the first videos of \
          a source are in the lists at once: `arrived` counts all videos that are new, and `pending` \
          those that wait. A feed without a video is noted. Where only a source knows how a video can be watched, it is \
          asked for each, as fast as --rate lets: that takes a while at first. A feed is due half \
          an hour after it has answered, or after its `interval`, another source ten seconds; what it cannot be told yet waits, and is \
          counted. A source that fails is noted; when no other works, the command fails.
          """)

      @Flag(help: "Put what is new into the lists.") var apply = false
      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer(.sources) { feed in
          let before = try await feed.storageUsage().videos
          let failures = try await feed.synchronise()
          let arrived = max(0, try await feed.storageUsage().videos - before)
          let applied = apply ? try await feed.applyPending() : VideoNews()
          return try await feed.answer(to: failures, applied: applied, arrived: arrived)
        }
      }
    }

    struct Refresh: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Asks all sources now, and puts all that is new into the lists.",
        discussion: """
          But for those that asked to be left alone. A source that fails is noted; when no other works, \
          the command fails.
          """)

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer(.sources) { feed in
          let refresh = try await feed.refresh()
          return try await feed.answer(to: refresh.failures, applied: refresh.applied)
        }
      }
    }

    struct Apply: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Puts what is new into the lists, and says how much it was.",
        discussion: "No source is asked.")

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { feed in
          try await feed.answer(to: [:], applied: feed.applyPending())
        }
      }
    }

    struct Older: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Fetches what is older than all that is stored of a source.",
        discussion: "It waits to be applied. `hasOlder` is false when there was nothing older.")

      @OptionGroup var source: VideoSourceAnswering

      func run() async throws {
        try await source.answer(.sources) { feed, id in
          let hasOlder = try await feed.loadOlder(of: id)
          let pending = try await feed.pending()
          return Answer(
            ["hasOlder": .bool(hasOlder), "pending": pending.json],
            Table(
              header: ["hasOlder", "pendingVideos", "pendingComments"],
              rows: [["\(hasOlder)", "\(pending.videos)", "\(pending.comments)"]]))
        }
      }
    }
  }

  extension VideoFeed {
    /// Returns the result of querying the sources.
    ///
    /// - Throws: the error of the first failing source, when no other works.
    fileprivate func answer(
      to failures: [SourceID: PentadError], applied: VideoNews, arrived: Int? = nil
    ) async throws(PentadError) -> Answer {
      let failed = failures.sorted { $0.key < $1.key }
      let works = try await sources().contains {
        !$0.description.isPaused && $0.health.lastError == nil
      }
      if let first = failed.first, !works { throw first.value }
      for (id, error) in failed { note("\(id): \(error)") }
      let (pending, waiting) = (try await pending(), try await storageUsage().waiting)
      return Answer(
        [
          "applied": applied.json, "arrived": .optional(arrived),
          "failures": .array(
            failed.map { ["error": .failure($0.value), "source": .string($0.key.rawValue)] }),
          "pending": pending.json, "waiting": .integer(waiting),
        ],
        Table(
          header: [
            "arrived", "applied", "appliedComments", "pending", "pendingComments", "waiting",
            "failed",
          ],
          rows: [
            [arrived.map { "\($0)" } ?? ""]
              + [applied.videos, applied.comments, pending.videos, pending.comments, waiting]
              .map { "\($0)" } + ["\(failed.count)"]
          ]))
    }
  }
#endif
