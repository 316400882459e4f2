/// What a playback has still to store, the oldest first.
///
/// What waits of one video is joined: however long the store takes nothing, a video has one position here,
/// and all that was seen of it.
struct PlaybackBacklog: Hashable, Sendable {
  private(set) var effects: [PlaybackEffect] = []

  /// Adds what came last.
  mutating func add(_ effect: PlaybackEffect) {
    for index in effects.indices {
      guard let joined = effects[index].joined(with: effect) else { continue }
      effects[index] = joined
      return
    }
    effects.append(effect)
  }

  /// Takes the oldest out.
  mutating func next() -> PlaybackEffect? { effects.isEmpty ? nil : effects.removeFirst() }

  /// Puts back what was taken out and could not be stored.
  mutating func putBack(_ effect: PlaybackEffect) {
    let later = effects
    effects = [effect]
    for effect in later { add(effect) }
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
