/// A user who can sign in.
struct PeerTubeUser: Sendable {
  /// A user's rating of a video.
  struct Rating: Sendable {
    /// The rating: `like` or `dislike`.
    let word: String
    let at: Int64
  }

  /// A user's position in a video.
  struct View: Sendable {
    /// The position in seconds.
    var position: Int
    var at: Int64
  }

  /// The number of the person.
  let number: Int
  let name: String
  var password: String
  /// The code of the second factor; nil for a user without one.
  var code: String?
  /// The numbers of channels, the latest first.
  var subscriptions: [Int]
  /// The ratings by the numbers of videos, as below.
  var ratings: [Int: Rating] = [:]
  var history: [Int: View] = [:]
}

/// The data of a video that only PeerTube has.
struct PeerTubeExtra: Sendable, Hashable {
  /// The access level of a video.
  enum Privacy: Int, Sendable {
    case everybody = 1
    case unlisted, owner, users, password

    var label: String {
      switch self {
      case .everybody: "Public"
      case .unlisted: "Unlisted"
      case .owner: "Private"
      case .users: "Internal"
      case .password: "Password protected"
      }
    }
  }

  var privacy = Privacy.everybody
  var password: String?
  /// The state; 1 for a published video. See ``stateLabels``.
  var state = 1
  var isLive = false
  /// True if a moderator has blocked it.
  var isBlocked = false

  static let stateLabels = [
    1: "Published", 2: "To transcode", 3: "To import", 4: "Waiting for livestream",
    5: "Livestream ended", 6: "To move to an external storage", 7: "Transcoding failed",
    8: "Move to an external storage failed", 9: "To edit",
  ]

  /// True if files require a token.
  var hidesFiles: Bool { [.owner, .users, .password].contains(privacy) }
}
