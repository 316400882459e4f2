import PentadCore

/// Videos as JSON.
extension PeerTubeState {
  /// Returns a video as it appears in lists.
  func json(of video: VideoCatalogue.Video, _ call: PeerTubeCall) -> JSONValue {
    let extra = extras[video.number] ?? PeerTubeExtra()
    let short = ShortUUID.short(video.uuid)
    let channel = call.catalogue.channel(video.channel)
    let isLocal = channel.map(Self.isLocal) ?? true
    let owner = channel.flatMap { call.catalogue.person($0.owner) }
    let published = JSONValue.string(ISO8601.text(video.publishedAt))
    let url =
      isLocal
      ? call.address(video.pagePath)
      : "https://\(Self.remoteHost)\(video.pagePath)"
    var members: [JSONValue.Member] = [
      .init("id", .integer(video.number)), .init("uuid", .string(video.uuid)),
      .init("shortUUID", .string(short)), .init("url", .string(url)),
      .init("name", .string(video.title)),
      .init("category", ["id": 15, "label": "Science & Technology"]),
      .init("licence", ["id": 1, "label": "Attribution"]),
      .init("language", ["id": "en", "label": "English"]),
      .init("privacy", Self.constant(extra.privacy.rawValue, extra.privacy.label)),
      .init("nsfw", false), .init("nsfwFlags", 0), .init("nsfwSummary", ""),
      .init("truncatedDescription", text(video.text, limit: 250)),
      .init("description", text(video.text, limit: 250)), .init("isLocal", .bool(isLocal)),
      .init("isLive", .bool(extra.isLive)),
      .init("duration", .integer(extra.isLive ? 0 : video.duration)),
      .init("aspectRatio", 1.7778), .init("views", .integer(video.views)),
      .init("viewers", .integer(extra.isLive ? 3 : 0)), .init("likes", .integer(video.likes)),
      .init("dislikes", .integer(video.dislikes)),
      .init("comments", .integer(commentCount(of: video))),
      .init("thumbnailPath", .string(video.picturePath)),
      .init("previewPath", .string(video.picturePath)),
      .init("thumbnails", [thumbnail(of: video, call)]),
      .init("embedPath", .string(video.embedPath)), .init("createdAt", published),
      .init("publishedAt", published),
      .init("updatedAt", .string(ISO8601.text(video.updatedAt))),
      .init("originallyPublishedAt", .null),
      .init(
        "account", owner.map { accountSummary(of: $0, isLocal: isLocal, call) } ?? .null),
      .init("channel", channel.map { channelSummary($0, call) } ?? .null),
    ]
    if let view = call.user.flatMap({ users[$0]?.history[video.number] }) {
      members.append(.init("userHistory", ["currentTime": .integer(view.position)]))
    }
    return .object(members)
  }

  private func thumbnail(of video: VideoCatalogue.Video, _ call: PeerTubeCall) -> JSONValue {
    [
      "fileUrl": .string(call.address(video.picturePath)),
      "width": .integer(VideoCatalogue.Video.pictureWidth),
      "height": .integer(VideoCatalogue.Video.pictureHeight), "aspectRatio": "16:9",
    ]
  }

  /// Returns the details of a video.
  func details(of video: VideoCatalogue.Video, _ call: PeerTubeCall) -> JSONValue {
    let extra = extras[video.number] ?? PeerTubeExtra()
    let channel = call.catalogue.channel(video.channel)
    let isLocal = channel.map(Self.isLocal) ?? true
    let owner = channel.flatMap { call.catalogue.person($0.owner) }
    let media = PeerTubeMedia(video, extra, call)
    return json(of: video, call).without(["description", "account", "channel"]).with([
      .init("description", text(video.text)), .init("support", .null),
      .init("account", owner.map { account(of: $0, isLocal: isLocal, call) } ?? .null),
      .init("channel", channel.map { self.channel($0, call) } ?? .null),
      .init("tags", .array(video.tags.map { .string($0) })),
      .init("commentsPolicy", ["id": 1, "label": "Enabled"]), .init("downloadEnabled", true),
      .init("waitTranscoding", true), .init("inputFileUpdatedAt", .null),
      .init(
        "state", Self.constant(extra.state, PeerTubeExtra.stateLabels[extra.state] ?? "Unknown")),
      .init("blacklisted", .bool(extra.isBlocked)), .init("blacklistedReason", .null),
      .init("trackerUrls", []), .init("files", .array(media.files)),
      .init("streamingPlaylists", .array(media.streams)),
    ])
  }

  static func constant(_ id: Int, _ label: String) -> JSONValue {
    ["id": .integer(id), "label": .string(label)]
  }
}
