/// The changes that a playback has not stored yet, oldest first.
///
/// Waiting changes of one video are merged. However long the store is unavailable, each video has
/// one position and one set of watched spans here.
struct PlaybackBacklog: Hashable, Sendable {
  private(set) var effects: [PlaybackEffect] = []
  /// The change that was taken out last; it may not be stored yet.
  private var taken: PlaybackEffect?

  /// Adds the latest change.
  mutating func add(_ effect: PlaybackEffect) {
    for index in effects.indices {
      guard let joined = effects[index].joined(with: effect) else { continue }
      effects[index] = joined
      return
    }
    effects.append(effect)
  }

  /// Takes out the oldest change; the previous one is stored.
  mutating func next() -> PlaybackEffect? {
    taken = effects.isEmpty ? nil : effects.removeFirst()
    return taken
  }

  /// Puts back a change that could not be stored.
  mutating func putBack(_ effect: PlaybackEffect) {
    let later = effects
    (effects, taken) = ([effect], nil)
    for effect in later { add(effect) }
  }

  /// Returns the user's state for a video after all these changes.
  func applied(to stored: ViewState, of video: VideoKey) -> ViewState {
    var state = stored
    for effect in [taken].compactMap(\.self) + effects {
      switch effect {
      case .markWatched(video): state.isWatched = true
      case .unsetWatchLater(video): state.isWatchLater = false
      case .save(video, let position, let seen):
        state.position = position
        state.spans.formUnion(seen)
      default: break
      }
    }
    return state
  }
}

extension PlaybackEffect {
  /// Merges two changes; nil if they are unrelated.
  fileprivate func joined(with later: PlaybackEffect) -> PlaybackEffect? {
    guard case .save(let key, _, var seen) = self,
      case .save(key, let position, let seenLater) = later
    else { return self == later ? self : nil }
    seen.formUnion(seenLater)
    return .save(key, position: position, seen: seen)
  }
}
