public import PentadCore

extension PeerTubeSource {
  /// Twenty threads of what was written about a video, the newest first, each with all answers, up to
  /// 16 MiB. The text is plain: tags of HTML are taken out.
  public func comments(
    on broadcast: Broadcast, _ cursor: FeedCursor?
  ) async throws(PentadError) -> CommentPage {
    guard broadcast.video.provider == .peertube else {
      throw PentadError(.videoNotFound, "this is no video of PeerTube")
    }
    let start = try cursor.map(Self.place) ?? 0
    let call = ["videos", broadcast.video.id, "comment-threads"]
    let answer = try await api.send(
      .init(
        path: call,
        query: [
          ("start", "\(start)"), ("count", "\(Self.threads)"), ("sort", "-createdAt"),
        ], subject: .video))
    let page = try PeerTubePage<PeerTubeComment>(answer.body) { reader, _ throws(PentadError) in
      try PeerTubeComment(&reader)
    }
    var comments: [PeerTubeComment] = []
    var room = PeerTubeAPI.bodyLimit
    for root in page.elements.prefix(Self.threads) {
      comments.append(root)
      if root.answers > 0, room > 0 { comments += try await answers(to: root, call, &room) }
    }
    return CommentPage(
      comments: comments.compactMap { $0.comment(on: broadcast.video, of: id, server) },
      older: page.isLast(from: start, wanted: Self.threads)
        ? nil : Self.cursor(start + page.count))
  }

  private static let threads = 20

  /// The answers in a thread; none when it is gone by now. Of one that is damaged, or deeper than JSON
  /// is read, what stands before that place: the other threads do not suffer from it.
  private func answers(
    to root: PeerTubeComment, _ call: [String], _ room: inout Int
  ) async throws(PentadError) -> [PeerTubeComment] {
    let answer: PeerTubeAPI.Answer
    do throws(PentadError) {
      answer = try await api.send(.init(path: call + ["\(root.id)"], subject: .video))
    } catch {
      guard error.code == .videoNotFound else { throw error }
      return []
    }
    room -= answer.body.count
    var all: [PeerTubeComment] = []
    try? JSONReader.read(answer.body) { reader throws(PentadError) in
      try PeerTubeComment.readTree(&reader, into: &all)
    }
    return all.filter { $0.id != root.id }
  }
}
