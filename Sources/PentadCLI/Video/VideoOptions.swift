#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  /// The options of the store and of requests to sources.
  struct VideoOptions: ParsableArguments {
    /// The use of the sources by a command.
    enum Reach {
      /// It does not use them.
      case store
      /// It queries them when necessary.
      case sources
      /// The feed polls them and delivers actions automatically while the command runs.
      case byItself
    }

    @Option(
      help: """
        The folder of the store, which is created if missing; video.store of `pentad config` if left out.
        """)
    var store: String?
    @Flag(help: "Allow a store that other users own or can change.")
    var allowSharedStore = false
    @Option(
      parsing: .unconditional,
      help: "The maximum number of requests a second to one host, after the first twenty.")
    var rate = 4.0
    @Flag(help: NetworkHelp.plainHttp) var plainHttp = false
    @Option(name: NetworkHelp.pinsName, help: NetworkHelp.pins) var pins: [String] = []

    func validate() throws {
      guard rate > 0, rate.isFinite else {
        throw ValidationError("--rate must be more than 0 requests a second")
      }
    }

    /// Runs with the feed, and closes it after success or failure. If requested, it prints errors
    /// that occur meanwhile to standard error.
    func with(
      _ reach: Reach = .store, tells: Bool = true, _ body: (VideoFeed) async throws -> Void
    ) async throws {
      var configuration = VideoFeedConfiguration(folder: try folder())
      configuration.allowsSharedStore = allowSharedStore
      configuration.worksByItself = reach == .byItself
      configuration.rate = try RateLimit(perSecond: rate, burst: 20)
      guard reach != .store else { return try await use(configuration, nil, tells, body) }
      try await LiveNetwork.with(plainHTTP: plainHttp, pins: pins) { transport in
        try await use(configuration, transport, tells, body)
      }
    }

    /// Returns the folder of the store.
    func folder() throws(PentadError) -> String { try Settings.folder(store, .videoStore) }

    private func use(
      _ configuration: VideoFeedConfiguration, _ transport: (any Transport)?, _ tells: Bool,
      _ body: (VideoFeed) async throws -> Void
    ) async throws {
      let begun = TimeSource.system.date()
      let feed = try await VideoFeed.open(configuration, transport: transport)
      let events = feed.events()
      let total = tells ? try await feed.sources().count : 0
      let reporting = Task {
        var completed = 0
        for await published in events where tells {
          Self.report(published.event)
          if case .polling(_, isUnderWay: false) = published.event {
            completed += 1
            ProgressBar.show(completed, of: total, "sources")
          }
        }
      }
      try await Interruption.during {
        try await feed.noteRecovery(since: begun)
        try await body(feed)
      } close: {
        await feed.close()
        await reporting.value
      }
    }

    /// The command itself reports the errors of queried sources.
    private static func report(_ event: VideoEvent) {
      guard case .failed(let failure) = event, failure.work != .polling else { return }
      let places = [failure.source?.description, failure.video?.text].compactMap { $0 }
      note((places + ["\(failure.error)"]).joined(separator: ": "))
    }
  }

  extension VideoFeed {
    /// Notes that the store was found damaged since a time. Its log is new then, and the numbers
    /// begin with the microsecond of its creation.
    fileprivate func noteRecovery(since begun: Int64) async throws(PentadError) {
      let last = try await lastEvent()
      guard last / 1_000 >= UInt64(max(1, begun)),
        case .storeRecovered(let rows, let isPartial) = try await readEvents(after: last - 1)
          .last?.event
      else { return }
      StoreNote.recovered(rows, isPartial: isPartial)
    }
  }
#endif
