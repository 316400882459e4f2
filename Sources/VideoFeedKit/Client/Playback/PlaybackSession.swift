import PentadCore

/// A session that plays one list of a feed with a player of the host. It determines the current and
/// the next video and the orders to the player, and records the user's progress.
///
/// ```swift
/// let session = try await feed.playback(.timeline)
/// Task { for await order in session.orders() { player.obey(order) } }
/// session.select(key)
/// // Once a second during playback, and when it starts or pauses:
/// session.report(position: player.position, isPlaying: player.isPlaying)
/// ```
///
/// - Late inputs for a video other than the current one are ignored.
/// - A video is marked as watched when it starts to play. The position is stored every five seconds
///   and at each pause. The mark to watch later is removed when enough of the video was watched.
/// - Changes that the store cannot accept, because it is suspended or its disk is full, are kept
///   and retried.
/// - The session follows its list: the next video is always the next one in the current list.
///
/// The session retains its feed. When the feed closes, it calls ``end()``, so that the last seconds
/// are stored.
///
/// C: `pentad_video_playback`.
public final class PlaybackSession: Sendable {
  private struct State {
    var machine: PlaybackMachine
    var list: FeedListKind
    var following: Task<Void, Never>?
    var isEnded = false
  }

  let feed: VideoFeed
  private let state: Lock<State>
  private let stateStreams = ValueStreams<PlaybackState>(keeping: .newest)
  private let orderStreams = ValueStreams<PlayerOrder>(keeping: .all)
  private let work: PlaybackWork

  init(_ feed: VideoFeed, _ list: FeedListKind, _ settings: VideoSettings) {
    self.feed = feed
    let rules = PlaybackRules(
      feed.configuration.rhythm, watchLater: settings.watchLaterRule, resumes: settings.resumes)
    state = Lock(State(machine: PlaybackMachine(rules: rules), list: list))
    work = PlaybackWork(feed, prefetches: settings.prefetches)
    follow(list)
  }

  deinit {
    state.withLock { $0.following }?.cancel()
    work.finish()
  }

  /// Ends the session. The player receives ``PlayerOrder/unload``, and the last changes are stored
  /// when this returns. Changes that the store cannot accept then, because it is suspended or its
  /// disk is full, are lost; each failure is reported as ``VideoEvent/failed(_:)``.
  ///
  /// C: `pentad_video_playback_free`.
  public func end() async {
    handle(.stop)
    let following = state.withLock { state in
      state.isEnded = true
      return state.following
    }
    following?.cancel()
    stateStreams.finish()
    orderStreams.finish()
    await work.end()
  }

  /// True if the session has ended, by ``end()`` or with its feed. It then ignores all calls.
  package var isEnded: Bool { state.withLock { $0.isEnded } }

  // MARK: State and orders

  /// The current playback state.
  ///
  /// C: `pentad_video_playback_state`.
  public var current: PlaybackState { state.withLock { $0.machine.state } }

  /// Returns a stream of the current playback state and each change. A slow reader gets only the
  /// newest state.
  ///
  /// C: `pentad_video_playback_subscribe`.
  public func states() -> AsyncStream<PlaybackState> {
    state.withLock { stateStreams.stream(beginningWith: $0.machine.state) }
  }

  /// Returns a stream of orders to the player from now on, in order.
  ///
  /// C: `pentad_video_playback_subscribe`.
  public func orders() -> AsyncStream<PlayerOrder> { orderStreams.stream() }

  // MARK: The list

  /// The list that is played.
  public var list: FeedListKind { state.withLock { $0.list } }

  /// Switches to another list. The current video stays.
  ///
  /// C: `pentad_video_playback_show`.
  public func show(_ list: FeedListKind) {
    let isOther = state.withLock { state in
      defer { state.list = list }
      return state.list != list
    }
    if isOther { follow(list) }
  }

  private func follow(_ list: FeedListKind) {
    let updates = feed.observe(list)
    let task = Task { [weak self] in
      for await update in updates {
        guard let self else { return }
        handle(.list(update.items.map(\.key)))
        if let group = update.items.first(where: { $0.key == self.current.current }) {
          handle(.known(group.state, duration: group.video.duration, of: group.key))
        }
      }
    }
    let old = state.withLock { state in
      defer { state.following = task }
      return state.following
    }
    old?.cancel()
  }

  // MARK: Inputs

  /// Handles an input and carries out its effects.
  func handle(_ input: PlaybackInput) {
    let now = feed.time.uptime()
    let (before, after) = state.withLock { state in
      let before = state.machine.state
      guard !state.isEnded else { return (before, before) }
      // Under the lock, so that the order of effects is that of inputs.
      for effect in state.machine.handle(input, now: now) {
        if case .player(let order) = effect {
          orderStreams.put(order)
        } else {
          work.add(effect) { [weak self] in self?.handle($0) }
        }
      }
      let after = state.machine.state
      if after != before { stateStreams.put(after) }
      return (before, after)
    }
    orderStreams.wake()
    guard after != before else { return }
    stateStreams.wake()
    if after.current != before.current { feed.timeline.play(after.current) }
    feed.session.setPlaying(after.phase == .playing)
    if after.current != before.current || after.phase != before.phase {
      feed.store.publish(.playback(after))
    }
  }
}
