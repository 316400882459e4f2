import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Stores a page with what its source wants to be told at the next request, in one transaction. What
  /// is new waits for ``applyPending()``; what was there and says something else now is shown at once.
  ///
  /// - Parameters:
  ///   - part: which part of the source was asked for.
  ///   - isResolving: whether the source can tell where videos are: then it is due to ask about these.
  ///   - health: how the source is after this; nil leaves it as it is.
  ///   - asked: ``lastTold()`` of before it was asked: of what it was told since, the page need not know.
  ///   - leadsBack: whether its older pages are those that were fetched before: it is the last one then,
  ///     unless something in it is new.
  /// - Returns: what is new by the page alone, as ``VideoGrouping`` counts it.
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound`` when the user has removed the source
  ///   meanwhile; what a write throws.
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

  /// Stores comments that the user has asked for: they are shown at once, if the video is in the lists.
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

  // MARK: What waits

  /// How much waits to be applied: videos that are in no list yet, and shares and comments of those that
  /// are. What cannot be watched is not counted.
  func pending() async throws(PentadError) -> VideoNews {
    try await read { try $0.pending() }
  }

  /// Puts what waits into the lists.
  ///
  /// - Parameter source: of which source; nil for all.
  /// - Returns: the videos that it is of.
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
  /// Notes what the page says of its source.
  fileprivate func save(_ page: FeedPage, _ part: FeedRequest.Part, isLast: Bool) throws {
    if case .older(let cursor) = part {
      // A page of the newest that came meanwhile may have left a gap above: that is asked for first.
      try change.run(
        "UPDATE source SET older_cursor = ? WHERE id = ? AND older_cursor = ?",
        [isLast ? "" : page.older?.rawValue ?? "", row, cursor.rawValue])
      return
    }
    // What is left for later has to be told again. That nothing has changed renews a state, and makes
    // none: what it is of may have been let go of since the source was asked.
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
    // When the page does not reach what is stored, older ones begin behind the page.
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
