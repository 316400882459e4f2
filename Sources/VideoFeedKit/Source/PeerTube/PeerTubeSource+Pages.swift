public import PentadCore

extension PeerTubeSource {
  /// Fetches a page of the feed, with at most 100 videos.
  ///
  /// For a signed-in user it includes the user's marks: likes, watch later and watched. The latest
  /// 100 likes and the first 500 videos of the list to watch later are fetched each time. A change
  /// in them counts as a change of the page. If they cannot be fetched, the page reports a problem
  /// and comes without them.
  public func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage {
    let limit = min(request.limit, 100)
    switch request.part {
    case .newest(let state):
      return try await page(from: 0, limit, since: state ?? FeedState())
    case .older(let cursor):
      return try await page(from: try Self.place(cursor), limit, since: nil)
    }
  }

  /// - Parameter state: nil for a page whose state is not stored.
  private func page(
    from start: Int, _ limit: Int, since state: FeedState?
  ) async throws(PentadError) -> FeedPage {
    var answer = try await ask(from: start, limit, unless: state?.validators)
    let (marks, problems) = try await marks()
    if let state, marks.agree(with: state.newest),
      answer.status == 304 || state.bodyHash == Self.hash(answer.body)
    {
      return .unchanged(id)
    }
    if answer.status == 304 { answer = try await ask(from: start, limit, unless: nil) }
    let list = try PeerTubePage<PeerTubeVideo>(answer.body, Self.readVideo)
    var page = page(of: list, marks, problems)
    page.older = list.isLast(from: start, wanted: limit) ? nil : Self.cursor(start + list.count)
    page.freshFor = answer.headers.pause(date: api.time.date()).map { Int64($0) }
    if state != nil {
      page.state = FeedState(
        validators: Validators(
          etag: answer.headers["ETag"], lastModified: answer.headers["Last-Modified"]),
        bodyHash: Self.hash(answer.body), newest: user == nil ? nil : marks.version)
    }
    return page
  }

  /// Fetches a part of the list.
  ///
  /// - Parameter validators: the validators of the known version. Only with them may the response
  ///   be 304.
  private func ask(
    from start: Int, _ limit: Int, unless validators: Validators?
  ) async throws(PentadError) -> PeerTubeAPI.Answer {
    let part = [("start", "\(start)"), ("count", "\(limit)")]
    let answer = try await api.send(
      .init(path: feed.call, query: part + feed.query, validators: validators, subject: .feed))
    guard answer.status != 304 || validators != nil else {
      throw PentadError(
        .unexpectedAnswer,
        "the server confirmed a cached answer that it "
          + "never sent")
    }
    return answer
  }

  private func page(
    of list: PeerTubePage<PeerTubeVideo>, _ marks: PeerTubeMarks, _ problems: [FeedProblem]
  ) -> FeedPage {
    var page = FeedPage(
      of: id, videos: list.elements.compactMap { $0.video(on: server) },
      broadcasts: list.elements.compactMap { $0.broadcast(of: id, on: server, marks) },
      problems: list.problems + problems)
    var known: Set<RemoteID> = []
    page.channels = list.elements.compactMap { $0.channel?.channel(of: id, on: server) }
      .filter { known.insert($0.id).inserted }
    page.title = title(list.elements)
    page.siteURL = address
    return page
  }

  /// Returns the name of the channel or account; nil for other feeds.
  private func title(_ videos: [PeerTubeVideo]) -> String? {
    let actors: [PeerTubeActor]
    let wanted: String
    switch feed {
    case .channel(let name): (wanted, actors) = (name, videos.compactMap(\.channel))
    case .account(let name): (wanted, actors) = (name, videos.compactMap(\.account))
    case .subscriptions, .local, .history: return nil
    }
    return actors.first { $0.isCalled(wanted, on: server) }?.displayName
  }

  static func readVideo(
    _ reader: inout JSONReader, _ problem: inout String
  ) throws(PentadError) -> PeerTubeVideo? {
    let video = try PeerTubeVideo(&reader)
    if video.key == nil { problem = "no id" } else if !video.hasDate { problem = "no date" }
    return video.key != nil && video.hasDate ? video : nil
  }

  private static func hash(_ body: [UInt8]) -> String {
    var hash = StableHash()
    hash.add(String(decoding: body, as: UTF8.self))
    return hash.text
  }

  // MARK: Cursors

  static func cursor(_ place: Int) -> FeedCursor { FeedCursor(rawValue: "\(place)") }

  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a cursor that does not belong to a list.
  static func place(_ cursor: FeedCursor) throws(PentadError) -> Int {
    guard let place = Int(cursor.rawValue), (0...1_000_000_000).contains(place) else {
      throw PentadError(.invalid, "this is not a position in a PeerTube list")
    }
    return place
  }
}
