/// What a playback has still to store, the oldest first.
///
/// What waits of one video is joined: however long the store takes nothing, a video has one position here,
/// and all that was seen of it.
struct PlaybackBacklog: Hashable, Sendable {
  private(set) var effects: [PlaybackEffect] = []
  /// What was taken out last, which may not be stored yet.
  private var taken: PlaybackEffect?

  /// Adds what came last.
  mutating func add(_ effect: PlaybackEffect) {
    for index in effects.indices {
      guard let joined = effects[index].joined(with: effect) else { continue }
      effects[index] = joined
      return
    }
    effects.append(effect)
  }

  /// Takes the oldest out; the one before is stored.
  mutating func next() -> PlaybackEffect? {
    taken = effects.isEmpty ? nil : effects.removeFirst()
    return taken
  }

  /// Puts back what was taken out and could not be stored.
  mutating func putBack(_ effect: PlaybackEffect) {
    let later = effects
    (effects, taken) = ([effect], nil)
    for effect in later { add(effect) }
  }

  /// What the user will have done with a video when all this is stored.
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
  /// What is to be stored of both; nil when they have nothing to do with each other.
  fileprivate func joined(with later: PlaybackEffect) -> PlaybackEffect? {
    guard case .save(let key, _, var seen) = self,
      case .save(key, let position, let seenLater) = later
    else { return self == later ? self : nil }
    seen.formUnion(seenLater)
    return .save(key, position: position, seen: seen)
  }
}
