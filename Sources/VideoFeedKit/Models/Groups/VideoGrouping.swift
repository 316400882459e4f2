/// Puts what sources tell of into groups, one a video.
///
/// - A broadcast or comment that was there is updated, and is no news. One that is of another video now
///   goes over to that.
/// - What a video is says the source with the greatest right to, of two the first; others fill in what
///   it leaves out, but for what is played: see ``VideoAuthority``.
/// - A share of a video that was there is a comment more; of one that was not, however many share it, one
///   video more.
package struct VideoGrouping: Sendable {
  private var entries: [VideoKey: Entry] = [:]
  private var broadcastKeys: [RemoteID: VideoKey] = [:]
  private var commentKeys: [RemoteID: VideoKey] = [:]

  private struct Entry {
    var video: Video
    /// Whose ``video`` it is; nil while nobody has described it.
    var describedBy: SourceID?
    var broadcasts: [RemoteID: Broadcast] = [:]
    var comments: [RemoteID: VideoComment] = [:]
    var state = ViewState()
  }

  /// Groups nothing yet.
  package init() {}

  /// Takes in what a source tells of.
  ///
  /// - Returns: what is new by that. The comments of videos that nobody has shared are none.
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

  /// Forgets all that a source has told. Videos that others have shared stay, with what any source might
  /// have said of them, until another describes them.
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

  /// Says what the user has done with a video that is there.
  package mutating func setState(_ state: ViewState, of key: VideoKey) {
    entries[key]?.state = state
  }

  // MARK: What there is

  /// All groups, in the order of a list.
  package var groups: [VideoGroup] {
    entries.values.compactMap(Self.group).sorted(by: VideoGroup.isNewer)
  }

  /// The group of a video; nil when nobody has shared it.
  package func group(_ key: VideoKey) -> VideoGroup? { entries[key].flatMap(Self.group) }

  private static func group(_ entry: Entry) -> VideoGroup? {
    VideoGroup(
      video: entry.video, broadcasts: Array(entry.broadcasts.values),
      comments: Array(entry.comments.values), state: entry.state)
  }

  // MARK: Taking in

  private mutating func describe(_ video: Video, _ source: SourceID) {
    guard let entry = entries[video.key] else {
      entries[video.key] = Entry(video: video, describedBy: source)
      return
    }
    let isOwn = entry.describedBy == nil || entry.describedBy == source
    entries[video.key]?.video = entry.video.told(video, isOwn: isOwn)
    let isGreater = video.authority > entry.video.authority
    entries[video.key]?.describedBy = isGreater ? source : entry.describedBy ?? source
  }

  private static func undescribed(_ key: VideoKey) -> Entry {
    Entry(video: Video(key: key, authority: .mention))
  }

  /// Whether it was not there before.
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
