/// Groups the videos, broadcasts and comments of all sources by video.
///
/// - A broadcast or comment that is already known is updated and does not count as news. If it now
///   belongs to another video, it moves there.
/// - The source with the highest authority describes a video; among equal ones, the first. Others
///   fill in missing values, except those for playback: see ``VideoAuthority``.
/// - A share of a known video counts as a new comment. The shares of a new video count as a single
///   new video.
package struct VideoGrouping: Sendable {
  private var entries: [VideoKey: Entry] = [:]
  private var broadcastKeys: [RemoteID: VideoKey] = [:]
  private var commentKeys: [RemoteID: VideoKey] = [:]

  private struct Entry {
    var video: Video
    /// The source that describes ``video``; nil if no source has described it.
    var describedBy: SourceID?
    var broadcasts: [RemoteID: Broadcast] = [:]
    var comments: [RemoteID: VideoComment] = [:]
    var state = ViewState()
  }

  /// Creates an empty grouping.
  package init() {}

  /// Merges the data of a source.
  ///
  /// - Returns: the number of new items. Comments and shares count as comments only for videos that
  ///   had a broadcast before.
  @discardableResult
  package mutating func add(
    videos: [Video], broadcasts: [Broadcast], comments: [VideoComment] = [], from source: SourceID
  ) -> VideoNews {
    let named = Set(broadcasts.map(\.video)).union(comments.map(\.video))
    let known = named.filter { entries[$0]?.broadcasts.isEmpty == false }
    for video in videos { describe(video, source) }
    var news = VideoNews(videos: Set(broadcasts.map(\.video)).subtracting(known).count)
    for broadcast in broadcasts where insert(broadcast) && known.contains(broadcast.video) {
      news.comments += 1
    }
    for comment in comments where insert(comment) && known.contains(comment.video) {
      news.comments += 1
    }
    return news
  }

  /// Removes everything that a source contributed. If the source described a video that others
  /// share, only the values that any source may give are kept, until another source describes the
  /// video.
  package mutating func remove(_ source: SourceID) {
    for (id, key) in broadcastKeys where id.source == source {
      entries[key]?.broadcasts[id] = nil
      broadcastKeys[id] = nil
    }
    for (id, key) in commentKeys where id.source == source {
      entries[key]?.comments[id] = nil
      commentKeys[id] = nil
    }
    entries = entries.filter { !$1.broadcasts.isEmpty || !$1.comments.isEmpty }
    for (key, entry) in entries where entry.describedBy == source {
      entries[key]?.describedBy = nil
      entries[key]?.video = entry.video.orphaned
    }
  }

  /// Sets the user's state of a video; does nothing if the video is unknown.
  package mutating func setState(_ state: ViewState, of key: VideoKey) {
    entries[key]?.state = state
  }

  // MARK: Reading

  /// All groups, in the order of lists.
  package var groups: [VideoGroup] {
    entries.values.compactMap(Self.group).sorted(by: VideoGroup.isNewer)
  }

  /// Returns the group of a video; nil if the video has no broadcast.
  package func group(_ key: VideoKey) -> VideoGroup? { entries[key].flatMap(Self.group) }

  private static func group(_ entry: Entry) -> VideoGroup? {
    VideoGroup(
      video: entry.video, broadcasts: Array(entry.broadcasts.values),
      comments: Array(entry.comments.values), state: entry.state)
  }

  // MARK: Merging

  private mutating func describe(_ video: Video, _ source: SourceID) {
    guard let entry = entries[video.key] else {
      entries[video.key] = Entry(video: video, describedBy: source)
      return
    }
    let isOwn = entry.describedBy == nil || entry.describedBy == source
    entries[video.key]?.video = entry.video.merging(video, isOwn: isOwn)
    let isGreater = video.authority > entry.video.authority
    entries[video.key]?.describedBy = isGreater ? source : entry.describedBy ?? source
  }

  private static func undescribed(_ key: VideoKey) -> Entry {
    Entry(video: Video(key: key, authority: .mention))
  }

  /// Inserts or updates a broadcast. Returns true if it is new.
  private mutating func insert(_ broadcast: Broadcast) -> Bool {
    let former = broadcastKeys.updateValue(broadcast.video, forKey: broadcast.id)
    let stored = former.flatMap { entries[$0]?.broadcasts.removeValue(forKey: broadcast.id) }
    let updated = stored?.updated(by: broadcast) ?? broadcast
    entries[broadcast.video, default: Self.undescribed(broadcast.video)]
      .broadcasts[broadcast.id] = updated
    return former == nil
  }

  private mutating func insert(_ comment: VideoComment) -> Bool {
    let former = commentKeys.updateValue(comment.video, forKey: comment.id)
    if let former { entries[former]?.comments[comment.id] = nil }
    entries[comment.video, default: Self.undescribed(comment.video)]
      .comments[comment.id] = comment
    return former == nil
  }
}
