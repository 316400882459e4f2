public import PentadCore

extension PeerTubeSource {
  /// Tells the server what the user did.
  ///
  /// - A like is a rating; to take it back leaves none.
  /// - What to watch later stands in the playlist that PeerTube makes for it. A video is in it once.
  /// - That a video was watched, and how far, is told as a view: it counts as one of its viewers, and
  ///   stands in the user's history unless that is switched off at the server.
  /// - What is to be taken back from a video that is gone has been taken back.
  public func perform(_ action: SourceAction) async throws(PentadError) {
    guard let session = api.session else {
      throw PentadError(.signInRequired, "sign in to this server of PeerTube")
    }
    guard action.video.provider == .peertube else {
      throw PentadError(.videoNotFound, "this is no video of PeerTube")
    }
    switch action.kind {
    case .like(true): try await rate(action.video, "like")
    case .like(false):
      try await unlessGone { () async throws(PentadError) in
        // The server takes it, though its description leaves it out.
        try await rate(action.video, "none")
      }
    case .watchLater(true):
      try await alone(in: session) { () async throws(PentadError) in
        try await watchLater(action.video)
      }
    case .watchLater(false):
      try await unlessGone { () async throws(PentadError) in
        try await alone(in: session) { () async throws(PentadError) in
          try await unwatchLater(action.video)
        }
      }
    case .watched:
      // A view says where the user is. It must not take back what the server knows.
      try await view(action.video, at: action.broadcasts.compactMap(\.marks.position).max() ?? 0)
    case .progress(let position): try await view(action.video, at: position)
    case .share:
      throw PentadError(.actionUnsupported, "PeerTube does not share for the user")
    }
  }

  private func unlessGone(
    _ body: () async throws(PentadError) -> Void
  ) async throws(PentadError) {
    do throws(PentadError) {
      try await body()
    } catch {
      guard error.code == .videoNotFound else { throw error }
    }
  }

  private func rate(_ video: VideoKey, _ rating: String) async throws(PentadError) {
    try await api.tell(
      .init(
        method: .put, path: ["videos", video.id, "rate"], json: ["rating": .string(rating)],
        subject: .action))
  }

  private func view(_ video: VideoKey, at position: Int64) async throws(PentadError) {
    let seconds = Int(clamping: max(0, position) / 1_000)
    try await api.tell(
      .init(
        method: .post, path: ["videos", video.id, "views"],
        json: ["currentTime": .integer(seconds)], subject: .action))
  }

  // MARK: Watch later

  /// Does something while no other feed of the user looks into the list, or changes it.
  private func alone(
    in session: PeerTubeSession, _ body: () async throws(PentadError) -> Void
  ) async throws(PentadError) {
    await session.listing.wait()
    do throws(PentadError) {
      try await body()
      await session.listing.signal()
    } catch {
      await session.listing.signal()
      throw error
    }
  }

  private func watchLater(_ video: VideoKey) async throws(PentadError) {
    let list = try await requiredList()
    guard try await elements(of: video, in: list).isEmpty else { return }
    try await api.tell(
      .init(
        method: .post, path: ["video-playlists", "\(list)", "videos"],
        json: ["videoId": .string(video.id)], subject: .action))
  }

  private func unwatchLater(_ video: VideoKey) async throws(PentadError) {
    let list = try await requiredList()
    for element in try await elements(of: video, in: list) {
      try await unlessGone { () async throws(PentadError) in
        try await api.tell(
          .init(
            method: .delete, path: ["video-playlists", "\(list)", "videos", "\(element)"],
            subject: .action))
      }
    }
  }

  private func requiredList() async throws(PentadError) -> Int64 {
    guard let list = try await watchLaterList() else {
      throw PentadError(.actionRefused, "the server has no list of what to watch later")
    }
    return list
  }

  /// The elements of a playlist that are of a video. The call knows videos by the server's own numbers.
  private func elements(
    of video: VideoKey, in list: Int64
  ) async throws(PentadError) -> [Int64] {
    let details = try await details(of: video)
    guard let number = details.number else {
      throw PentadError(.unexpectedAnswer, "the server does not number this video")
    }
    let answer = try await api.send(
      .init(
        path: ["users", "me", "video-playlists", "videos-exist"],
        query: [("videoIds", "\(number)")], subject: .account))
    return try JSONReader.readAnswer(answer.body) { reader throws(PentadError) in
      var found: [Int64] = []
      try reader.object { reader, name throws(PentadError) in
        guard name.decimal == number else { return try reader.skip() }
        found += try PeerTubeVideo.list(&reader) { reader throws(PentadError) in
          try Self.element(&reader, of: list)
        }
      }
      return found
    }
  }

  private static func element(
    _ reader: inout JSONReader, of list: Int64
  ) throws(PentadError) -> Int64? {
    guard try reader.isObject() else { return nil }
    var (element, playlist): (Int64?, Int64?)
    try reader.object { reader, name throws(PentadError) in
      switch name {
      case "playlistElementId": element = try PeerTubeJSON.whole(&reader)
      case "playlistId": playlist = try PeerTubeJSON.whole(&reader)
      default: try reader.skip()
      }
    }
    return playlist == list ? element : nil
  }
}
