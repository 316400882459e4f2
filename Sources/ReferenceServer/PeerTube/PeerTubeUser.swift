/// What the server knows of somebody who can sign in.
struct PeerTubeUser: Sendable {
  /// What somebody thinks of a video.
  struct Rating: Sendable {
    /// `like` or `dislike`.
    let word: String
    let at: Int64
  }

  /// How far somebody has watched a video.
  struct View: Sendable {
    /// Seconds.
    var position: Int
    var at: Int64
  }

  /// The number of the person.
  let number: Int
  let name: String
  var password: String
  /// What the second factor shows; nil of somebody who has none.
  var code: String?
  /// The numbers of channels, the last one first.
  var subscriptions: [Int]
  /// By the numbers of videos, as what follows.
  var ratings: [Int: Rating] = [:]
  var history: [Int: View] = [:]
}

/// What PeerTube alone knows of a video.
struct PeerTubeExtra: Sendable, Hashable {
  /// Who may see a video.
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
  /// 1 of a video that is published; see ``stateLabels``.
  var state = 1
  var isLive = false
  /// Whether a moderator has blocked it.
  var isBlocked = false

  static let stateLabels = [
    1: "Published", 2: "To transcode", 3: "To import", 4: "Waiting for livestream",
    5: "Livestream ended", 6: "To move to an external storage", 7: "Transcoding failed",
    8: "Move to an external storage failed", 9: "To edit",
  ]

  /// Whether files are given with a token only.
  var hidesFiles: Bool { [.owner, .users, .password].contains(privacy) }
}
