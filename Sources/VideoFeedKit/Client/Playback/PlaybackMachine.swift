import PentadCore

/// The playback of one list: a current video, what lies beside it, and what its player is to do.
///
/// What comes late, of another video than the current one, is passed over: an address, a report, an end.
/// The owner carries out the effects in their order and tells what comes of them.
struct PlaybackMachine: Sendable {
  let rules: PlaybackRules
  var list = PlaybackList()
  var phase = PlaybackState.Phase.idle
  /// What was seen of the current video; nil until it is known what the user has done with it.
  var progress: PlaybackProgress?
  /// Where the current video is, until the player has it.
  var url: ContentURL?
  /// Whether the list was read: before, nobody knows what is first.
  private(set) var isListKnown = false
  /// Whether it is to play as soon as it can.
  var isWanted = false
  /// Where it is to begin; nil for where the user stopped.
  var start: Int64?
  /// Whether it has failed since nobody but its provider's own player shows it.
  var isOfProvider = false
  /// When an address was asked for again.
  var retriedAt: Int64?
  var effects: [PlaybackEffect] = []
  private var told: VideoKey?

  init(rules: PlaybackRules = PlaybackRules()) { self.rules = rules }

  /// What is being played.
  var state: PlaybackState {
    PlaybackState(
      current: list.current, next: list.next, previous: list.previous,
      highlighted: list.highlighted, phase: phase, position: start ?? progress?.position ?? 0,
      duration: progress?.duration)
  }

  /// Takes in what happens.
  ///
  /// - Parameter now: milliseconds since some moment; never less than before.
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

  /// Whether it will play without anybody doing anything.
  private var isWaiting: Bool {
    isWanted && (phase == .idle || phase == .resolving || phase == .ready)
  }

  // MARK: The list

  /// Who wanted to play before the list was read gets its first video.
  private mutating func follow(_ keys: [VideoKey], _ now: Int64) {
    list.change(to: keys)
    let isFirst = !isListKnown
    isListKnown = true
    guard isFirst, phase == .idle, isWanted else { return }
    isWanted = false
    if let first = list.next { select(first, now) }
  }

  // MARK: Choosing

  /// The user wants a video: another than the current one, or this one to play.
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

  /// Whether the player has the current video.
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

  /// Gives the player the video, when it is known where it is and where to begin.
  private mutating func load() {
    guard phase == .resolving, let url, var progress else { return }
    if let start { progress.seek(to: start) }
    effects.append(.player(.load(url, at: progress.position)))
    if isWanted { effects.append(.player(.play)) }
    if let next = list.next { effects.append(.prefetch([next])) }
    (phase, self.progress, self.url, start) = (.ready, progress, nil, nil)
  }
}
