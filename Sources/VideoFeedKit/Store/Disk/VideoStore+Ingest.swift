import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Stores a page, and the source's state for the next request, in one transaction. New items wait
  /// for ``applyPending()``; changes of known items are shown at once.
  ///
  /// - Parameters:
  ///   - part: the part of the source that was requested.
  ///   - isResolving: true if the source can resolve videos: the playability of these is then due
  ///     for a check.
  ///   - health: the new health of the source; nil leaves it unchanged.
  ///   - asked: the value of ``lastDelivery()`` before the request: the page may not reflect actions
  ///     delivered since.
  ///   - leadsBack: true if its older pages were fetched before: it is then the last one, unless it
  ///     has news.
  /// - Returns: the news of this page alone, as ``VideoGrouping`` counts it.
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound`` when the user has removed the source
  ///   in between; errors from writing the store.
  @discardableResult
  func ingest(
    _ page: FeedPage, _ part: FeedRequest.Part = .newest(since: nil), isResolving: Bool = false,
    health: SourceHealth? = nil, asked: Int64 = .max, leadsBack: Bool = false
  ) async throws(PentadError) -> VideoNews {
    try await write { change in
      let limit = VideoLimits.broadcasts
      var ingest = try PageIngest(
        change, page.source, isResolving: isResolving, asked: asked)
      ingest.undated = page.undated
      if page.hasPassingIDs { ingest.named = Set(page.broadcasts.map(\.id)) }
      for video in page.videos.prefix(limit) { try ingest.videos.describe(video) }
      let named = Set(page.broadcasts.map(\.video))
      let comments = page.comments.prefix(limit)
      try ingest.begin(with: named.union(comments.map(\.video)))
      ingest.news.videos = try ingest.count(new: named)
      for broadcast in page.broadcasts { try ingest.take(broadcast) }
      for comment in comments { try ingest.take(comment, isPending: true) }
      for channel in page.channels.prefix(limit) { try ingest.take(channel) }
      for roll in page.rolls.prefix(limit) { try ingest.take(roll) }
      change.tell(changed: try ingest.finish())
      try ingest.save(page, part, isLast: leadsBack && ingest.news.isEmpty)
      if let health { try change.save(health, of: page.source) }
      return ingest.news
    }
  }

  /// Stores comments that the user has requested: they are shown at once, if the video is in the
  /// lists.
  ///
  /// - Throws: as ``ingest(_:_:isResolving:health:asked:leadsBack:)``.
  func ingest(
    _ comments: [VideoComment], of source: SourceID
  ) async throws(PentadError) {
    try await write { change in
      var ingest = try PageIngest(change, source, isResolving: false)
      for comment in comments.prefix(VideoLimits.broadcasts) where comment.id.source == source {
        try ingest.take(comment, isPending: false)
      }
      for key in try ingest.finish() { change.tell(.commentsChanged(key)) }
    }
  }

  // MARK: Pending items

  /// Returns the number of items that wait to be applied: videos in no list yet, and shares of and
  /// comments on others. Unplayable videos are not counted.
  func pending() async throws(PentadError) -> VideoNews {
    try await read { try $0.pending() }
  }

  /// Applies pending items to the lists.
  ///
  /// - Parameter source: the source of the items; nil for all.
  /// - Returns: the videos of these items.
  @discardableResult
  func applyPending(of source: SourceID? = nil) async throws(PentadError) -> [VideoKey] {
    try await write { change in
      let before = try change.pending()
      let row = try source.map { try change.row(of: $0) ?? 0 }
      let keys = try change.keys(change.applyPending(of: row))
      guard !keys.isEmpty else { return [] }
      let after = source == nil ? VideoNews() : try change.pending()
      change.tell(
        .feedApplied(
          VideoNews(
            videos: max(0, before.videos - after.videos),
            comments: max(0, before.comments - after.comments))))
      change.tell(changed: keys)
      change.tell(.pendingChanged(after))
      return keys
    }
  }
}

extension PageIngest {
  /// Stores what the page contains about its source.
  fileprivate func save(_ page: FeedPage, _ part: FeedRequest.Part, isLast: Bool) throws {
    if case .older(let cursor) = part {
      // A concurrent page of the newest items may have left a gap above: it is requested first.
      try change.run(
        "UPDATE source SET older_cursor = ? WHERE id = ? AND older_cursor = ?",
        [isLast ? "" : page.older?.rawValue ?? "", row, cursor.rawValue])
      return
    }
    // Deferred marks must be sent again. An "unchanged" answer renews a state but never creates
    // one: its content may have been deleted since the request.
    if let state = page.state, !adoption.isIncomplete {
      try change.run(
        """
        UPDATE source SET etag = ?, modified = ?, body_hash = ?, newest = ? WHERE id = ?
          AND (NOT ? OR etag IS NOT NULL OR modified IS NOT NULL OR body_hash IS NOT NULL
            OR newest IS NOT NULL)
        """,
        [
          state.validators?.etag, state.validators?.lastModified, state.bodyHash, state.newest,
          row, page.isUnchanged,
        ])
    }
    guard !page.isUnchanged else { return }
    // If the page does not reach the stored items, older ones start after the page.
    try change.run(
      """
      UPDATE source SET older_cursor = ?1 WHERE id = ?2 AND (?3 OR older_cursor IS NULL)
      """, [page.older?.rawValue ?? "", row, isApart && !page.broadcasts.isEmpty])
    if let site = page.siteURL {
      try change.run("UPDATE source SET page = ?1 WHERE id = ?2 AND page IS NOT ?1", [site, row])
    }
    guard let title = VideoLimits.cut(page.title, to: VideoLimits.title) else { return }
    let isOther = try change.run(
      "UPDATE source SET title = ?1 WHERE id = ?2 AND title IS NOT ?1", [title, row])
    if isOther > 0 { change.tell(.sourceChanged(source)) }
  }
}
