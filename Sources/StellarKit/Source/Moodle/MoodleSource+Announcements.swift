public import PentadCore

extension MoodleSource: StellarAnnouncementSource {
  private static let forumList = "mod_forum_get_forums_by_courses"
  private static let probe = "core_course_get_updates_since"
  private static let discussionPages = [
    "mod_forum_get_forum_discussions", "mod_forum_get_forum_discussions_paginated",
  ]

  /// True if the site offers announcements.
  func hasAnnouncements() async throws(PentadError) -> Bool {
    guard try await calls.has(Self.forumList) else { return false }
    for function in Self.discussionPages where try await calls.has(function) { return true }
    return false
  }

  /// Fetches the discussions of the forums of type `news`, without marking any as read.
  ///
  /// With a tag, the source compares the counts of the forums, and asks the site for updates if it
  /// offers them, for each class with an announcement since the date. If nothing has changed, no
  /// discussion is fetched. The tag of an answer for an earlier date is accepted, too.
  /// ``StellarClassAnnouncement/isRead`` is nil for a forum that the account does not track.
  ///
  /// A site leaves a class out of the list of forums if the class has no forum, and also if the
  /// account may not enter it now. The source asks the site for the class itself. If the site
  /// rejects that, the class is a failure, so that its stored announcements are kept.
  public func announcements(
    of classes: [String], since: Int64?, tag: String?
  ) async throws(PentadError) -> StellarFetch<
    StellarReply<StellarCollection<StellarClassAnnouncement>>
  > {
    guard !classes.isEmpty else { return .changed(StellarReply(StellarCollection()), tag: nil) }
    let pages = try await calls.first(of: Self.discussionPages[0], Self.discussionPages[1])
    var collection = StellarCollection<StellarClassAnnouncement>()
    let forums = try await together(
      Self.forumList, classes, as: MoodleWireList<MoodleWireForum>.self,
      { ["courseids": MoodleArguments.ids($0)] }, &collection.failures)
    let listed = Set(forums.flatMap(\.items).map(\.course)).union(collection.failures.keys)
    try await collection.failures.merge(closed(classes.filter { !listed.contains($0) })) { $1 }
    let news = forums.flatMap(\.items).filter(\.isNews).unique(by: \.id)
    let time = calls.siteTime
    var state = MoodleTag(time: 0, since: since, classes: classes, forums: news)
    if let old = tag.flatMap(MoodleTag.init), old.covers(state), collection.failures.isEmpty,
      try await isUnchanged(news, in: old.classes(since: state.since), since: old.time)
    {
      return .unchanged
    }
    var paging = MoodlePaging(news, function: pages, since: since)
    while let requests = paging.next() {
      let outcomes = try await calls.calls(pages, requests, as: MoodleWireDiscussions.self)
      for outcome in outcomes { paging.add(outcome) }
    }
    collection.failures.merge(paging.failures) { first, _ in first }
    collection.items = paging.items.map(announcement)
    let reply = StellarReply(collection, diagnostics: forums.flatMap(\.problems) + paging.problems)
    for (forum, item) in paging.items {
      let date = item.announcement.date / 1_000
      state.newest[forum.course] = max(state.newest[forum.course] ?? .min, date)
    }
    // If the site sends no time, the newest change is the latest known time.
    state.time = time ?? paging.latest + 1
    return .changed(reply, tag: collection.failures.isEmpty ? state.text : nil)
  }

  private func announcement(
    _ forum: MoodleWireForum, _ item: MoodleWireDiscussion
  ) -> StellarClassAnnouncement {
    let news = item.announcement
    let isRead = forum.isTracked ? item.unread.map { $0 == 0 } : nil
    return StellarClassAnnouncement(
      masterId: forum.course,
      announcement: StellarAnnouncement(
        unixTime: news.seconds, title: news.title, text: news.text, html: news.html, id: item.id,
        author: news.author, siteURL: page("mod/forum/discuss.php?d=\(item.id)"),
        changed: news.changed, attachments: news.attachments),
      isRead: isRead, postCount: item.replies.flatMap { Int(exactly: $0) })
  }

  /// Returns those classes that the account may not enter, with the site's reason.
  private func closed(_ classes: [String]) async throws(PentadError) -> [String: PentadError] {
    guard !classes.isEmpty else { return [:] }
    let contents = "core_course_get_contents"
    let isProbed = try await calls.has(Self.probe)
    let hasContents = try await calls.has(contents)
    guard isProbed || hasContents else {
      let error = PentadError(
        .unexpectedAnswer, "the site left the class out of its answer without a reason")
      return classes.reduce(into: [:]) { $0[$1] = error }
    }
    let outcomes = try await calls.calls(
      isProbed ? Self.probe : contents,
      classes.map { id in
        isProbed
          ? ["courseid": .string(id), "since": .string(String(calls.siteTime ?? .max))]
          : ["courseid": .string(id), "options": [["name": "excludemodules", "value": true]]]
      }, as: MoodleNothing.self)
    var closed: [String: PentadError] = [:]
    for (id, outcome) in zip(classes, outcomes) {
      if case .failure(let error) = outcome { closed[id] = error }
    }
    return closed
  }

  /// True if the site can report updates, and reports none of the forums.
  private func isUnchanged(
    _ forums: [MoodleWireForum], in courses: [String], since time: Int64
  ) async throws(PentadError) -> Bool {
    let modules = forums.compactMap(\.module)
    guard modules.count == forums.count, try await calls.has(Self.probe) else { return false }
    // Times are in whole seconds. An edit in the second of the last fetch must count as a change.
    let outcomes = try await calls.calls(
      Self.probe,
      courses.map { ["courseid": .string($0), "since": .string(String(max(0, time - 1)))] },
      as: MoodleWireUpdates.self)
    let changed = outcomes.map { outcome -> Bool in
      guard case .success(let updates) = outcome else { return true }
      return !updates.modules.isDisjoint(with: modules)
    }
    return !changed.contains(true)
  }

  /// Marks an announcement and its replies as read, if the account tracks the forum. The site
  /// records the visit. The call is idempotent.
  ///
  /// - Throws: see ``StellarSource``; ``PentadCore/PentadError/Code/unsupported`` if `isRead` is
  ///   false, because Moodle cannot mark an announcement as unread.
  public func setRead(
    _ isRead: Bool, _ id: String, of masterId: String
  ) async throws(PentadError) {
    guard isRead else {
      throw PentadError(.unsupported, "a Moodle site cannot mark an announcement as unread")
    }
    try await markPostsRead(to: id, of: masterId)
  }

  /// Marks an announcement and its replies as read, because Moodle has one mark for all. The call
  /// is idempotent.
  public func markPostsRead(to id: String, of masterId: String) async throws(PentadError) {
    _ = try await calls.change(
      "mod_forum_view_forum_discussion", ["discussionid": .string(id)])
  }
}
