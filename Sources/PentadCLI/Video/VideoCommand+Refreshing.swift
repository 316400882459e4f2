#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Sync: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Refreshes the sources that are due, and sends pending actions, once.",
        discussion: """
          New videos wait until they are applied, so that no list moves meanwhile; only the first videos \
          of a source enter the lists at once. `arrived` counts all new videos, and `pending` those that \
          wait. A feed without a video gets a note. If only a source knows how to play a video, it is \
          queried for each, as fast as --rate allows, so the first run takes longer. A feed is due half an \
          hour after its last answer, or after its `interval`; other sources after ten seconds. Actions \
          that cannot be sent yet remain pending, and are counted. A failing source gets a note; if no \
          other works, the command fails.
          """)

      @Flag(help: "Put new videos into the lists.") var apply = false
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
        abstract: "Refreshes all sources now, and puts new videos into the lists.",
        discussion: """
          Sources that asked to wait are skipped. A failing source gets a note; if no other works, the \
          command fails.
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
        abstract: "Puts new videos into the lists, and prints how many.",
        discussion: "No source is queried.")

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { feed in
          try await feed.answer(to: [:], applied: feed.applyPending())
        }
      }
    }

    struct Older: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Fetches videos older than all stored ones of a source.",
        discussion: """
          They wait until they are applied. `hasOlder` is false if there was nothing \
          older.
          """)

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
