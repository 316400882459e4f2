import PentadCore
import VideoFeedKit

/// A row of the guide.
struct VideoRow: Sendable {
  struct Badge: Sendable {
    /// The class in the style sheet.
    let kind: String
    let text: String
  }

  let videoTitle: String
  let address: String
  let picture: String?
  /// The address of the drawing in place of a missing picture.
  let art: String
  /// The face of the sharer.
  let face: Face
  let sharer: String
  let when: String
  let since: String
  let comment: String?
  /// The number of other sharers and commenters; nil for none.
  let others: String?
  let duration: String?
  /// The watched part of the video in percent; nil if none was watched, or the length is unknown.
  let seen: Int?
  let isNew: Bool
  let badges: [Badge]

  init(_ group: VideoGroup, now: Int64) {
    let address = VideoScreens.address(of: group.key)
    videoTitle = group.video.title ?? group.key.text
    self.address = address.description
    picture = group.video.images.isEmpty ? nil : address.appending("picture").description
    art = DrawingScreens.address("video", of: group.key.text)
    sharer = group.face.sharer.displayName
    face = Face(id: sharer)
    when = RelativeTime(of: group.latestShare, now: now).text
    since = Moment(group.latestShare).iso
    comment = group.face.comment
    let count = group.commentLines.count - 1
    others = count == 0 ? nil : "and \(count) more"
    duration = group.video.duration.map(Self.clock)
    seen = Self.seen(group)
    isNew = !group.state.isWatched
    badges = Self.badges(of: group).filter { !["new", "watched"].contains($0.kind) }
  }

  /// Returns the badges of a video: new content, ways to watch it, the user's marks.
  static func badges(of group: VideoGroup) -> [Badge] {
    let state = group.state
    var badges: [Badge] = []
    if !state.isWatched {
      badges.append(Badge(kind: "new", text: "New"))
    } else if let part = state.watchedFraction(of: group.video.duration), part > 0 {
      badges.append(Badge(kind: "watched", text: "\(Int(part * 100)) % watched"))
    } else {
      badges.append(Badge(kind: "watched", text: "Watched"))
    }
    if group.video.isLive { badges.append(Badge(kind: "live", text: "Live")) }
    badges.append(Badge(kind: "way", text: group.playability.words(at: group.key.provider)))
    if state.isWatchLater { badges.append(Badge(kind: "later", text: "Watch later")) }
    if state.isLiked { badges.append(Badge(kind: "liked", text: "Liked")) }
    return badges
  }

  /// Returns the watched part in percent; at least 1 when the video was begun.
  static func seen(_ group: VideoGroup) -> Int? {
    guard let duration = group.video.duration, duration > 0, group.state.isWatched else {
      return nil
    }
    let part = max(
      group.state.watchedFraction(of: duration) ?? 0,
      Double(group.state.position) / Double(duration))
    return part > 0 ? max(1, min(100, Int((part * 100).rounded()))) : nil
  }

  /// `4:05`, `1:02:03`.
  static func clock(_ milliseconds: Int64) -> String {
    let seconds = milliseconds / 1_000
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = "\(two(seconds % 60))"
    return seconds < 3_600
      ? "\(seconds / 60):\(rest)" : "\(seconds / 3_600):\(two(seconds / 60 % 60)):\(rest)"
  }
}

extension Playability {
  /// The way to watch a video of a provider, as text.
  func words(at provider: VideoProvider) -> String {
    switch self {
    case .unknown: "Not checked yet"
    case .playable: "Plays here"
    case .embedOnly: "Opens in \(provider.title)"
    case .pageOnly: "Opens a web page"
    case .unplayable(let reason): "Unavailable: \(reason.words)"
    case .checkFailed: "Check failed"
    }
  }
}

extension UnplayableReason {
  /// Why a video cannot be watched, in words.
  var words: String {
    switch self {
    case .removed: "removed"
    case .privateVideo: "private"
    case .restricted: "restricted"
    case .notPublished: "not published yet"
    case .wrongKind: "not a video"
    case .other(let word): word
    }
  }
}

extension VideoProvider {
  /// The provider's name, as a person writes it.
  var title: String {
    switch self {
    case .youtube: "YouTube"
    case .vimeo: "Vimeo"
    case .dailymotion: "Dailymotion"
    case .peertube: "PeerTube"
    default: "its provider's player"
    }
  }
}
