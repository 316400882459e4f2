@_spi(Measuring) import VideoFeedKit

/// Feeds made up from a number: twenty sources share videos, some of them each other's.
enum Samples {
  private static let words = [
    "the", "video", "of", "people", "who", "share", "what", "they", "watch", "and", "like", "over",
    "mountain", "river", "music", "lecture", "history", "garden", "night", "film",
  ]

  /// Two lists of the same videos, the second in an order without a pattern.
  static func shuffled(_ count: Int) throws -> ([VideoGroup], [VideoGroup]) {
    var random = SplitMix(state: 6)
    let groups = try (0..<count).map { number -> VideoGroup in
      let broadcast = try broadcast(number, of: number, from: source(0))
      guard let group = VideoGroup(video: try video(number), broadcasts: [broadcast]) else {
        throw Missing()
      }
      return group
    }
    return (groups, groups.shuffled(using: &random))
  }

  /// A store in which 100 pages of 1,000 broadcasts are, made once in a folder.
  static func store(in folder: String) async throws -> MeasuredVideoStore {
    let store = try await MeasuredVideoStore(folder: folder)
    for number in 0..<20 {
      try await store.add(
        SourceDescription(
          id: source(number), kind: .host, address: "benchmark", addedAt: 0))
    }
    for page in Samples.pages(0..<100) { try await store.take(page()) }
    try await store.apply()
    return store
  }

  /// Pages of 1,000 broadcasts each; two in five are of a video that was shared before.
  static func pages(_ numbers: Range<Int>) -> [() throws -> FeedPage] {
    numbers.map { number in
      {
        let source = source(number % 20)
        let ids = number * 1_000..<(number + 1) * 1_000
        let videos = ids.map { id in id % 5 < 3 ? id : max(0, id - 400 - id % 5) }
        return FeedPage(
          of: source, videos: try videos.map { try video($0) },
          broadcasts: try zip(ids, videos).map { try broadcast($0, of: $1, from: source) })
      }
    }
  }

  // MARK: One of each

  private static func source(_ number: Int) -> SourceID { SourceID("host:\(number)") }

  private static func key(_ number: Int) throws -> VideoKey {
    guard let key = VideoKey(provider: .youtube, id: "video\(100_000 + number)") else {
      throw Missing()
    }
    return key
  }

  private static func video(_ number: Int) throws -> Video {
    var random = SplitMix(state: UInt64(number))
    return Video(key: try key(number), title: text(8, &random), summary: text(40, &random))
  }

  private static func broadcast(
    _ id: Int, of video: Int, from source: SourceID
  ) throws -> Broadcast {
    var random = SplitMix(state: UInt64(id))
    guard let id = RemoteID("\(id)", of: source) else { throw Missing() }
    return Broadcast(
      id: id, video: try key(video),
      sharer: Sharer(nickname: "user\(video % 700)", origin: .twitter), comment: text(9, &random),
      createdAt: 1_700_000_000_000 + Int64(video) * 60_000)
  }

  private static func text(_ count: Int, _ random: inout SplitMix) -> String {
    (0..<count).map { _ in words[Int(random.next() % UInt64(words.count))] }.joined(separator: " ")
  }

  struct Missing: Error {}
}

/// The same numbers on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
