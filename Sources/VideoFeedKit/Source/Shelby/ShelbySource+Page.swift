public import PentadCore

extension ShelbySource {
  /// Fetches the newest broadcasts of the user's own channels, or those older than a page.
  ///
  /// A channel that was deleted meanwhile, and a broadcast without id, date or video, are reported
  /// as problems of the page.
  public func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage {
    let channels = try await api.channels(of: id)
    var reading = ShelbyReading(source: id)
    // Public channels are the same for all users; the user's friends share in the others.
    for channel in channels.filter({ !$0.isPublic }).prefix(ShelbyReading.channelLimit)
    where !reading.isFull {
      do throws(PentadError) {
        reading.add(try await api.broadcasts(of: channel.id.id), of: channel.id)
      } catch  where error.code == .notFound || error.code == .invalid {
        reading.add(nil, of: channel.id)
      }
    }
    var page: FeedPage
    switch request.part {
    case .newest(let state):
      let hash = reading.hash(with: channels)
      if state?.bodyHash == hash { return .unchanged(id) }
      page = try reading.page(limit: request.limit)
      page.state = FeedState(bodyHash: hash)
    case .older(let cursor):
      guard let place = ShelbyPlace(cursor) else {
        throw PentadError(.invalid, "this is not a position in a list of a Shelby server")
      }
      page = try reading.page(after: place, limit: request.limit)
    }
    page.channels = channels
    page.siteURL = server.address
    return page
  }
}

/// A position in the order of broadcasts, the newest first.
struct ShelbyPlace: Comparable {
  let createdAt: Int64
  let id: String

  init(_ broadcast: Broadcast) {
    createdAt = broadcast.createdAt
    id = broadcast.id.id
  }

  /// Parses ``cursor``; nil for any other text.
  init?(_ cursor: FeedCursor) {
    let parts = cursor.rawValue.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let createdAt = Int64(parts[0]) else { return nil }
    self.createdAt = createdAt
    id = String(parts[1])
  }

  var cursor: FeedCursor { FeedCursor(rawValue: "\(createdAt) \(id)") }

  /// Returns true if the left position is newer.
  static func < (left: ShelbyPlace, right: ShelbyPlace) -> Bool {
    left.createdAt == right.createdAt ? left.id > right.id : left.createdAt > right.createdAt
  }
}
