public import PentadCore

extension MoodleSource {
  /// Fetches the replies to an announcement, the oldest first.
  ///
  /// Call it only when a person opens the announcement. A recent site marks the posts that it sends
  /// as read, if the account tracks the forum. No function of Moodle avoids that. The answer
  /// contains the read marks from before the call.
  public func posts(
    to id: String, of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarPost]> {
    // They are also fetched to find out whether a reply has arrived, which no portal may answer.
    let posts = try await calls.answeredByMoodle { () async throws(PentadError) in
      try await wirePosts(of: id)
    }
    let root = posts.root?.id
    let replies = posts.items.unique(by: \.id).filter { $0.id != root }.map { item in
      let post = item.post
      return StellarPost(
        id: post.id, parentId: item.parent == root ? nil : item.parent, authorId: post.authorId,
        author: post.author, date: post.date, text: post.text, html: post.html,
        isRead: post.isRead, isDeleted: post.isDeleted)
    }
    let ordered = replies.sorted { ($0.date, Int($0.id) ?? 0) < ($1.date, Int($1.id) ?? 0) }
    return StellarReply(ordered, diagnostics: posts.problems)
  }

  private func wirePosts(of id: String) async throws(PentadError) -> MoodleWirePosts {
    let function = try await calls.first(
      of: "mod_forum_get_discussion_posts", "mod_forum_get_forum_discussion_posts")
    return try await calls.call(
      function, ["discussionid": .string(id), "sortby": "created", "sortdirection": "ASC"],
      as: MoodleWirePosts.self)
  }

  /// Sends a reply. On most sites, only teachers may write in a forum of announcements.
  ///
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/refused`` if the account may not
  ///   reply.
  public func post(
    _ text: String, to id: String, parent: String?, of masterId: String
  ) async throws(PentadError) -> StellarPost {
    try await calls.answeredByMoodle { () async throws(PentadError) in
      try await send(text, to: id, parent: parent)
    }
  }

  private func send(
    _ text: String, to id: String, parent: String?
  ) async throws(PentadError) -> StellarPost {
    let function = "mod_forum_add_discussion_post"
    guard try await calls.has(function) else { throw .missing(function: function) }
    let posts = try await wirePosts(of: id)
    guard let root = posts.root, let answered = parent ?? posts.root?.id else {
      throw PentadError(.unexpectedAnswer, "the site does not show the announcement")
    }
    let call = MoodleCall(
      function: function,
      arguments: [
        "postid": .string(answered), "subject": .string("Re: " + root.subject),
        "message": .string(Self.html(of: text)),
      ])
    let new = try await calls.send(call, MoodleWireNewPost.self, isRepeatable: false)
    let info = try await calls.info()
    return StellarPost(
      id: new.id, parentId: parent == root.id ? nil : parent, authorId: info.userId,
      author: info.name, date: calls.siteTime.map { $0 * 1_000 } ?? time.date(), text: text,
      isRead: true)
  }

  /// Returns a plain text as HTML, the format in which the site stores posts.
  private static func html(of text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\r\n", with: "\n").replacing("\n", with: "<br>")
  }
}
