import PentadCore

extension ParsedFeed {
  /// Converts the feed to a page of a source.
  ///
  /// - Parameters:
  ///   - address: the address of the document.
  ///   - now: the time for entries without a date. Each of them is a millisecond older than the one
  ///     before.
  func page(of source: SourceID, at address: TransportURL, now: Int64) -> FeedPage {
    var sharers = FeedSharers(self, host: address.host)
    let keys = EntryKeys(self, on: FeedSite(address))
    var videos: [Video] = []
    var broadcasts: [Broadcast] = []
    var undated: Set<RemoteID> = []
    var problems = problems
    videos.reserveCapacity(entries.count)
    broadcasts.reserveCapacity(entries.count)
    for place in entries.indices {
      let entry = entries[place]
      let media = EntryMedia(entry)
      guard let found = keys.key(of: entry, media) else {
        if problems.count < FeedProblem.limit {
          problems.append(FeedProblem(path: "entry[\(place)]", problem: "no video"))
        }
        continue
      }
      guard let id = entry.remoteID(of: source) else { continue }
      let sharer = sharers.sharer(of: entry)
      videos.append(entry.video(found, media.showing { keys.isShown($0, of: found) }, by: sharer))
      broadcasts.append(
        Broadcast(
          id: id, video: found.key, sharer: sharer, comment: media.isOwn ? nil : entry.summary,
          createdAt: entry.published ?? entry.updated ?? now - Int64(undated.count),
          updatedAt: entry.updated))
      if entry.published == nil, entry.updated == nil { undated.insert(id) }
    }
    var page = FeedPage(of: source, videos: videos, broadcasts: broadcasts, problems: problems)
    page.undated = undated
    page.entryCount = entries.count
    // Repeated ids are made unique with other values of the entry, which may change.
    page.hasPassingIDs = true
    page.title = title
    page.siteURL = self.page
    page.older = nextPage.flatMap { $0 == address.string ? nil : FeedCursor(rawValue: $0) }
    return page
  }

  /// The problems of the document as a whole.
  private var problems: [FeedProblem] {
    var problems: [FeedProblem] = []
    switch ending {
    case .complete: break
    case .cut: problems.append(FeedProblem(path: "", problem: "the document is cut off"))
    case .limited(let limit):
      problems.append(FeedProblem(path: "", problem: "too much of one kind: \(limit)"))
    }
    if faults > 0 {
      problems.append(FeedProblem(path: "", problem: "\(faults) errors were skipped"))
    }
    if merged > 0 {
      problems.append(
        FeedProblem(path: "", problem: "\(merged) entries repeat others and were merged with them"))
    }
    return problems
  }
}

extension ParsedEntry {
  /// Returns the remote id of the entry. If the feed's own id is not valid as one, it is hashed.
  fileprivate func remoteID(of source: SourceID) -> RemoteID? {
    if let remote = RemoteID(id, of: source) { return remote }
    var hash = StableHash()
    hash.add(id)
    return RemoteID("odd:\(hash.text)", of: source)
  }

  fileprivate func video(
    _ found: EntryKeys.Found, _ media: EntryMedia, by sharer: Sharer
  ) -> Video {
    let credit = credits.first { ["uploader", "author", "producer"].contains($0.role) }
    // Values that follow from the key are not stored again.
    let page = found.key.provider == .web ? page : nil
    return Video(
      key: found.key, authority: found.authority, title: title,
      summary: media.isOwn ? summary : nil,
      author: credit?.name ?? (media.isOwn ? sharer.nickname : nil), images: media.images,
      duration: media.duration, isLive: live == .live, publishedAt: media.isOwn ? published : nil,
      media: media.renditions, embed: media.player.flatMap { found.key.embedURL == nil ? $0 : nil },
      pageURL: page ?? found.address.flatMap { found.key.pageURL == nil ? $0 : nil },
      playCount: statistics.views.flatMap { Int(exactly: $0) })
  }
}
