/// A list of videos that a user keeps. Each has one of what to watch later.
struct PeerTubePlaylist: Sendable {
  /// A video in a list.
  struct Element: Sendable {
    let id: Int
    /// The number of the video, which may be gone.
    let video: Int
    /// Seconds.
    var start: Int?
    var stop: Int?
  }

  let id: Int
  let uuid: String
  let owner: Int
  let name: String
  /// Milliseconds since 1970.
  var updatedAt: Int64
  var elements: [Element] = []

  /// What somebody wants to watch later, empty.
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
