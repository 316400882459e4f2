import PentadCore

/// Plays one list of a feed, by a player of the host's: what is played, what comes next, what the player is
/// to do, and what the user has seen.
///
/// ```swift
/// let session = try await feed.playback(.timeline)
/// Task { for await order in session.orders() { player.obey(order) } }
/// session.select(key)
/// // Each second while it plays, and when it begins to play or to stand still:
/// session.report(position: player.position, isPlaying: player.isPlaying)
/// ```
///
/// - What comes late, of another video than the current one, is passed over.
/// - That a video is watched is noted when it begins to play; where the user is, every five seconds and
///   when it stands still; when enough of a video was seen that was to be watched later, the mark goes.
/// - What the store does not take, because it is suspended or its disk is full, is kept until it does.
/// - It follows its list: what is next is what is next in the list as it is now.
///
/// It keeps the feed, and ends when that is closed: by ``end()``, so that the last seconds are noted.
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

  /// Stops: the player is told to let go, and what is to be noted is noted when this returns. What the store
  /// cannot take then, because it is suspended or its disk is full, is lost: each failure is told as
  /// ``VideoEvent/failed(_:)``.
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

  /// Whether it has ended, by itself or with its feed: it does nothing any more.
  package var isEnded: Bool { state.withLock { $0.isEnded } }

  // MARK: What is played

  /// What is being played.
  ///
  /// C: `pentad_video_playback_state`.
  public var current: PlaybackState { state.withLock { $0.machine.state } }

  /// What is being played, then each time that it is another. A slow reader gets the newest only.
  ///
  /// C: `pentad_video_playback_subscribe`.
  public func states() -> AsyncStream<PlaybackState> {
    state.withLock { stateStreams.stream(beginningWith: $0.machine.state) }
  }

  /// What the player is to do from now on, in order.
  ///
  /// C: `pentad_video_playback_subscribe`.
  public func orders() -> AsyncStream<PlayerOrder> { orderStreams.stream() }

  // MARK: The list

  /// Which list is played.
  public var list: FeedListKind { state.withLock { $0.list } }

  /// Goes on with another list. The current video stays.
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

  // MARK: What happens

  /// Takes in what happens, and has done what follows from it.
  func handle(_ input: PlaybackInput) {
    let now = feed.time.uptime()
    let (before, after) = state.withLock { state in
      let before = state.machine.state
      guard !state.isEnded else { return (before, before) }
      // The order of what is to be done is that of what has happened.
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
