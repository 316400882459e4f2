import PentadCore

/// The state machine for the playback of one list: the current video, its neighbours, and the
/// orders to its player.
///
/// Late inputs for a video other than the current one are ignored: an address, a report, an end.
/// The owner carries out the effects in order and feeds back their results.
struct PlaybackMachine: Sendable {
  let rules: PlaybackRules
  var list = PlaybackList()
  var phase = PlaybackState.Phase.idle
  /// The progress of the current video; nil until the user's state is known.
  var progress: PlaybackProgress?
  /// The address of the current video, until the player has it.
  var url: ContentURL?
  /// True if the list was read; before that, its first video is unknown.
  private(set) var isListKnown = false
  /// True if the video plays as soon as it can.
  var isWanted = false
  /// The start position; nil for the position where the user stopped.
  var start: Int64?
  /// True if playback has failed because only the provider's own player can show the video.
  var isOfProvider = false
  /// The time when the address was requested again.
  var retriedAt: Int64?
  var effects: [PlaybackEffect] = []
  private var told: VideoKey?

  init(rules: PlaybackRules = PlaybackRules()) { self.rules = rules }

  /// The current playback state.
  var state: PlaybackState {
    PlaybackState(
      current: list.current, next: list.next, previous: list.previous,
      highlighted: list.highlighted, phase: phase, position: start ?? progress?.position ?? 0,
      duration: progress?.duration)
  }

  /// Handles an input and returns its effects.
  ///
  /// - Parameter now: a monotonic time in milliseconds.
  mutating func handle(_ input: PlaybackInput, now: Int64) -> [PlaybackEffect] {
    switch input {
    case .list(let keys): follow(keys, now)
    case .select(let key): choose(key, now)
    case .next: if let next = list.next { select(next, now) }
    case .previous: if let previous = list.previous { select(previous, now) }
    case .known(let state, let duration, let key):
      if key == list.current { know(state, duration, of: key, now) }
    case .contentURL(let result, let key):
      if key == list.current, phase == .resolving { take(result) }
    case .play: play(now)
    case .pause: pause(now)
    case .togglePlay: if phase == .playing || isWaiting { pause(now) } else { play(now) }
    case .seek(let position): seek(to: position)
    case .skip(let span): skip(by: span)
    case .report(let position, let duration, let isPlaying, let key):
      if isOfCurrent(key) { report(position, duration, isPlaying, now) }
    case .ended(let key): if isOfCurrent(key) { end(now) }
    case .failed(let error, let key): if isOfCurrent(key) { fail(error, now) }
    case .stop: leave(for: nil, now)
    }
    if told != list.highlighted {
      told = list.highlighted
      effects.append(.highlight(told))
    }
    defer { effects = [] }
    return effects
  }

  private func isOfCurrent(_ key: VideoKey?) -> Bool {
    list.current != nil && (key == nil || key == list.current)
  }

  /// True if the video will play without further input.
  private var isWaiting: Bool {
    isWanted && (phase == .idle || phase == .resolving || phase == .ready)
  }

  // MARK: The list

  /// Updates the list. A play command from before the list was known now starts its first video.
  private mutating func follow(_ keys: [VideoKey], _ now: Int64) {
    list.change(to: keys)
    let isFirst = !isListKnown
    isListKnown = true
    guard isFirst, phase == .idle, isWanted else { return }
    isWanted = false
    if let first = list.next { select(first, now) }
  }

  // MARK: Selecting

  /// Selects another video, or plays the current one.
  private mutating func choose(_ key: VideoKey, _ now: Int64) {
    if key == list.current { play(now) } else { select(key, now) }
  }

  mutating func select(_ key: VideoKey, _ now: Int64) {
    leave(for: key, now)
    (phase, isWanted) = (.resolving, true)
    effects.append(.resolve(key, reload: false))
  }

  private mutating func leave(for key: VideoKey?, _ now: Int64) {
    if var progress, isLoaded { effects += progress.pause(now) }
    if isLoaded { effects.append(.player(.unload)) }
    list.select(key)
    isOfProvider = false
    (phase, progress, url, isWanted, start, retriedAt) = (.idle, nil, nil, false, nil, nil)
  }

  /// True if the player has the current video.
  var isLoaded: Bool {
    switch phase {
    case .ready, .playing, .paused, .ended: true
    case .idle, .resolving, .failed: false
    }
  }

  // MARK: Loading

  private mutating func know(
    _ state: ViewState, _ duration: Int64?, of key: VideoKey, _ now: Int64
  ) {
    if progress == nil {
      progress = PlaybackProgress(key, state, duration: duration, rules: rules, now: now)
      load()
    } else {
      progress?.update(state, duration: duration)
    }
    if let start { self.start = min(start, progress?.duration ?? start) }
  }

  private mutating func take(_ result: Result<ContentURL, PentadError>) {
    switch result {
    case .success(let found):
      url = found
      load()
    case .failure(let error): (phase, isOfProvider) = (.failed(error), error.code == .notPlayable)
    }
  }

  /// Loads the video into the player, as soon as its address and start position are known.
  private mutating func load() {
    guard phase == .resolving, let url, var progress else { return }
    if let start { progress.seek(to: start) }
    effects.append(.player(.load(url, at: progress.position)))
    if isWanted { effects.append(.player(.play)) }
    if let next = list.next { effects.append(.prefetch([next])) }
    (phase, self.progress, self.url, start) = (.ready, progress, nil, nil)
  }
}
