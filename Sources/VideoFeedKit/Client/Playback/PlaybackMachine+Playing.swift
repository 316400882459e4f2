import PentadCore

/// The user's commands for the current video, and the reports of its player.
extension PlaybackMachine {
  /// Plays the current video; a failed one is resolved again. Without a current video, the first of
  /// the list plays as soon as the list is known.
  mutating func play(_ now: Int64) {
    switch phase {
    case .idle: if let first = list.next { select(first, now) } else { isWanted = !isListKnown }
    case .failed: if let key = list.current { resolve(key, reload: false) }
    case .resolving: isWanted = true
    case .ready where isWanted: break
    case .playing: break
    case .ready, .paused, .ended:
      if phase == .ended { effects.append(.player(.seek(progress?.position ?? 0))) }
      if phase != .ready { phase = .playing }
      isWanted = true
      effects.append(.player(.play))
    }
  }

  mutating func pause(_ now: Int64) {
    isWanted = false
    guard phase == .ready || phase == .playing else { return }
    if phase == .playing { phase = .paused }
    effects.append(.player(.pause))
    effects += progress?.pause(now) ?? []
  }

  mutating func seek(to position: Int64) {
    let target = min(max(0, position), progress?.duration ?? .max)
    if phase == .resolving { start = target }
    guard isLoaded else { return }
    if phase == .ended { phase = .paused }
    progress?.seek(to: target)
    effects.append(.player(.seek(target)))
  }

  mutating func skip(by span: Int64) {
    let (target, overflow) = state.position.addingReportingOverflow(span)
    seek(to: overflow ? .max : target)
  }

  // MARK: The player

  /// Handles a position report. A report of a stopped player at the end is ignored. A player that
  /// plays a video without an address is the provider's own, shown by the host: from then on it
  /// counts like any other.
  mutating func report(
    _ position: Int64, _ duration: Int64?, _ isPlaying: Bool, _ now: Int64
  ) {
    if isOfProvider, isPlaying, progress != nil { (phase, isOfProvider) = (.ready, false) }
    guard isLoaded, isPlaying || phase != .ended else { return }
    effects +=
      progress?.report(position, duration: duration, isPlaying: isPlaying, now: now) ?? []
    if isPlaying { phase = .playing } else if phase == .playing { phase = .paused }
  }

  mutating func end(_ now: Int64) {
    guard isLoaded, phase != .ended else { return }
    effects += progress?.end(now) ?? []
    (phase, isWanted) = (.ended, false)
  }

  /// Handles a player error. The address may have expired during a pause: a new one is requested,
  /// at most once a minute.
  mutating func fail(_ error: PentadError, _ now: Int64) {
    guard isLoaded, let key = list.current else { return }
    let isPlaying = phase == .playing || phase == .ready && isWanted
    effects += progress?.pause(now) ?? []
    effects.append(.player(.unload))
    if let retriedAt, now - retriedAt < rules.retry {
      phase = .failed(error)
    } else {
      retriedAt = now
      resolve(key, reload: true)
      isWanted = isPlaying
    }
  }

  private mutating func resolve(_ key: VideoKey, reload: Bool) {
    (phase, isWanted, isOfProvider) = (.resolving, true, false)
    start = progress?.position
    effects.append(.resolve(key, reload: reload))
  }
}
