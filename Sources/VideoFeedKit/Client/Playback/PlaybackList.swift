/// The position of the current video in a list that changes.
struct PlaybackList: Hashable, Sendable {
  private var keys: [VideoKey] = []
  private(set) var current: VideoKey?
  /// The index of the current video. If it is not in the list, the index at which it would be.
  private var place = 0
  private var isListed = false

  /// The video after the current one; without a current one, the first.
  var next: VideoKey? {
    let index = isListed ? place + 1 : place
    return keys.indices.contains(index) ? keys[index] : nil
  }

  /// The video before the current one.
  var previous: VideoKey? {
    keys.indices.contains(place - 1) ? keys[place - 1] : nil
  }

  /// The current video, if the list contains it.
  var highlighted: VideoKey? { isListed ? current : nil }

  /// Selects a video; nil for none. A video outside the list counts as before its first.
  mutating func select(_ key: VideoKey?) {
    current = key
    let index = key.flatMap { keys.firstIndex(of: $0) }
    (place, isListed) = (index ?? 0, index != nil)
  }

  /// Replaces the list. If the current video is no longer in it, its position stays: the video that
  /// followed it is next.
  mutating func change(to new: [VideoKey]) {
    let followers = keys.dropFirst(place)
    keys = new
    if let index = current.flatMap({ new.firstIndex(of: $0) }) {
      (place, isListed) = (index, true)
    } else {
      isListed = false
      var indices: [VideoKey: Int] = [:]
      for (index, key) in new.enumerated() { indices[key] = index }
      let follower = followers.lazy.compactMap { indices[$0] }.first
      place = current == nil ? 0 : follower ?? new.count
    }
  }
}
