import PentadCore

/// The responses for a user's channels, combined into pages.
struct ShelbyReading {
  /// The maximum number of channels to fetch.
  static let channelLimit = 64
  /// The size of all channels together, in bytes, after which no more are fetched.
  static let byteLimit = 32 << 20

  let source: SourceID
  private var parts: [(channel: RemoteID, body: [UInt8]?)] = []

  init(source: SourceID) { self.source = source }

  /// Adds the content of a channel; nil for a channel that the server lists but does not have.
  mutating func add(_ body: [UInt8]?, of channel: RemoteID) { parts.append((channel, body)) }

  /// True if no more channels are fetched.
  var isFull: Bool { parts.reduce(0) { $0 + ($1.body?.count ?? 0) } >= Self.byteLimit }

  /// Returns a hash that stays the same while the server sends the same data.
  func hash(with channels: [VideoChannel]) -> String {
    var hash = StableHash()
    for channel in channels {
      hash.add(channel.id.id)
      hash.add(channel.name)
      hash.add("\(channel.isPublic)")
    }
    for (_, body) in parts { hash.add(String(decoding: body ?? [], as: UTF8.self)) }
    return hash.text
  }

  /// Returns a page of the broadcasts, the newest first.
  func page(after place: ShelbyPlace? = nil, limit: Int) throws(PentadError) -> FeedPage {
    var found = Found()
    for (number, part) in parts.enumerated() {
      let path = "channel[\(number)]"
      if let body = part.body {
        try found.read(body, in: part.channel, path)
      } else {
        found.note(path, "no such channel")
      }
    }
    if isFull { found.note("channel", "the others are too much") }
    let sorted = found.broadcasts.map { (place: ShelbyPlace($0), broadcast: $0) }
      .filter { item in place.map { $0 < item.place } ?? true }
      .sorted { $0.place < $1.place }
    let part = sorted.prefix(limit).map(\.broadcast)
    var page = FeedPage(
      of: source, videos: part.compactMap { found.videos[$0.video] }, broadcasts: part,
      problems: found.problems)
    if sorted.count > limit { page.older = part.last.map { ShelbyPlace($0).cursor } }
    return page
  }

  /// The content read so far.
  private struct Found {
    var videos: [VideoKey: Video] = [:]
    var broadcasts: [Broadcast] = []
    var problems: [FeedProblem] = []

    mutating func note(_ path: String, _ problem: String) {
      guard problems.count < FeedProblem.limit else { return }
      problems.append(FeedProblem(path: path, problem: problem))
    }

    mutating func read(
      _ body: [UInt8], in channel: RemoteID, _ path: String
    ) throws(PentadError) {
      var index = 0
      try ShelbyAnswer.readList(body) { json throws(PentadError) in
        defer { index += 1 }
        guard broadcasts.count < VideoLimits.broadcasts else { return try json.skip() }
        let path = "\(path).broadcast[\(index)]"
        guard try json.isObject() else { return note(path, "no object") }
        let wire = try ShelbyBroadcast(&json)
        guard let video = wire.video else { return note(path, "no video") }
        switch wire.broadcast(of: video.key, in: channel) {
        case .success(let broadcast):
          videos[video.key] = videos[video.key]?.filled(from: video) ?? video
          broadcasts.append(broadcast)
        case .failure(let fault): note(path, fault.rawValue)
        }
      }
    }
  }
}
