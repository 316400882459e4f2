/// A user's list of videos. Each user has one list for watching later.
struct PeerTubePlaylist: Sendable {
  /// A video in a list.
  struct Element: Sendable {
    let id: Int
    /// The number of the video, which may be deleted.
    let video: Int
    /// The start in seconds.
    var start: Int?
    var stop: Int?
  }

  let id: Int
  let uuid: String
  let owner: Int
  let name: String
  /// The time of the last change, in milliseconds since 1970.
  var updatedAt: Int64
  var elements: [Element] = []

  /// Creates an empty list of a user for watching later.
  init(watchLaterOf owner: Int, seed: UInt64) {
    (id, self.owner, name) = (owner, owner, "Watch later")
    updatedAt = PeerTubeState.begin
    var random = SplitMix(seed: seed &* 1_000_003 &+ UInt64(clamping: owner))
    let words = [random.next() & ~0xf000 | 0x4000, random.next() & ~(0b11 << 62) | 0b10 << 62]
    uuid = ShortUUID.dashed(
      words.map { word in
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined())
  }
}
