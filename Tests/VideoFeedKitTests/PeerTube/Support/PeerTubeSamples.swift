/// Answers as a server of PeerTube 8.1 gives them.
enum PeerTubeSamples {
  static let uuid = "9c9de5e8-0a1e-484a-b099-e80766180a6d"

  /// The UUID of the video of a number.
  static func uuid(_ number: Int) -> String {
    if number == 42 { return uuid }
    let digits = String(number)
    return "9c9de5e8-0a1e-484a-b099-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  static let client = """
    {"client_id":"v1ikx5hnfop4mdpnci8nsqh93c45rldf","client_secret":"AjWiOapPltI6EnsWQwlFarRtLh4u8tDt"}
    """

  static func tokens(_ number: Int) -> String {
    """
    {"token_type":"Bearer","access_token":"access-\(number)","refresh_token":"refresh-\(number)",\
    "expires_in":86399,"refresh_token_expires_in":1209599}
    """
  }

  static func actor(_ name: String, _ shown: String, host: String = "peertube.example") -> String {
    """
    {"id":7,"url":"https://\(host)/video-channels/\(name)","name":"\(name)","host":"\(host)",\
    "displayName":"\(shown)","avatars":[\
    {"path":"/lazy-static/avatars/s.png","fileUrl":"https://\(host)/lazy-static/avatars/s.png",\
    "width":48,"height":48,"createdAt":"2024-05-01T10:00:00.000Z",\
    "updatedAt":"2024-05-01T10:00:00.000Z"},\
    {"fileUrl":"https://\(host)/lazy-static/avatars/l.png","width":120,"height":120}]}
    """
  }

  static let me = """
    {"id":11,"username":"alice","email":"alice@mail.example","emailVerified":true,\
    "nsfwPolicy":"do_not_list","videosHistoryEnabled":true,"role":{"id":2,"label":"User"},\
    "account":\(actor("alice", "Alice A.")),"videoChannels":[\(actor("alice_channel", "Alice's"))],\
    "blocked":false,"createdAt":"2023-01-01T00:00:00.000Z"}
    """

  /// Returns a video of a list; `more` follows its own members.
  static func video(_ number: Int = 42, _ more: String = "") -> String {
    """
    {"id":\(number),"uuid":"\(uuid(number))","shortUUID":"2y84q2MQUMWPbiEcxNXMgC","isLive":false,\
    "createdAt":"2026-07-01T10:00:00.396Z","publishedAt":"2026-07-01T12:30:15.250Z",\
    "updatedAt":"2026-07-02T08:00:00.000Z","originallyPublishedAt":null,\
    "category":{"id":15,"label":"Science & Technology"},"licence":{"id":1,"label":"Attribution"},\
    "language":{"id":"en","label":"English"},"privacy":{"id":1,"label":"Public"},\
    "truncatedDescription":"What it is about","duration":1419,"aspectRatio":1.7778,"isLocal":true,\
    "name":"What is PeerTube?","thumbnailPath":"/lazy-static/thumbnails/a.jpg",\
    "previewPath":"/lazy-static/previews/a.jpg","thumbnails":[\
    {"fileUrl":"https://peertube.example/lazy-static/thumbnails/a.jpg","width":280,"height":157,\
    "aspectRatio":"16:9"},\
    {"fileUrl":"https://peertube.example/lazy-static/thumbnails/b.jpg","width":850,"height":480}],\
    "embedPath":"/videos/embed/2y84q2MQUMWPbiEcxNXMgC","views":1337,"likes":42,"dislikes":7,\
    "comments":3,"nsfw":false,"nsfwFlags":0,"nsfwSummary":"","waitTranscoding":true,\
    "state":{"id":1,"label":"Published"},"blacklisted":false,"blacklistedReason":null,\
    "account":\(actor("bob", "Bob B.", host: "other.example")),\
    "channel":\(actor("bobs_news", "Bob's News", host: "other.example"))\
    \(more.isEmpty ? "" : ",\(more)")}
    """
  }

  static func list(_ elements: [String], total: Int? = nil) -> String {
    #"{"total":\#(total ?? elements.count),"data":[\#(elements.joined(separator: ","))]}"#
  }

  static func file(_ lines: Int, _ name: String, _ more: String = "") -> String {
    """
    {"id":\(lines + 1),"resolution":{"id":\(lines),"label":"\(lines)p"},"size":\(lines * 1_000),\
    "torrentUrl":"https://peertube.example/lazy-static/torrents/a.torrent",\
    "fileUrl":"https://peertube.example/static/\(name)","fps":25,"width":\(lines * 16 / 9),\
    "height":\(lines),"storage":0\(more)}
    """
  }

  /// The additional members of details, for a video with two files and a stream.
  static let media = """
    "description":"What it is about, at length","support":null,"tags":["framasoft","peertube"],\
    "commentsPolicy":{"id":1,"label":"Enabled"},"downloadEnabled":true,"viewers":1,\
    "trackerUrls":["https://peertube.example/tracker/announce"],\
    "files":[\(file(720, "web-videos/a-720.mp4")),\(file(480, "web-videos/a-480.mp4")),\
    \(file(0, "web-videos/a-0.mp4"))],\
    "streamingPlaylists":[{"id":5,"type":1,\
    "playlistUrl":"https://peertube.example/static/streaming-playlists/hls/a/a-master.m3u8",\
    "segmentsSha256Url":"https://peertube.example/static/streaming-playlists/hls/a/a.json",\
    "files":[\(file(1_080, "streaming-playlists/hls/a/a-1080-fragmented.mp4", whole)),\
    \(file(2_160, "streaming-playlists/hls/a/a-2160-fragmented.mp4", silent))],\
    "redundancies":[{"baseUrl":"https://mirror.example/redundancy/a"}]}]
    """
  private static let whole = #","hasAudio":true,"hasVideo":true"#
  private static let silent = #","hasAudio":false,"hasVideo":true"#

  static func comment(
    _ id: Int, _ text: String, answers: Int = 0, to parent: Int? = nil, _ more: String = ""
  ) -> String {
    """
    {"id":\(id),"url":"https://peertube.example/videos/watch/a;threadId=\(id)","text":"\(text)",\
    "threadId":\(parent ?? id),\(parent.map { "\"inReplyToCommentId\":\($0)," } ?? "")"videoId":42,\
    "createdAt":"2026-07-03T10:00:00.000Z","updatedAt":"2026-07-03T11:00:00.000Z",\
    "deletedAt":null,"isDeleted":false,"heldForReview":false,"totalRepliesFromVideoAuthor":0,\
    "totalReplies":\(answers),"account":\(actor("carol", "Carol C."))\(more)}
    """
  }

  static func tree(_ comment: String, _ children: [String] = []) -> String {
    #"{"comment":\#(comment),"children":[\#(children.joined(separator: ","))]}"#
  }

  static let playlists = """
    {"total":1,"data":[{"id":3,"uuid":"\(uuid(3))","shortUUID":"2y84q2MQUMWPbiEcxNXMgC",\
    "createdAt":"2023-01-01T00:00:00.000Z","updatedAt":"2023-01-01T00:00:00.000Z",\
    "displayName":"Watch later","isLocal":true,"videoLength":1,\
    "privacy":{"id":3,"label":"Private"},"type":{"id":2,"label":"Watch later"},\
    "ownerAccount":\(actor("alice", "Alice A."))}]}
    """

  static func element(_ id: Int, _ video: String) -> String {
    """
    {"id":\(id),"position":\(id),"startTimestamp":null,"stopTimestamp":null,"video":\(video)}
    """
  }

  static func rating(_ video: String) -> String { #"{"rating":"like","video":\#(video)}"# }

  /// A failure of RFC 7807.
  static func problem(_ status: Int, _ code: String = "") -> String {
    let code = code.isEmpty ? "" : #","code":"\#(code)""#
    return """
      {"type":"about:blank","title":"No","detail":"a secret detail","status":\(status)\(code)}
      """
  }
}
