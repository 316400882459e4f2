#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  /// Where videos are kept, and how their sources are asked.
  struct VideoOptions: ParsableArguments {
    /// What a command has to do with the sources.
    enum Reach {
      /// Nothing.
      case store
      /// It asks them when it has something to ask.
      case sources
      /// The feed polls and tells them by itself, as long as the command runs.
      case byItself
    }

    @Option(help: "The folder of the store; it is made when it is missing.") var store: String
    @Flag(help: "Open a store that other users own or may change; otherwise it is refused.")
    var allowSharedStore = false
    @Option(
      parsing: .unconditional,
      help: "How often one host may be asked a second, after the first twenty times.")
    var rate = 4.0
    @OptionGroup var network: NetworkOptions

    func validate() throws {
      guard rate > 0, rate.isFinite else {
        throw ValidationError("--rate is more than 0 times a second")
      }
    }

    /// Runs with the feed and closes it, whatever comes of it.
    ///
    /// - Parameter tells: whether to tell on standard error what goes wrong meanwhile.
    func with(
      _ reach: Reach = .store, tells: Bool = true, _ body: (VideoFeed) async throws -> Void
    ) async throws {
      var configuration = VideoFeedConfiguration(folder: store)
      configuration.allowsSharedStore = allowSharedStore
      configuration.worksByItself = reach == .byItself
      configuration.rate = try RateLimit(perSecond: rate, burst: 20)
      guard reach != .store else { return try await use(configuration, nil, tells, body) }
      try await LiveNetwork.with(plainHTTP: network.plainHttp, pins: network.pins) { transport in
        try await use(configuration, transport, tells, body)
      }
    }

    private func use(
      _ configuration: VideoFeedConfiguration, _ transport: (any Transport)?, _ tells: Bool,
      _ body: (VideoFeed) async throws -> Void
    ) async throws {
      let begun = TimeSource.system.date()
      let feed = try await VideoFeed.open(configuration, transport: transport)
      let events = feed.events()
      let telling = Task {
        for await published in events where tells { Self.tell(published.event) }
      }
      try await Interruption.during {
        try await feed.noteRecovery(since: begun)
        try await body(feed)
      } close: {
        await feed.close()
        await telling.value
      }
    }

    /// What a source that was asked has failed with is the command's to tell.
    private static func tell(_ event: VideoEvent) {
      guard case .failed(let failure) = event, failure.work != .polling else { return }
      let places = [failure.source?.description, failure.video?.text].compactMap { $0 }
      note((places + ["\(failure.error)"]).joined(separator: ": "))
    }
  }

  extension VideoFeed {
    /// Tells a person when the store was found damaged since a moment. Its log is a new one then, whose
    /// numbers begin with the microsecond in which it was made.
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
