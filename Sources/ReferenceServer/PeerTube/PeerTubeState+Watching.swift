import PentadCore

/// The actions of users on videos: watching, liking and disliking.
extension PeerTubeState {
  static let watchingRoutes = [
    PeerTubeRoute("POST", "videos/:/views") { try $0.view($1) },
    PeerTubeRoute("PUT", "videos/:/rate", .user) { try $0.rate($1) },
    PeerTubeRoute("GET", "users/me/videos/:/rating", .user) { state, call in
      let video = try state.video(call)
      let rating = try state.user(call).ratings[video.number]?.word ?? "none"
      return .peerTube(["id": .integer(video.number), "rating": .string(rating)])
    },
    PeerTubeRoute("GET", "accounts/:/ratings", .user) { try $0.ratings($1) },
    PeerTubeRoute("GET", "users/me/history/videos", .user) { state, call in
      let words = call.query["search"]?.lowercased()
      let history = try state.user(call).history.sorted {
        ($1.value.at, $1.key) < ($0.value.at, $0.key)
      }
      let videos = history.compactMap { call.catalogue.video($0.key) }.filter { video in
        words.map { video.title.lowercased().contains($0) } ?? true
      }
      return .peerTube(try call.page(of: videos) { state.json(of: $0, call) })
    },
    PeerTubeRoute("DELETE", "users/me/history/videos/:", .user) { state, call in
      let video = try state.video(call)
      let number = try state.user(call).number
      state.users[number]?.history[video.number] = nil
      call.log("forget", video.uuid, true)
      return .peerTubeDone
    },
    PeerTubeRoute("POST", "users/me/history/videos/remove", .user) { state, call in
      let number = try state.user(call).number
      state.users[number]?.history = [:]
      call.log("forget", "", true)
      return .peerTubeDone
    },
  ]

  /// Records the position of a user in a video. One view is counted for each user or session and
  /// video.
  private mutating func view(_ call: PeerTubeCall) throws(PeerTubeFailure) -> Response {
    let video = try video(call)
    guard let position = call.body["currentTime"]?.asInteger, (0...1_000_000_000).contains(position)
    else { throw .invalid("currentTime", in: "body", value: call.body["currentTime"] ?? .null) }
    if let event = call.body["viewEvent"], event != "seek" {
      throw .invalid("viewEvent", in: "body", value: event)
    }
    if let user = call.user {
      users[user]?.history[video.number] = .init(position: position, at: call.now)
      call.log("view", video.uuid, .integer(position))
    }
    let viewer = call.user.map { "\($0)" } ?? call.body["sessionId"]?.asString ?? ""
    if viewers.insert("\(video.number) \(viewer)").inserted {
      call.shelf.count(video.number) { $0.views += 1 }
    }
    return .peerTubeDone
  }

  private mutating func rate(_ call: PeerTubeCall) throws(PeerTubeFailure) -> Response {
    let video = try video(call)
    let number = try user(call).number
    guard let word = call.body["rating"]?.asString, ["like", "dislike", "none"].contains(word)
    else {
      throw .invalid("rating", in: "body", value: call.body["rating"] ?? .null)
    }
    let old = users[number]?.ratings[video.number]?.word ?? "none"
    if word != old {
      users[number]?.ratings[video.number] =
        word == "none" ? nil : .init(word: word, at: call.now)
      call.shelf.count(video.number) { counted in
        counted.likes += (word == "like" ? 1 : 0) - (old == "like" ? 1 : 0)
        counted.dislikes += (word == "dislike" ? 1 : 0) - (old == "dislike" ? 1 : 0)
      }
    }
    call.log("rate", video.uuid, .string(word))
    return .peerTubeDone
  }

  /// Returns the ratings of a user. They are private.
  private func ratings(_ call: PeerTubeCall) throws(PeerTubeFailure) -> Response {
    let user = try user(call)
    guard call.capture().lowercased() == user.name else {
      throw .refused("Only the owner of an account can see its ratings")
    }
    let word = call.query["rating"]
    guard word.map({ ["like", "dislike"].contains($0) }) ?? true else {
      throw .invalid("rating", in: "query", value: JSONValue(word))
    }
    let chosen = user.ratings.filter { rating in
      (word.map { $0 == rating.value.word } ?? true) && call.catalogue.video(rating.key) != nil
    }
    let ordered = try call.sorted(
      Array(chosen), by: ["createdAt": { ($0.value.at, $0.key) < ($1.value.at, $1.key) }])
    return .peerTube(
      try call.page(of: ordered) { rating in
        let video = call.catalogue.video(rating.key).map { json(of: $0, call) }
        return ["rating": .string(rating.value.word), "video": video ?? .null]
      })
  }
}
