import PentadCore

/// A broadcast as read from its JSON object. Missing or null values are nil.
struct ShelbyBroadcast {
  private var id: String?
  private var channel: String?
  private var createdAt: Int64?
  private var updatedAt: Int64?
  private var comment: String?
  private var marks = RemoteMarks()
  private var origin: String?
  private var originator = Person()
  private var videoUser = Person()
  private var user = Person()
  private var provider: String?
  private var videoId: String?
  private var title: String?
  private var summary: String?
  private var thumbnail: String?
  private var playCount: Int?

  /// A person in a broadcast, which may name three of them.
  private struct Person {
    var id: String?
    var nickname: String?
    var name: String?
    var image: String?

    var isNamed: Bool { nickname != nil || name != nil }
  }

  /// Reads a broadcast.
  init(_ json: inout JSONReader) throws(PentadError) {
    try json.object { json, name throws(PentadError) in
      switch name {
      case "_id": id = try json.text()
      case "channel_id": channel = try json.text()
      case "created_at": createdAt = try json.text().flatMap(FeedDate.milliseconds)
      case "updated_at": updatedAt = try json.text().flatMap(FeedDate.milliseconds)
      case "description": comment = try json.text()
      case "liked_by_owner": marks.isLiked = try json.flag()
      case "owner_watch_later": marks.isWatchLater = try json.flag()
      case "watched_by_owner": marks.isWatched = try json.flag()
      case "video_origin": origin = try json.text()
      case "video_provider_name": provider = try json.text()
      case "video_id_at_provider": videoId = try json.text()
      case "video_title": title = try json.text()
      case "video_description": summary = try json.text()
      case "video_thumbnail_url": thumbnail = try json.text()
      case "total_plays": playCount = try json.text().flatMap { Int($0) }
      default: try readPerson(name, &json)
      }
    }
  }

  private mutating func readPerson(
    _ name: JSONSlice, _ json: inout JSONReader
  ) throws(PentadError) {
    switch name {
    case "video_originator_user_nickname": originator.nickname = try json.text()
    case "video_originator_user_name": originator.name = try json.text()
    case "video_originator_user_image": originator.image = try json.text()
    case "video_user_id": videoUser.id = try json.text()
    case "video_user_nickname": videoUser.nickname = try json.text()
    case "video_user_thumbnail": videoUser.image = try json.text()
    case "user_id": user.id = try json.text()
    case "user_nickname": user.nickname = try json.text()
    case "user_thumbnail": user.image = try json.text()
    default: try json.skip()
    }
  }
}

extension ShelbyBroadcast {
  /// The video; nil without a provider and an id. A server cannot refer to a local file.
  var video: Video? {
    guard let provider = provider.flatMap({ VideoProvider(rawValue: $0) }), let videoId else {
      return nil
    }
    let key: VideoKey? =
      switch provider {
      case .file: nil
      case .web: VideoKey(url: "https://\(videoId)")
      default: VideoKey(provider: provider, id: videoId)
      }
    return key.map {
      Video(
        key: $0, authority: .mention, title: title, summary: summary,
        images: thumbnail.flatMap { VideoImage(url: $0) }.map { [$0] } ?? [], playCount: playCount)
    }
  }

  /// Returns the broadcast, or the reason for leaving it out.
  ///
  /// - Parameter asked: the channel in which it was found, used if the broadcast does not name one.
  func broadcast(of video: VideoKey, in asked: RemoteID) -> Result<Broadcast, Fault> {
    // An id with a replacement character is damaged and may match another broadcast.
    guard let id, !id.unicodeScalars.contains("\u{fffd}"), let id = RemoteID(id, of: asked.source)
    else { return .failure(.noID) }
    guard let createdAt = createdAt ?? Self.date(ofID: id.id) ?? updatedAt else {
      return .failure(.noDate)
    }
    return .success(
      Broadcast(
        id: id, video: video, sharer: sharer, comment: comment,
        channel: channel.flatMap { RemoteID($0, of: asked.source) } ?? asked, createdAt: createdAt,
        updatedAt: updatedAt, marks: marks))
  }

  /// The reason for leaving out a broadcast.
  enum Fault: String, Error {
    case noID = "no id"
    case noDate = "no date"
  }

  /// The sharer: the originator, or else the owner on the server.
  private var sharer: Sharer {
    let person = [originator, videoUser, user].first(where: \.isNamed) ?? user
    return Sharer(
      id: person.id, nickname: person.nickname ?? "", name: person.name, imageURL: person.image,
      origin: origin.map { ShareOrigin(rawValue: $0) } ?? ShareOrigin(rawValue: "shelby"))
  }

  /// Returns the time when an id was created, from the first eight of its 24 hexadecimal digits.
  /// The result is in milliseconds, rounded down to a second.
  private static func date(ofID id: String) -> Int64? {
    guard id.utf8.count == 24, id.utf8.allSatisfy(PercentText.isHex) else { return nil }
    return Int64(id.prefix(8), radix: 16).map { $0 * 1_000 }
  }
}
