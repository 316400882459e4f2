import Testing

@testable import VideoFeedKit

/// Values as sources make them.
enum Samples {
  static let shelby = SourceID("shelby:example.org/1")
  static let feed = SourceID("feed:https://example.org/videos.xml")

  static func key(_ id: String = "BmzSEYNTkHA") -> VideoKey { VideoKey(.youtube, id) }

  static func id(_ id: String, of source: SourceID = shelby) throws -> RemoteID {
    try #require(RemoteID(id, of: source))
  }

  static func sharer(_ nickname: String, _ origin: ShareOrigin = .twitter) -> Sharer {
    Sharer(nickname: nickname, origin: origin)
  }

  static func broadcast(
    _ id: String, of video: VideoKey = key(), by nickname: String = "alice",
    saying comment: String? = nil, at time: Int64 = 0, from source: SourceID = shelby
  ) throws -> Broadcast {
    Broadcast(
      id: try Self.id(id, of: source), video: video, sharer: sharer(nickname), comment: comment,
      createdAt: time)
  }

  static func comment(
    _ id: String, on video: VideoKey = key(), by nickname: String = "bob", _ text: String = "nice",
    at time: Int64 = 0
  ) throws -> VideoComment {
    try #require(
      VideoComment(
        id: Self.id(id), video: video, author: sharer(nickname), text: text, createdAt: time))
  }
}
