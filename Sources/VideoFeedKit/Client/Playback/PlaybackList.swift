/// Where the current video stands in a list that changes.
struct PlaybackList: Hashable, Sendable {
  private var keys: [VideoKey] = []
  private(set) var current: VideoKey?
  /// The index of the current video; of one that is not in the list, the index before which it stood.
  private var place = 0
  private var isListed = false

  /// The one behind the current video; the first without one.
  var next: VideoKey? {
    let index = isListed ? place + 1 : place
    return keys.indices.contains(index) ? keys[index] : nil
  }

  /// The one before the current video.
  var previous: VideoKey? {
    keys.indices.contains(place - 1) ? keys[place - 1] : nil
  }

  /// The current video, when the list has it.
  var highlighted: VideoKey? { isListed ? current : nil }

  /// Chooses a video; nil for none. One that the list does not have stands before its first.
  mutating func select(_ key: VideoKey?) {
    current = key
    let index = key.flatMap { keys.firstIndex(of: $0) }
    (place, isListed) = (index ?? 0, index != nil)
  }

  /// The list is another. A current video that is gone from it leaves its place behind: what followed it
  /// is next.
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
