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
  let sharer: String
  let when: String
  let since: String
  let comment: String?
  /// The number of other sharers and commenters; nil for none.
  let others: String?
  let duration: String?
  let badges: [Badge]

  init(_ group: VideoGroup, now: Int64) {
    let address = VideoScreens.address(of: group.key)
    videoTitle = group.video.title ?? group.key.text
    self.address = address.description
    picture = group.video.images.isEmpty ? nil : address.appending("picture").description
    sharer = group.face.sharer.displayName
    when = RelativeTime(of: group.latestShare, now: now).text
    since = Moment(group.latestShare).iso
    comment = group.face.comment
    let count = group.commentLines.count - 1
    others = count == 0 ? nil : "and \(count) more"
    duration = group.video.duration.map(Self.clock)
    badges = Self.badges(of: group)
  }

  /// Returns the badges of a video: new content, ways to watch it, the user's marks.
  static func badges(of group: VideoGroup) -> [Badge] {
    let state = group.state
    var badges: [Badge] = []
    if !state.isWatched {
      badges.append(Badge(kind: "new", text: "New"))
    } else if let part = state.watchedFraction(of: group.video.duration), part > 0 {
      badges.append(Badge(kind: "watched", text: "Watched, \(Int(part * 100)) % seen"))
    } else {
      badges.append(Badge(kind: "watched", text: "Watched"))
    }
    if group.video.isLive { badges.append(Badge(kind: "live", text: "Live")) }
    badges.append(Badge(kind: "way", text: group.playability.words))
    if state.isWatchLater { badges.append(Badge(kind: "later", text: "Watch later")) }
    if state.isLiked { badges.append(Badge(kind: "liked", text: "Liked")) }
    return badges
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
  /// The way to watch a video, as text.
  var words: String {
    switch self {
    case .unknown: "Not looked up yet"
    case .playable: "Playable"
    case .embedOnly: "In its provider's player"
    case .pageOnly: "On a page"
    case .unplayable(let reason): "Not to be watched: \(reason.words)"
    case .checkFailed: "Could not be looked up"
    }
  }
}

extension UnplayableReason {
  /// Why a video cannot be watched, in words.
  var words: String {
    switch self {
    case .removed: "it was removed"
    case .privateVideo: "it is private"
    case .restricted: "it is restricted"
    case .notPublished: "it is not published yet"
    case .wrongKind: "it is no video"
    case .other(let word): word
    }
  }
}
