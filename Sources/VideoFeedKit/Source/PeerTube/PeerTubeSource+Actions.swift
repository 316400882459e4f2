public import PentadCore

extension PeerTubeSource {
  /// Sends an action of the user to the server.
  ///
  /// - A like is stored as a rating; removing it resets the rating.
  /// - Watch later is stored in PeerTube's playlist for this purpose, which contains a video at
  ///   most once.
  /// - Watched and progress are sent as a view. It counts as a viewer of the video and appears in
  ///   the user's history, unless the server's history is disabled.
  /// - Removing a mark from a deleted video succeeds.
  public func perform(_ action: SourceAction) async throws(PentadError) {
    guard let session = api.session else {
      throw PentadError(.signInRequired, "sign in to this server of PeerTube")
    }
    guard action.video.provider == .peertube else {
      throw PentadError(.videoNotFound, "this is not a PeerTube video")
    }
    switch action.kind {
    case .like(true): try await rate(action.video, "like")
    case .like(false):
      try await unlessGone { () async throws(PentadError) in
        // PeerTube accepts this value, although its API description omits it.
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
      // A view includes a position. It must not reset the one that the server knows.
      try await view(action.video, at: action.broadcasts.compactMap(\.marks.position).max() ?? 0)
    case .progress(let position): try await view(action.video, at: position)
    case .share:
      throw PentadError(.actionUnsupported, "PeerTube does not support sharing")
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

  /// Runs a closure while no other feed of the user reads or changes the list.
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
      throw PentadError(.actionRefused, "the server has no list of videos to watch later")
    }
    return list
  }

  /// Returns the ids of a video's elements in a playlist. The call needs the server's own video
  /// number.
  private func elements(
    of video: VideoKey, in list: Int64
  ) async throws(PentadError) -> [Int64] {
    let details = try await details(of: video)
    guard let number = details.number else {
      throw PentadError(.unexpectedAnswer, "the server returned no number for this video")
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
