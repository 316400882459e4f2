import PentadCore

/// The state of the PeerTube server, except the videos themselves.
///
/// Every fourth channel with files belongs to another server, ``remoteHost``, and its owner does
/// too.
struct PeerTubeState: Sendable {
  static let remoteHost = "videos.example"

  let seed: UInt64
  let size: VideoSize
  /// The users by the numbers of people.
  var users: [Int: PeerTubeUser] = [:]
  var tokens: PeerTubeTokens
  /// The extra data by the numbers of videos, as below.
  var extras: [Int: PeerTubeExtra] = [:]
  /// The comments, oldest first. Those of a video are generated at the first access.
  var comments: [Int: [PeerTubeComment]] = [:]
  var playlists: [PeerTubePlaylist] = []
  /// The viewers that were counted, by video.
  var viewers: Set<String> = []
  private var lastID = 1_000_000_000

  /// - Parameter shelf: the videos, on which there are no actions yet.
  init(_ shelf: VideoShelf) {
    let catalogue = shelf.catalogue
    (seed, size) = (shelf.seed, shelf.size)
    tokens = PeerTubeTokens(seed: seed)
    var random = SplitMix(seed: seed &+ 4)
    let channels = catalogue.channels.filter { $0.place == .here }.map(\.number)
    for person in catalogue.people {
      // All people have subscribed to the first channel, and to some others.
      let chosen = channels.filter { $0 == channels.first || random.chance(25) }
      users[person.number] = PeerTubeUser(
        number: person.number, name: person.nickname, password: "\(person.nickname)-password",
        code: person.nickname == "bob" ? "424242" : nil, subscriptions: chosen)
      playlists.append(PeerTubePlaylist(watchLaterOf: person.number, seed: seed))
    }
  }

  /// Returns an unused number for a comment or an element of a playlist.
  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: Lookup

  /// Returns the user with a name, or with an email address.
  func user(named name: String) -> PeerTubeUser? {
    let name = name.lowercased()
    return users.values.first { $0.name == name || "\($0.name)@mail.example" == name }
  }

  /// Returns the user of a call.
  func user(_ call: PeerTubeCall) throws(PeerTubeFailure) -> PeerTubeUser {
    guard let user = call.user.flatMap({ users[$0] }) else { throw .noToken }
    return user
  }

  /// Returns the video with a number, a UUID, or a short UUID; nil for a video that is not in
  /// PeerTube.
  func found(_ name: String, in catalogue: VideoCatalogue) -> VideoCatalogue.Video? {
    let video =
      if let number = Int(name) {
        catalogue.video(number)
      } else {
        catalogue.video(ShortUUID.long(name) ?? name.lowercased())
      }
    return video?.place == .here ? video : nil
  }

  /// Returns the requested video, if the user may see it.
  func video(_ call: PeerTubeCall) throws(PeerTubeFailure) -> VideoCatalogue.Video {
    try video(call.capture(), call)
  }

  func video(
    _ name: String, _ call: PeerTubeCall
  ) throws(PeerTubeFailure) -> VideoCatalogue.Video {
    guard Int(name) != nil || name.utf8.count == 36 || ShortUUID.long(name) != nil else {
      throw .invalid("id", in: "params", value: .string(name))
    }
    guard let video = found(name, in: call.catalogue) else { throw .missing("Video") }
    let extra = extras[video.number] ?? PeerTubeExtra()
    let isByNumber = Int(name) != nil
    let isOwner = call.user != nil && call.user == owner(of: video, call.catalogue)
    if isOwner { return video }
    if extra.privacy == .password {
      try check(call.request.header("x-peertube-video-password"), extra, call)
    } else if extra.isBlocked || [.owner, .users].contains(extra.privacy)
      || (extra.privacy == .unlisted && isByNumber)
    {
      guard call.user != nil else { throw PeerTubeFailure(401, "Authentication is required") }
      guard extra.privacy == .users, !extra.isBlocked else {
        throw .refused("Cannot fetch information of private/internal/blocked video")
      }
    }
    return video
  }

  private func check(
    _ password: String?, _ extra: PeerTubeExtra, _ call: PeerTubeCall
  ) throws(PeerTubeFailure) {
    guard let password else {
      throw PeerTubeFailure(
        call.user == nil ? 401 : 403,
        "Please provide a password to access this password protected video",
        word: "video_requires_password")
    }
    guard password == extra.password else {
      throw .refused(
        "Incorrect video password. Access to the video is denied",
        word: "incorrect_video_password")
    }
  }

  /// Returns the number of the owner of a video; nil for a video from another server.
  func owner(of video: VideoCatalogue.Video, _ catalogue: VideoCatalogue) -> Int? {
    catalogue.channel(video.channel).flatMap { Self.isLocal($0) ? $0.owner : nil }
  }

  /// True if a channel belongs to this server.
  static func isLocal(_ channel: VideoCatalogue.Channel) -> Bool {
    !channel.number.isMultiple(of: 4)
  }

  /// True if a user sees a video in lists.
  func isListed(_ video: VideoCatalogue.Video, for user: Int?) -> Bool {
    guard video.place == .here else { return false }
    guard let extra = extras[video.number] else { return true }
    let isPublished = extra.state == 1 && !extra.isBlocked
    return isPublished
      && (extra.privacy == .everybody || (extra.privacy == .users && user != nil))
  }
}
