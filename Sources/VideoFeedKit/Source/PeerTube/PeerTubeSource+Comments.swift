public import PentadCore

extension PeerTubeSource {
  /// Fetches twenty comment threads of a video, the newest first, each with all replies, up to 16
  /// MiB in total. HTML tags are removed from the text.
  public func comments(
    on broadcast: Broadcast, _ cursor: FeedCursor?
  ) async throws(PentadError) -> CommentPage {
    guard broadcast.video.provider == .peertube else {
      throw PentadError(.videoNotFound, "this is not a PeerTube video")
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

  /// Fetches the replies in a thread; empty if the thread no longer exists. If the response is
  /// damaged or nested too deeply, the replies before that position are returned. Other threads are
  /// not affected.
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
