public import PentadCore

/// The main entry point of VideoFeedKit: the videos shared in all of a user's sources as one feed,
/// online and offline.
///
/// - Reads come from the store and return at once. In automatic mode, sources are polled in the
///   background; a failing source does not delay the others. New videos wait until they are
///   applied, so that lists do not move under the user: ``pending()``, ``applyPending()``,
///   ``refresh()``.
/// - Each user action is stored when its call returns, and sent to the sources later.
/// - All changes are published in one numbered log of ``VideoEvent``s that outlives the process.
///   The store is changed before the event is published.
/// - A list in memory has at most the groups that ``VideoFeedConfiguration/budget`` allows, however
///   large the store is.
///
/// ```swift
/// let feed = try await VideoFeed.open(
///   VideoFeedConfiguration(folder: path), transport: try HTTPTransport())
/// try await feed.addFeed("https://example.org/videos.xml")
/// for await update in feed.observeTimeline() { show(update.items) }
/// ```
///
/// Several feeds, of this process and of others, can be open on one folder: one of them does the
/// background work, and the others observe its changes.
///
/// C: `pentad_video_feed`.
public final class VideoFeed: Sendable {
  let store: VideoStore
  let live: LiveSources
  let timeline: Timeline
  let start: StartUpState
  /// Applies an event of the start, and publishes the phase if it changed.
  let note: @Sendable (FeedStartUp.Step) -> Void
  let poller: FeedPoller
  let checking: PlayabilityChecking
  let sender: VideoSender
  let worker: FeedWorker
  let session: SessionCounting
  let resolver: ContentURLResolver
  let pictures: ImageCache
  let playbacks = OpenPlaybacks()
  let configuration: VideoFeedConfiguration
  /// The walks through older pages that brought nothing new, by source.
  let walks = Lock<[SourceID: OlderWalk]>([:])
  private let watching: Task<Void, Never>

  var time: TimeSource { configuration.time }
  var filter: DemoFilter { timeline.filter }

  /// Opens a feed. No network is needed.
  ///
  /// - Parameters:
  ///   - transport: the transport for requests; nil to work without a network.
  ///   - sources: the host's own sources, supplied again at each start. Sources that the user does
  ///     not have yet are added.
  /// - Throws: errors from opening the store; ``PentadCore/PentadError/Code/invalid`` for a source
  ///   with an invalid id.
  ///
  /// C: `pentad_video_feed_open`.
  public static func open(
    _ configuration: VideoFeedConfiguration = VideoFeedConfiguration(),
    transport: (any Transport)?, sources: [any FeedSource] = []
  ) async throws(PentadError) -> VideoFeed {
    var options = VideoStoreOptions()
    options.time = configuration.time
    options.imageBytes = max(0, configuration.imageBytes)
    options.leaseInterval = configuration.leaseInterval
    options.allowsSharedStore = configuration.allowsSharedStore
    options.logger = configuration.logger
    options.beforeStep = configuration.beforeStep
    let store = try await VideoStore.open(folder: configuration.folder, options)
    do throws(PentadError) {
      return try await VideoFeed(store, configuration, transport, sources)
    } catch {
      await store.close()
      throw error
    }
  }

  private init(
    _ store: VideoStore, _ configuration: VideoFeedConfiguration, _ transport: (any Transport)?,
    _ given: [any FeedSource]
  ) async throws(PentadError) {
    let live = LiveSources(configuration, transport: transport)
    for source in given {
      let source = try await store.named(source)
      live.give(source)
      if try await store.source(source.id) == nil {
        try await store.save(source: .init(of: source, addedAt: configuration.time.date()))
      }
    }
    let start = StartUpState()
    let note: @Sendable (FeedStartUp.Step) -> Void = { step in
      if let phase = start.handle(step) { store.publish(.startUp(phase)) }
    }
    self.store = store
    self.live = live
    self.start = start
    self.note = note
    self.configuration = configuration
    timeline = Timeline(store: store, configuration)
    poller = FeedPoller(store: store, sources: live, configuration, startUp: note)
    checking = PlayabilityChecking(store: store, sources: live, time: configuration.time)
    sender = VideoSender(store: store, sources: live, time: configuration.time)
    worker = FeedWorker(
      store: store, poller: poller, checking: checking, sender: sender, configuration)
    session = SessionCounting(configuration.statistics)
    resolver = ContentURLResolver(store: store, sources: live, configuration)
    pictures = ImageCache(
      store: store, transport: live.transport, time: configuration.time)
    let watch = FeedWatch(store: store, live: live, worker: worker, start: start, note: note)
    watching = try await watch.begin(isAlone: configuration.folder == nil)
    session.begin(each: configuration.rhythm.heartbeat, configuration.time)
    if configuration.worksByItself { worker.start() }
  }

  deinit {
    watching.cancel()
    let (worker, store, start) = (worker, store, start)
    resolver.stop()
    session.end()
    start.finish()
    Task {
      await worker.stop()
      await store.close()
    }
  }

  /// Closes the feed. Current writes are completed. An action that is being sent is sent again by
  /// the next feed, unless it was delivered. Later calls throw
  /// ``PentadCore/PentadError/Code/closed``; events and lists end.
  ///
  /// C: `pentad_video_feed_free`.
  public func close() async {
    // While the store still accepts their last changes.
    await playbacks.end()
    watching.cancel()
    resolver.stop()
    session.end()
    await worker.stop()
    await store.close()
    start.finish()
  }

  // MARK: Network

  /// Polls all sources that are due, checks playability, and sends pending actions, once; returns
  /// when all is done. Work that waits for its retry time is not due: ``networkChanged()``.
  ///
  /// In automatic mode, the feed does this continuously. While another feed of the folder does the
  /// background work, that one sends.
  ///
  /// - Returns: the sources that could not be polled; nothing is applied.
  /// - Throws: errors from reading and writing the store.
  ///
  /// C: `pentad_video_feed_synchronise`.
  @discardableResult
  public func synchronise() async throws(PentadError) -> [SourceID: PentadError] {
    try await worker.workOnce()
  }

  /// Retries everything that waits for its retry time, including pending actions. Call it when the
  /// network changes, or when the user returns. A source that asked to wait is left alone.
  ///
  /// C: `pentad_video_feed_network_changed`.
  public func networkChanged() { worker.networkChanged() }

  // MARK: Pending items

  /// Returns the number of new videos and comments that wait to be applied.
  ///
  /// - Returns: the numbers.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_video_feed_pending`.
  public func pending() async throws(PentadError) -> VideoNews { try await store.pending() }

  /// Applies pending videos and comments to the lists.
  ///
  /// - Returns: the number of applied videos and comments.
  /// - Throws: errors from writing the store.
  ///
  /// C: `pentad_video_feed_apply_pending`.
  @discardableResult
  public func applyPending() async throws(PentadError) -> VideoNews {
    let news = try await store.pending()
    try await store.applyPending()
    return news
  }

  /// Polls all sources now, as pull to refresh does, and applies everything that is pending.
  /// Sources that asked to wait are not polled. Unpinned groups beyond the budget are removed from
  /// memory.
  ///
  /// - Returns: the result, with the sources that could not be polled.
  /// - Throws: errors from reading and writing the store.
  ///
  /// C: `pentad_video_feed_refresh`.
  @discardableResult
  public func refresh() async throws(PentadError) -> FeedRefresh {
    let failures = try await poller.pollAll(isForced: true)
    let news = try await applyPending()
    timeline.trim()
    return FeedRefresh(applied: news, failures: failures)
  }

  // MARK: Start-up

  /// The progress of the feed since it was opened.
  ///
  /// C: `pentad_video_feed_start_up`.
  public var startUp: FeedStartUp { start.startUp }

  /// Observes the progress of the start: the stream delivers the current state, then each change. A
  /// slow reader gets only the newest state. The stream ends when the feed closes.
  ///
  /// C: `pentad_video_feed_subscribe_lists`.
  public func observeStartUp() -> AsyncStream<FeedStartUp> { start.updates() }
}

/// The result of ``VideoFeed/refresh()``.
///
/// C: `pentad_video_refresh`.
public struct FeedRefresh: Hashable, Sendable {
  /// The number of videos and comments applied to the lists.
  public let applied: VideoNews
  /// The sources that could not be polled.
  public let failures: [SourceID: PentadError]
}
