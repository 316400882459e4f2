import PentadCore

/// The user's marks on a server, as far as they could be fetched.
struct PeerTubeMarks {
  /// The videos of a list.
  struct Known {
    var keys: Set<VideoKey> = []
    /// True if the list contains no other videos.
    var isWhole = false

    /// Returns true if the list contains a video, false if it does not, and nil if this is unknown.
    func contains(_ key: VideoKey) -> Bool? {
      keys.contains(key) ? true : isWhole ? false : nil
    }

    /// A hash that is equal for equal videos.
    fileprivate var version: String {
      var hash = StableHash()
      for key in keys.sorted() { hash.add(key.text) }
      hash.add("\(isWhole)")
      return hash.text
    }
  }

  /// The likes; nil if they could not be fetched. The same applies to the list to watch later.
  var likes: Known?
  var watchLater: Known?

  /// The version, for comparison with later marks.
  var version: String { "\(likes?.version ?? "-") \(watchLater?.version ?? "-")" }

  /// Returns true if the marks match a version. A list that could not be fetched counts as
  /// matching.
  func agree(with version: String?) -> Bool {
    let former = version?.split(separator: " ") ?? []
    return [likes, watchLater].enumerated().allSatisfy { place, list in
      guard let list else { return true }
      return former.indices.contains(place) && former[place] == list.version
    }
  }
}

extension PeerTubeSource {
  /// Fetches the user's likes and list to watch later, with problems for those that could not be
  /// fetched.
  ///
  /// - Throws: only ``PentadCore/PentadError/Code/signInRequired`` and
  ///   ``PentadCore/PentadError/Code/cancelled``.
  func marks() async throws(PentadError) -> (PeerTubeMarks, [FeedProblem]) {
    var marks = PeerTubeMarks()
    var problems: [FeedProblem] = []
    guard let user else { return (marks, problems) }
    do throws(PentadError) {
      marks.likes = try await likes(of: user)
    } catch {
      problems.append(try Self.problem("likes", error))
    }
    do throws(PentadError) {
      marks.watchLater = try await watchLater()
    } catch {
      problems.append(try Self.problem("watch later", error))
    }
    return (marks, problems)
  }

  private static func problem(
    _ path: String, _ error: PentadError
  ) throws(PentadError) -> FeedProblem {
    guard error.code.coarse != .unauthorized, error.code.coarse != .cancelled else { throw error }
    return FeedProblem(path: path, problem: error.message)
  }

  /// Fetches the latest likes.
  private func likes(of user: String) async throws(PentadError) -> PeerTubeMarks.Known {
    let count = 100
    let answer = try await api.send(
      .init(
        path: ["accounts", user, "ratings"],
        query: [
          ("start", "0"), ("count", "\(count)"), ("sort", "-createdAt"), ("rating", "like"),
        ], subject: .account))
    let page = try PeerTubePage<VideoKey>(answer.body, Self.readKey)
    return .init(keys: Set(page.elements), isWhole: page.provesEnd(from: 0, wanted: count))
  }

  private func watchLater() async throws(PentadError) -> PeerTubeMarks.Known {
    guard let list = try await watchLaterList() else { return .init() }
    var known = PeerTubeMarks.Known()
    var place = 0
    for _ in 0..<5 where !known.isWhole {
      let answer = try await api.send(
        .init(
          path: ["video-playlists", "\(list)", "videos"],
          query: [("start", "\(place)"), ("count", "100")], subject: .account))
      let page = try PeerTubePage<VideoKey>(answer.body, Self.readKey)
      known.keys.formUnion(page.elements)
      known.isWhole = page.provesEnd(from: place, wanted: 100)
      place += page.count
      if page.count == 0 { break }
    }
    return known
  }

  /// Reads the `video` of a rating or playlist element; nil if the video was deleted.
  private static func readKey(
    _ reader: inout JSONReader, _ problem: inout String
  ) throws(PentadError) -> VideoKey? {
    guard try reader.isObject() else { return nil }
    var key: VideoKey?
    try reader.object { reader, name throws(PentadError) in
      if name.equals("video") { key = try PeerTubeVideo(&reader).key } else { try reader.skip() }
    }
    return key
  }

  /// Fetches the id of the user's list to watch later; nil if there is none.
  func watchLaterList() async throws(PentadError) -> Int64? {
    guard let session = api.session else { return nil }
    if let known = session.watchLater { return known }
    let answer = try await api.send(
      .init(
        path: ["accounts", session.user, "video-playlists"],
        query: [("start", "0"), ("count", "15"), ("playlistType", "2")], subject: .account))
    let lists = try PeerTubePage<Int64>(answer.body) { reader, _ throws(PentadError) in
      guard try reader.isObject() else { return nil }
      var (id, type): (Int64?, Int?)
      try reader.object { reader, name throws(PentadError) in
        switch name {
        case "id": id = try PeerTubeJSON.whole(&reader)
        case "type": type = try PeerTubeJSON.constant(&reader)
        default: try reader.skip()
        }
      }
      return type == 2 ? id : nil
    }
    session.watchLater = lists.elements.first
    return lists.elements.first
  }
}
