import PentadCore

/// A video in a PeerTube response: in short form in lists, and with details if fetched alone.
struct PeerTubeVideo {
  private(set) var key: VideoKey?
  /// The video number that is valid only on this server.
  private(set) var number: Int64?
  private(set) var channel: PeerTubeActor?
  private(set) var account: PeerTubeActor?
  private var privacy: Int?
  private var shortID: String?
  private var name: String?
  private var description: String?
  private var beginning: String?
  private var duration: Int64?
  private var isLive = false
  private var state: Int?
  private var isBlocked = false
  private var views: Int?
  private var createdAt: Int64?
  private var publishedAt: Int64?
  private var updatedAt: Int64?
  private var pictures: [PeerTubePicture] = []
  private var oldPicturePath: String?
  private var embedPath: String?
  private var watchedTo: Int64?
  private var files: [PeerTubeFile] = []
  private var streams: [PeerTubeStream] = []

  /// Reads a video. A value that is not an object results in an empty video.
  init(_ reader: inout JSONReader) throws(PentadError) {
    guard try reader.isObject() else { return }
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "uuid":
        key = try reader.text().flatMap { VideoKey(provider: .peertube, id: $0) }
      case "id": number = try PeerTubeJSON.whole(&reader)
      case "shortUUID": shortID = try reader.text()
      case "name": self.name = try reader.text()
      case "description": description = try reader.text()
      case "truncatedDescription": beginning = try reader.text()
      case "duration": duration = try PeerTubeJSON.whole(&reader)
      case "isLive": isLive = try PeerTubeJSON.flag(&reader) ?? false
      case "state": state = try PeerTubeJSON.constant(&reader)
      case "privacy": privacy = try PeerTubeJSON.constant(&reader)
      case "blacklisted": isBlocked = try PeerTubeJSON.flag(&reader) ?? false
      case "views": views = try PeerTubeJSON.int(&reader)
      case "createdAt": createdAt = try PeerTubeJSON.time(&reader)
      case "publishedAt": publishedAt = try PeerTubeJSON.time(&reader)
      case "updatedAt": updatedAt = try PeerTubeJSON.time(&reader)
      case "channel": channel = try PeerTubeActor(&reader)
      case "account": account = try PeerTubeActor(&reader)
      case "embedPath": embedPath = try reader.text()
      case "previewPath": oldPicturePath = try reader.text() ?? oldPicturePath
      case "thumbnailPath":
        let path = try reader.text()
        oldPicturePath = oldPicturePath ?? path
      case "userHistory": watchedTo = try Self.position(&reader)
      default: try readList(name, &reader)
      }
    }
  }

  private mutating func readList(
    _ name: JSONSlice, _ reader: inout JSONReader
  ) throws(PentadError) {
    switch name {
    case "thumbnails": pictures = try Self.list(&reader, PeerTubePicture.init)
    case "files": files = try Self.list(&reader, PeerTubeFile.init)
    case "streamingPlaylists": streams = try Self.list(&reader, PeerTubeStream.init)
    default: try reader.skip()
    }
  }

  /// Reads the valid elements of a list, up to the limit for lists.
  static func list<Element>(
    _ reader: inout JSONReader, _ read: (inout JSONReader) throws(PentadError) -> Element?
  ) throws(PentadError) -> [Element] {
    var list: [Element] = []
    _ = try reader.list { reader throws(PentadError) in
      guard list.count < VideoLimits.renditions else { return try reader.skip() }
      if let element = try read(&reader) { list.append(element) }
    }
    return list
  }

  private static func position(_ reader: inout JSONReader) throws(PentadError) -> Int64? {
    guard try reader.isObject() else { return nil }
    var seconds: Int64?
    try reader.object { reader, name throws(PentadError) in
      if name.equals("currentTime") {
        seconds = try PeerTubeJSON.whole(&reader)
      } else {
        try reader.skip()
      }
    }
    return PeerTubeJSON.milliseconds(seconds)
  }
}

extension PeerTubeVideo {
  /// True if it has a date of publication or at least of creation.
  var hasDate: Bool { publishedAt ?? createdAt != nil }

  /// True if only users known to the server may access the files: the video is private, internal,
  /// or has a password of its own.
  var isNotForAll: Bool { privacy.map { (3...5).contains($0) } ?? false }

  /// Converts the video; nil without a UUID.
  ///
  /// - Parameter token: the token for the file addresses of a restricted video.
  func video(on server: PeerTubeServer, token: String? = nil) -> Video? {
    guard let key else { return nil }
    let images =
      pictures.isEmpty
      ? [server.link(oldPicturePath).flatMap { VideoImage(url: $0) }]
      : pictures.map { $0.image(on: server) }
    return Video(
      key: key, authority: .provider, title: name,
      summary: PeerTubeJSON.plain(description ?? beginning),
      author: account?.displayName ?? channel?.displayName ?? account?.name ?? channel?.name,
      images: images.compactMap { $0 }, duration: PeerTubeJSON.milliseconds(duration),
      isLive: isLive && state == 1, publishedAt: publishedAt ?? createdAt,
      media: PeerTubeMedia.renditions(files: files, streams: streams, on: server, token: token),
      embed: server.link(embedPath).flatMap { VideoEmbed(url: $0) },
      pageURL: server.text + "/w/" + TransportURL.encoded(shortID ?? key.id), playCount: views,
      unplayable: unplayable)
  }

  /// The reason why it cannot be watched; nil if the response contains none.
  private var unplayable: UnplayableReason? {
    if isBlocked { return .restricted }
    return switch state {
    case nil, 1: nil
    case 5: .other("liveEnded")
    case 7: .other("transcodingFailed")
    case 8: .other("moveFailed")
    // Waiting for transcoding, import, move, edit or the start of a live stream.
    default: .notPublished
    }
  }

  /// Converts the publication to a broadcast of the channel; nil without a UUID or date.
  func broadcast(
    of source: SourceID, on server: PeerTubeServer, _ marks: PeerTubeMarks
  ) -> Broadcast? {
    guard let key, let id = RemoteID(key.id, of: source), let date = publishedAt ?? createdAt
    else { return nil }
    let sharer = (channel ?? account)?.sharer(on: server)
    return Broadcast(
      id: id, video: key, sharer: sharer ?? Sharer(nickname: server.host, origin: .peertube),
      channel: channel?.channel(of: source, on: server)?.id, createdAt: date,
      updatedAt: updatedAt,
      marks: RemoteMarks(
        isLiked: marks.likes?.contains(key), isWatchLater: marks.watchLater?.contains(key),
        isWatched: watchedTo == nil ? nil : true, position: watchedTo))
  }
}
