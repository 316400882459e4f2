import PentadCore
import VideoFeedKit

extension VideoScreens {
  /// A video: the player, or other places to watch it, and its sharers.
  func video(_ key: VideoKey) async throws(PentadError) -> Page {
    guard let group = try await feed.video(key) else {
      throw PentadError(.videoNotFound, "this video is in none of your lists")
    }
    let waiting = try await feed.actions().filter { $0.video == key }
    let canShare = (try? await feed.shareComposer(for: key)) != nil
    let content = VideoPage(group, waiting: waiting, canShare: canShare, now: time.date())
    var page = Page(
      group.video.title ?? key.text, area: .video, template: "Video/watch", content: content,
      freshness: try await freshness(of: Set(group.broadcasts.map(\.source))))
    page.back = Page.Back("Videos", Area.video.address)
    if content.player != nil { page.script = "player.js" }
    return page
  }
}

/// A video, ready for its template.
struct VideoPage: Sendable {
  struct Player: Sendable {
    let source: String
    let poster: String?
    let label: String
    /// The position where the user stopped, in seconds.
    let start: String
    let reportAddress: String
  }

  struct Link: Sendable {
    let target: String
    let text: String
  }

  struct Line: Sendable {
    let author: String
    let face: Face
    let origin: String
    let said: String?
    let when: Moment
    let isShare: Bool
  }

  let badges: [VideoRow.Badge]
  let player: Player?
  /// The addresses where it can be watched elsewhere.
  let links: [Link]
  /// The text shown without a player.
  let explanation: String?
  let picture: String?
  let summary: String?
  let author: String?
  let duration: String?
  let position: String?
  /// The watched part in percent; nil if none was watched.
  let seen: Int?
  /// The art in place of a missing picture.
  let art: String
  let isLiked: Bool
  let isWatchLater: Bool
  let isWatched: Bool
  let actionAddress: String
  let shareAddress: String?
  /// The pending actions for sources.
  let waiting: [String]
  let isWaiting: Bool
  let lines: [Line]

  init(_ group: VideoGroup, waiting: [PendingAction], canShare: Bool, now: Int64) {
    let address = VideoScreens.address(of: group.key)
    let video = group.video
    badges = VideoRow.badges(of: group)
    let picture = video.images.isEmpty ? nil : address.appending("picture").description
    let ways = VideoWays(group)
    explanation = ways.explanation
    links = ways.links
    player =
      ways.isPlayedHere
      ? Player(
        source: address.appending("file").description, poster: picture,
        label: "Player: \(video.title ?? group.key.text)", start: "\(group.state.position / 1_000)",
        reportAddress: address.appending("position").description) : nil
    self.picture = ways.isPlayedHere ? nil : picture
    summary = video.summary
    author = video.author
    duration = video.duration.map(VideoRow.clock)
    position = group.state.position == 0 ? nil : VideoRow.clock(group.state.position)
    seen = VideoRow.seen(group)
    art = DrawingScreens.address("video", of: group.key.text)
    isLiked = group.state.isLiked
    isWatchLater = group.state.isWatchLater
    isWatched = group.state.isWatched
    actionAddress = address.appending("marks").description
    shareAddress = canShare ? address.appending("share").description : nil
    self.waiting = waiting.map(\.words)
    isWaiting = !waiting.isEmpty
    lines = group.commentLines.map { line in
      Line(
        author: line.author.displayName,
        face: Face(id: line.author.displayName),
        origin: line.author.origin.rawValue, said: line.text,
        when: Moment(line.createdAt), isShare: line.isShare)
    }
  }
}
