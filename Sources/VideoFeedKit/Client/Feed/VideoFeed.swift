public import PentadCore

/// The front door of VideoFeedKit: the videos that people share, from all of a user's sources as one feed,
/// with and without a network.
///
/// - What is read comes from the store, at once. What sources have comes into the store by itself; a source
///   that fails holds up no other. What is new waits until it is applied, so that no list moves under the
///   user: ``pending()``, ``applyPending()``, ``refresh()``.
/// - What the user does is in the store when the call returns, and each source is told later.
/// - All that happens leaves through one numbered log of ``VideoEvent``s, which outlives the process; the
///   store is changed before.
/// - A list in memory has as many groups as ``VideoFeedConfiguration/budget`` says, whatever the store has.
///
/// ```swift
/// let feed = try await VideoFeed.open(
///   VideoFeedConfiguration(folder: path), transport: try HTTPTransport())
/// try await feed.addFeed("https://example.org/videos.xml")
/// for await update in feed.observeTimeline() { show(update.items) }
/// ```
///
/// Several feeds, of this process and of others, may be open on a folder: one of them works, and the others
/// see what it does.
///
/// C: `pentad_video_feed`.
public final class VideoFeed: Sendable {
  let store: VideoStore
  let live: LiveSources
  let timeline: Timeline
  let start: StartUpBoard
  /// Takes a step of the start, and tells of the phase when it leads to another.
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
  /// How far each source was asked for older pages that have brought nothing new.
  let walks = Lock<[SourceID: OlderWalk]>([:])
  private let watching: Task<Void, Never>

  var time: TimeSource { configuration.time }
  var filter: DemoFilter { timeline.filter }

  /// Opens a feed. No network is needed.
  ///
  /// - Parameters:
  ///   - transport: what carries requests; nil to do without a network.
  ///   - sources: the host's own, given again at each start. One that is not there yet is added.
  /// - Throws: what opening the store throws; ``PentadCore/PentadError/Code/invalid`` for a source whose
  ///   name is none.
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
    let start = StartUpBoard()
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

  /// Closes the feed: what is being written is written, what is being sent is sent again by the next one
  /// unless it has arrived. Later calls throw ``PentadCore/PentadError/Code/closed``; events and lists end.
  ///
  /// C: `pentad_video_feed_free`.
  public func close() async {
    // While the store takes what they note.
    await playbacks.end()
    watching.cancel()
    resolver.stop()
    session.end()
    await worker.stop()
    await store.close()
    start.finish()
  }

  // MARK: The network

  /// Asks all sources that are due, looks up videos, and sends what is due, once; returns when that
  /// is done. What failed and waits for its time is not due: ``networkChanged()``.
  ///
  /// A feed that works by itself does so all the time. While another feed of the folder works, that one
  /// sends.
  ///
  /// - Returns: the sources that could not be asked; nothing is applied.
  /// - Throws: what reading and writing the store throw.
  ///
  /// C: `pentad_video_feed_synchronise`.
  @discardableResult
  public func synchronise() async throws(PentadError) -> [SourceID: PentadError] {
    try await worker.workOnce()
  }

  /// Has the feed try at once what it would have tried later, what waits to be sent too: call it when the
  /// network changes, or when the user is back. A source that asked to be left alone is.
  ///
  /// C: `pentad_video_feed_network_changed`.
  public func networkChanged() { worker.networkChanged() }

  // MARK: What is new

  /// The number of new videos and comments that wait to be applied.
  ///
  /// - Returns: the numbers.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_video_feed_pending`.
  public func pending() async throws(PentadError) -> VideoNews { try await store.pending() }

  /// Puts what waits into the lists.
  ///
  /// - Returns: how much it was.
  /// - Throws: what writing the store throws.
  ///
  /// C: `pentad_video_feed_apply_pending`.
  @discardableResult
  public func applyPending() async throws(PentadError) -> VideoNews {
    let news = try await store.pending()
    try await store.applyPending()
    return news
  }

  /// Asks all sources now, as pulling at the list does, and puts all that waits into the lists.
  /// Sources that asked to be left alone are not asked. What is beyond the budget is let go.
  ///
  /// - Returns: what it came to, with the sources that could not be asked.
  /// - Throws: what reading and writing the store throw.
  ///
  /// C: `pentad_video_feed_refresh`.
  @discardableResult
  public func refresh() async throws(PentadError) -> FeedRefresh {
    let failures = try await poller.pollAll(isForced: true)
    let news = try await applyPending()
    timeline.trim()
    return FeedRefresh(applied: news, failures: failures)
  }

  // MARK: The start

  /// How far the feed has come since it was opened.
  ///
  /// C: `pentad_video_feed_start_up`.
  public var startUp: FeedStartUp { start.startUp }

  /// How far it has come, then each time that it has come on. A slow reader gets the newest only; it ends
  /// when the feed closes.
  ///
  /// C: `pentad_video_feed_subscribe_lists`.
  public func observeStartUp() -> AsyncStream<FeedStartUp> { start.updates() }
}

/// What ``VideoFeed/refresh()`` came to.
///
/// C: `pentad_video_refresh`.
public struct FeedRefresh: Hashable, Sendable {
  /// How much came into the lists.
  public let applied: VideoNews
  /// The sources that could not be asked.
  public let failures: [SourceID: PentadError]
}
