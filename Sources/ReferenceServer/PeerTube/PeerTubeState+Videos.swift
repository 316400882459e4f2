import PentadCore

extension PeerTubeState {
  static let videoRoutes = [
    PeerTubeRoute("GET", "videos") { state, call in try state.list(call) { _ in true } },
    PeerTubeRoute("GET", "search/videos") { state, call in try state.list(call) { _ in true } },
    PeerTubeRoute("GET", "users/me/videos", .user) { state, call in
      let number = try state.user(call).number
      let own = call.catalogue.videos.filter { video in
        video.place == .here && state.owner(of: video, call.catalogue) == number
      }
      return .peerTube(try call.page(of: own.reversed()) { state.json(of: $0, call) })
    },
    PeerTubeRoute("GET", "videos/:") { state, call in
      .peerTube(state.details(of: try state.video(call), call))
    },
    PeerTubeRoute("DELETE", "videos/:", .user) { state, call in
      let video = try state.video(call)
      guard state.owner(of: video, call.catalogue) == call.user else {
        throw PeerTubeFailure.refused("Cannot manage a video of another user.")
      }
      try? call.shelf.remove(video.uuid)
      state.forget(video.number)
      call.log("delete", video.uuid, true)
      return .peerTubeDone
    },
    PeerTubeRoute("GET", "videos/:/description") { state, call in
      .peerTube(["description": .string(try state.video(call).text)])
    },
    PeerTubeRoute("GET", "videos/:/captions") { state, call in
      _ = try state.video(call)
      return .peerTube(["total": 0, "data": []])
    },
    PeerTubeRoute("POST", "videos/:/token") { state, call in
      let video = try state.video(call)
      guard call.user != nil || state.extras[video.number]?.privacy == .password else {
        throw PeerTubeFailure.noToken
      }
      let (token, ends) = state.tokens.issueFileToken(for: video.uuid, now: call.now)
      return .peerTube([
        "files": ["token": .string(token), "expires": .string(ISO8601.text(ends))]
      ])
    },
  ]

  private typealias Order = (VideoCatalogue.Video, VideoCatalogue.Video) -> Bool

  private static var order: KeyValuePairs<String, Order> {
    [
      "publishedAt": { ($0.publishedAt, $0.number) < ($1.publishedAt, $1.number) },
      "createdAt": { $0.number < $1.number },
      "originallyPublishedAt": { $0.publishedAt < $1.publishedAt },
      "name": { $0.title < $1.title },
      "duration": { $0.duration < $1.duration },
      "views": { $0.views < $1.views },
      "likes": { $0.likes < $1.likes },
      "trending": { $0.views < $1.views },
      "hot": { $0.views < $1.views },
      "best": { $0.likes < $1.likes },
      "match": { $0.number < $1.number },
    ]
  }

  /// Returns a page of the videos that a user sees in lists, filtered by the query.
  func list(
    _ call: PeerTubeCall, _ isWanted: (VideoCatalogue.Video) -> Bool
  ) throws(PeerTubeFailure) -> Response {
    let isLocal = try call.flag("isLocal")
    let isLive = try call.flag("isLive")
    let words = call.query["search"]?.lowercased()
    let one = call.list("tagsOneOf")
    let all = call.list("tagsAllOf")
    let lengths =
      try call.number(
        "durationMin", 0...1_000_000_000, missing: 0)...max(
        call.number("durationMin", 0...1_000_000_000, missing: 0),
        call.number("durationMax", 0...1_000_000_000, missing: 1_000_000_000))
    let history =
      try call.flag("excludeAlreadyWatched") == true
      ? call.user.flatMap { users[$0] }?.history : nil
    let found = call.catalogue.videos.filter { video in
      isWanted(video) && isListed(video, for: call.user)
        && (isLocal.map { $0 == (owner(of: video, call.catalogue) != nil) } ?? true)
        && (isLive.map { $0 == (extras[video.number]?.isLive ?? false) } ?? true)
        && (words.map { video.title.lowercased().contains($0) } ?? true)
        && (one.isEmpty || !one.allSatisfy { !video.tags.contains($0) })
        && all.allSatisfy { video.tags.contains($0) } && lengths.contains(video.duration)
        && history?[video.number] == nil
    }
    return .peerTube(try call.page(of: call.sorted(found, by: Self.order)) { json(of: $0, call) })
  }

  /// Removes the data of a deleted video. It remains in playlists, as in PeerTube.
  mutating func forget(_ number: Int) {
    (extras[number], comments[number]) = (nil, nil)
    for user in users.keys {
      users[user]?.ratings[number] = nil
      users[user]?.history[number] = nil
    }
  }
}
