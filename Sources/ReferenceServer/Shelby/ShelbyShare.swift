import PentadCore

/// A broadcast: a shared video in the channel of a user.
struct ShelbyShare: Sendable, Hashable {
  /// The id: 24 hexadecimal digits. The first eight are the creation time in seconds.
  let id: String
  /// The number of the video.
  let video: Int
  /// The owner of the channel.
  let owner: Int
  /// True if it is in the public channel.
  let isPublic: Bool
  /// The person who shared it.
  let by: Int
  let comment: String
  /// The network of the share: `twitter`, `facebook`, …
  let origin: String
  /// The time, in milliseconds since 1970.
  let createdAt: Int64
  var updatedAt: Int64
  var isLiked = false
  var isWatchLater = false
  var isWatched = false

  /// A mark by the owner.
  enum Mark: String, Sendable {
    case like = "liked_by_owner"
    case watchLater = "owner_watch_later"
    case watched = "watched_by_owner"
  }

  mutating func set(_ mark: Mark, _ value: Bool) {
    switch mark {
    case .like: isLiked = value
    case .watchLater: isWatchLater = value
    case .watched: isWatched = value
    }
  }
}

/// The ids in Shelby's database.
enum ShelbyID {
  /// Returns the id of a user.
  static func user(_ number: Int) -> String { "4e6fb09c" + hex(number, 16) }

  /// Returns the id of a channel of a user.
  static func channel(_ owner: Int, isPublic: Bool) -> String {
    "4e6fb09d" + hex(owner * 2 + (isPublic ? 1 : 0), 16)
  }

  /// Returns the id of an item with a creation time, in milliseconds, and a unique number.
  static func made(at time: Int64, _ number: Int) -> String {
    hex(Int(clamping: time / 1_000) & 0xffff_ffff, 8) + "5b1e" + hex(number, 12)
  }

  private static func hex(_ number: Int, _ digits: Int) -> String {
    let text = String(max(0, number), radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension ShelbyShare {
  /// Returns the broadcast as in the API; nil if the video was deleted.
  ///
  /// A person of another network is the originator; a user of Shelby is the sharer.
  func json(_ catalogue: VideoCatalogue, origin server: String) -> JSONValue? {
    guard let video = catalogue.video(video), let sharer = catalogue.person(by),
      let owner = catalogue.person(owner)
    else { return nil }
    func picture(_ person: VideoCatalogue.Person) -> JSONValue {
      .string(server + person.picturePath)
    }
    let isUser = ShelbyState.users.contains(sharer.number)
    let author = catalogue.channel(video.channel).flatMap { catalogue.person($0.owner) }
    let provider = JSONValue.string(video.place.rawValue)
    return [
      "_id": .string(id), "channel_id": .string(ShelbyID.channel(owner.number, isPublic: isPublic)),
      "created_at": .string(Self.date(createdAt)), "updated_at": .string(Self.date(updatedAt)),
      "description": comment.isEmpty ? .null : .string(comment),
      "liked_by_owner": .integer(isLiked ? 1 : 0),
      "watched_by_owner": .integer(isWatched ? 1 : 0),
      "owner_watch_later": .integer(isWatchLater ? 1 : 0), "name": JSONValue(author?.name),
      "total_plays": .integer(video.views), "user_id": .string(ShelbyID.user(owner.number)),
      "user_nickname": .string(owner.nickname), "user_thumbnail": picture(owner),
      "video_description": .string(video.text), "video_id_at_provider": .string(video.placeID),
      "video_origin": .string(self.origin),
      "video_originator_network_object_id": isUser ? .null : .string("\(createdAt / 1_000)"),
      "video_originator_user_image": isUser ? .null : picture(sharer),
      "video_originator_user_name": isUser ? .null : .string(sharer.name),
      "video_originator_user_nickname": isUser ? .null : .string(sharer.nickname),
      "video_player": provider, "video_provider_name": provider,
      "video_thumbnail_url": .string(server + video.picturePath),
      "video_title": .string(video.title),
      "video_user_id": isUser ? .string(ShelbyID.user(sharer.number)) : .null,
      "video_user_nickname": isUser ? .string(sharer.nickname) : .null,
      "video_user_thumbnail": isUser ? picture(sharer) : .null,
    ]
  }

  /// Returns a date: `2011-09-15T04:06:16.000Z`.
  private static func date(_ milliseconds: Int64) -> String {
    ISO8601.text(milliseconds, isPrecise: false).dropLast() + ".000Z"
  }
}
