import PentadCore

extension PeerTubeState {
  static let commentRoutes = [
    PeerTubeRoute("GET", "videos/:/comment-threads") { state, call in
      let comments = state.comments(of: try state.video(call), call.catalogue)
      let threads = try call.sorted(
        comments.filter { $0.parent == nil },
        by: [
          "createdAt": { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) },
          "totalReplies": { one, other in
            comments.answers(to: one).count < comments.answers(to: other).count
          },
        ])
      let page = try call.page(of: threads) { state.json(of: $0, in: comments, call) }
      let left = JSONValue.integer(comments.count { $0.deletedAt == nil })
      return .peerTube(page.with([.init("totalNotDeletedComments", left)]))
    },
    PeerTubeRoute("GET", "videos/:/comment-threads/:") { state, call in
      let comments = state.comments(of: try state.video(call), call.catalogue)
      guard
        let root = comments.first(where: { "\($0.thread)" == call.capture(1) && $0.parent == nil })
      else { throw PeerTubeFailure.missing("Video comment thread") }
      return .peerTube(state.tree(root, in: comments.answers(to: root), all: comments, call))
    },
    PeerTubeRoute("POST", "videos/:/comment-threads", .user) { state, call in
      let video = try state.video(call)
      return try state.comment(call, on: video, answering: nil)
    },
    PeerTubeRoute("POST", "videos/:/comments/:", .user) { state, call in
      let video = try state.video(call)
      let comments = state.comments(of: video, call.catalogue)
      guard let parent = comments.first(where: { "\($0.id)" == call.capture(1) }) else {
        throw PeerTubeFailure.missing("Video comment thread")
      }
      return try state.comment(call, on: video, answering: parent)
    },
    PeerTubeRoute("DELETE", "videos/:/comments/:", .user) { state, call in
      let video = try state.video(call)
      let comments = state.comments(of: video, call.catalogue)
      guard let index = comments.firstIndex(where: { "\($0.id)" == call.capture(1) }) else {
        throw PeerTubeFailure.missing("Video comment thread")
      }
      guard [comments[index].author, state.owner(of: video, call.catalogue)].contains(call.user)
      else { throw PeerTubeFailure.refused("Cannot remove comment of another user") }
      guard comments[index].deletedAt == nil else {
        throw PeerTubeFailure(409, "This comment is already deleted")
      }
      state.delete(index, of: video.number, now: call.now)
      call.log("deleteComment", video.uuid, .integer(comments[index].id))
      return .peerTubeDone
    },
  ]

  /// Returns the number of comments on a video.
  func commentCount(of video: VideoCatalogue.Video) -> Int {
    comments[video.number]?.count { $0.deletedAt == nil }
      ?? PeerTubeCommentMaker(video, seed: seed, size: size).count
  }

  /// Returns the comments on a video, oldest first.
  mutating func comments(
    of video: VideoCatalogue.Video, _ catalogue: VideoCatalogue
  ) -> [PeerTubeComment] {
    if let known = comments[video.number] { return known }
    var maker = PeerTubeCommentMaker(video, seed: seed, size: size)
    let made = maker.comments(by: catalogue.people)
    comments[video.number] = made
    return made
  }

  /// Posts a comment as a user.
  ///
  /// - Parameter parent: the comment that it answers; nil begins a thread.
  mutating func comment(
    _ text: String, by author: Int, on video: VideoCatalogue.Video,
    answering parent: PeerTubeComment?, _ catalogue: VideoCatalogue, now: Int64
  ) -> PeerTubeComment {
    _ = comments(of: video, catalogue)
    let id = nextID()
    let comment = PeerTubeComment(
      id: id, thread: parent?.thread ?? id, parent: parent?.id, author: author, text: text,
      createdAt: now)
    comments[video.number, default: []].append(comment)
    return comment
  }

  private mutating func comment(
    _ call: PeerTubeCall, on video: VideoCatalogue.Video, answering parent: PeerTubeComment?
  ) throws(PeerTubeFailure) -> Response {
    let author = try user(call).number
    guard let text = call.body["text"]?.asString, (1...10_000).contains(text.count) else {
      throw .invalid("text", in: "body", value: call.body["text"] ?? .null)
    }
    let written = comment(
      text, by: author, on: video, answering: parent, call.catalogue, now: call.now)
    call.log("comment", video.uuid, .string(text))
    return .peerTube(["comment": json(of: written, in: comments[video.number] ?? [], call)])
  }

  private mutating func delete(_ index: Int, of number: Int, now: Int64) {
    comments[number]?[index].text = ""
    comments[number]?[index].deletedAt = now
  }

  // MARK: JSON

  private func json(
    of comment: PeerTubeComment, in all: [PeerTubeComment], _ call: PeerTubeCall
  ) -> JSONValue {
    let video = found(call.capture(), in: call.catalogue)
    let author = comment.deletedAt == nil ? call.catalogue.person(comment.author) : nil
    let answers = all.answers(to: comment)
    let owner = video.flatMap { self.owner(of: $0, call.catalogue) }
    let date = JSONValue.string(ISO8601.text(comment.createdAt))
    let path = "\(video?.pagePath ?? "")/comments/\(comment.id)"
    return [
      "id": .integer(comment.id), "url": .string(call.address(path)),
      "text": .string(comment.text), "threadId": .integer(comment.thread),
      "inReplyToCommentId": comment.parent.map { .integer($0) } ?? .null,
      "videoId": .integer(video?.number ?? 0), "createdAt": date, "updatedAt": date,
      "deletedAt": JSONValue(comment.deletedAt.map { ISO8601.text($0) }),
      "heldForReview": false, "isDeleted": .bool(comment.deletedAt != nil),
      "totalRepliesFromVideoAuthor": .integer(answers.count { $0.author == owner }),
      "totalReplies": .integer(answers.count),
      "account": author.map { account(of: $0, isLocal: true, call) } ?? .null,
    ]
  }

  /// Returns a comment with its answers, recursively.
  private func tree(
    _ comment: PeerTubeComment, in answers: [PeerTubeComment], all: [PeerTubeComment],
    _ call: PeerTubeCall
  ) -> JSONValue {
    let children = answers.filter { $0.parent == comment.id }
    return [
      "comment": json(of: comment, in: all, call),
      "children": .array(children.map { tree($0, in: answers, all: all, call) }),
    ]
  }
}

extension [PeerTubeComment] {
  /// Returns all answers in the thread that a comment begins; empty for a comment that answers
  /// another one.
  func answers(to root: PeerTubeComment) -> [PeerTubeComment] {
    root.parent == nil ? filter { $0.thread == root.id && $0.id != root.id } : []
  }
}
