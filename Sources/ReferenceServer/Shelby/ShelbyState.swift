import PentadCore

/// The mutable state of the Shelby server.
struct ShelbyState: Sendable {
  /// The users with an account: alice and bob. Each sees the shares of the other.
  static let users = [101, 102]
  /// The available networks.
  static let networks = ["twitter", "facebook", "tumblr"]

  var desk: OAuthDesk
  /// The connected networks of each user.
  var services: [Int: [String]] = [101: ["twitter", "facebook"], 102: ["twitter"]]
  /// The broadcasts, oldest first.
  private(set) var shares: [ShelbyShare] = []
  private var places: [String: Int] = [:]

  init(seed: UInt64) {
    desk = OAuthDesk(
      seed: seed, consumers: ["ck-pentad": "cs-pentad"],
      tokens: [
        "tok-alice": .init(secret: "sec-alice", consumer: "ck-pentad", user: 101),
        "tok-bob": .init(secret: "sec-bob", consumer: "ck-pentad", user: 102),
      ])
  }

  /// Generates the earlier shares, in the last days of the catalogue.
  mutating func fill(_ catalogue: VideoCatalogue, seed: UInt64, count: Int) {
    var random = SplitMix(seed: seed &+ 4)
    // About two of three shares show a video for the first time.
    let videos = catalogue.videos.filter { $0.place != .here }.suffix(max(1, count * 2 / 3))
    guard let last = videos.last, let first = videos.first else { return }
    for user in Self.users {
      for index in 0..<count {
        let span = last.publishedAt - first.publishedAt
        let time = first.publishedAt + span * Int64(index + 1) / Int64(max(1, count))
        let known = videos.prefix { $0.publishedAt <= time }
        let video = known[known.startIndex + random.below(known.count)]
        let by = catalogue.people[random.below(catalogue.people.count)].number
        let isLater = random.chance(8)
        let id = add(
          video.number, to: user, by: by == user ? Self.users[user == 101 ? 1 : 0] : by,
          comment: VideoWords.comment(&random),
          origin: ["twitter", "facebook", "tumblr", "email", "bookmark"][
            random.index(weights: [60, 20, 8, 6, 6])], at: time)
        change(id) { share in
          share.isLiked = random.chance(5)
          share.isWatchLater = isLater
          share.isWatched = random.chance(20)
        }
      }
    }
  }

  /// Adds a video to a channel of a user, and returns the id of the broadcast.
  @discardableResult mutating func add(
    _ video: Int, to owner: Int, isPublic: Bool = false, by: Int, comment: String, origin: String,
    at time: Int64
  ) -> String {
    let id = ShelbyID.made(at: time, shares.count + 1)
    places[id] = shares.count
    shares.append(
      ShelbyShare(
        id: id, video: video, owner: owner, isPublic: isPublic, by: by, comment: comment,
        origin: origin, createdAt: time, updatedAt: time))
    return id
  }

  /// Returns a broadcast of a user.
  func share(_ id: String, of owner: Int) -> ShelbyShare? {
    places[id].map { shares[$0] }.flatMap { $0.owner == owner ? $0 : nil }
  }

  mutating func change(_ id: String, _ change: (inout ShelbyShare) -> Void) {
    if let place = places[id] { change(&shares[place]) }
  }
}
