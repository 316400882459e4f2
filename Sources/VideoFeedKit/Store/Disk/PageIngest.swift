import GRDB
import PentadCore
import PentadStorage

/// The writer of a source's page to the store: one part of the write in
/// ``VideoStore/ingest(_:_:)``.
///
/// It counts news as ``VideoGrouping/add(videos:broadcasts:comments:from:)`` does.
struct PageIngest {
  let change: VideoChange
  let source: SourceID
  let row: Int64
  let videos: VideoTable
  private let scope: AddressScope
  private let sharers: SharerTable
  private let broadcasts: RemoteTable
  private let comments: RemoteTable
  private let insertBroadcast: RawStatement
  private let insertComment: RawStatement
  private(set) var adoption: MarkAdoption
  private var states: MovedStates

  /// Broadcasts for which the source gave no date.
  var undated: Set<RemoteID> = []
  /// The broadcasts of a page with unstable ids; nil if the ids are stable.
  var named: Set<RemoteID>?
  var news = VideoNews()
  /// True if new items wait to be applied.
  private(set) var hasPending = false
  /// True if none of the broadcasts was stored before: there may be a gap between them and the
  /// stored ones.
  private(set) var isApart = true
  /// The videos whose content in the lists has changed.
  private(set) var changed: Set<Int64> = []
  /// The videos whose position in the lists may have changed.
  private(set) var moved: Set<Int64> = []
  /// The videos that had been shared before.
  private var shared: Set<Int64> = []

  /// - Parameter asked: the value of ``VideoStore/lastDelivery()`` when the page was requested.
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``: the user has removed the source, and
  ///   a late page does not bring it back.
  init(
    _ change: VideoChange, _ source: SourceID, isResolving: Bool, asked: Int64 = .max
  ) throws {
    guard let row = try change.row(of: source) else {
      throw PentadError.noSuchSource
    }
    self.change = change
    self.source = source
    self.row = row
    scope = try change.scope(of: row)
    videos = try VideoTable(change, source: row, isResolving: isResolving)
    sharers = try SharerTable(change, source: row)
    broadcasts = try RemoteTable(
      change, "broadcast", columns: BroadcastRow.columns, count: BroadcastRow.count, row)
    comments = try RemoteTable(
      change, "comment", columns: CommentRow.columns, count: CommentRow.count, row)
    insertBroadcast = try broadcasts.insert(["arrived_at", "shared_at"])
    insertComment = try comments.insert([])
    adoption = MarkAdoption(change, of: source, asked: asked)
    states = MovedStates(change)
  }

  /// Records which videos had been shared before; the count of news depends on it.
  mutating func begin(with keys: Set<VideoKey>) throws {
    let rows = try change.statement("SELECT 1 FROM broadcast WHERE video = ? LIMIT 1")
    for key in keys {
      let place = try videos.place(of: key)
      guard place.isKnown else { continue }
      try rows.bind(place.row, at: 1)
      if try rows.next() { shared.insert(place.row) }
      rows.reset()
    }
  }

  /// Returns the number of videos that had not been shared before.
  func count(new keys: Set<VideoKey>) throws -> Int {
    try keys.count { try !shared.contains(videos.place(of: $0).row) }
  }

  // MARK: Broadcasts

  mutating func take(_ broadcast: Broadcast) throws {
    let video = try videos.place(of: broadcast.video).row
    let sharer = try sharers.row(of: broadcast.sharer)
    var incoming = BroadcastRow(broadcast, video: video, sharer: sharer)
    guard let found = try find(broadcast, incoming) else {
      incoming.marks = try adoption.marksToStore(
        incoming.marks, after: RemoteMarks(), of: broadcast.video)
      return try insert(incoming, broadcast)
    }
    isApart = false
    let stored = BroadcastRow(broadcasts.found, from: RemoteTable.first)
    broadcasts.reset()
    var updated = stored.updated(by: incoming)
    updated.marks = try adoption.marksToStore(
      updated.marks, after: stored.marks, of: broadcast.video)
    if try undated.contains(broadcast.id)
      || updated.createdAt > stored.createdAt && hasArrived(found.id, before: updated.createdAt)
    {
      updated.createdAt = stored.createdAt
    }
    guard updated != stored else { return }
    try broadcasts.update(found.id) { try updated.bind(to: $0, from: $1) }
    if stored.video != video {
      // A feed that reuses one id for each new entry has a new date for each.
      let isSameEntry =
        incoming.createdAt == stored.createdAt || undated.contains(broadcast.id)
      if isSameEntry {
        states.move(from: stored.video, to: video, broadcast.video)
      } else {
        states.add(to: video)
      }
    }
    if updated.createdAt != stored.createdAt {
      try change.run(
        "UPDATE broadcast SET shared_at = min(created_at, arrived_at) WHERE id = ?", [found.id])
    }
    if !found.isPending {
      changed.formUnion([stored.video, video])
      if updated.video != stored.video || updated.createdAt != stored.createdAt {
        moved.formUnion([stored.video, video])
      }
    }
    try adoption.take(updated.marks, after: stored.marks, of: broadcast.video, video)
  }

  /// Finds the row of a broadcast. If ids are unstable, it is the one of the same video, sharer and
  /// time whose id is not in the page. That row gets the new id.
  private func find(
    _ broadcast: Broadcast, _ incoming: BroadcastRow
  ) throws -> (id: Int64, isPending: Bool)? {
    if let found = try broadcasts.find(broadcast.id.id) { return found }
    guard let named else { return nil }
    let rows = try change.statement(
      """
      SELECT id, remote_id FROM broadcast
      WHERE video = ? AND source = ? AND sharer = ? AND created_at = ? ORDER BY id LIMIT 16
      """)
    try rows.bind(incoming.video, at: 1)
    try rows.bind(row, at: 2)
    try rows.bind(incoming.sharer, at: 3)
    try rows.bind(incoming.createdAt, at: 4)
    var former: Int64?
    while former == nil, try rows.next() {
      let isNamed = RemoteID(rows.text(1), of: source).map { named.contains($0) } ?? false
      if !isNamed { former = rows.integer(0) }
    }
    rows.reset()
    guard let former else { return nil }
    try change.run(
      "UPDATE broadcast SET remote_id = ? WHERE id = ?", [broadcast.id.id, former])
    return try broadcasts.find(broadcast.id.id)
  }

  /// Returns true if a broadcast arrived before a moment. It was then not shared at that moment:
  /// the source gave no date, and the page used the current time.
  private func hasArrived(_ broadcast: Int64, before moment: Int64) throws -> Bool {
    let rows = try change.statement("SELECT arrived_at < ? FROM broadcast WHERE id = ?")
    try rows.bind(moment, at: 1)
    try rows.bind(broadcast, at: 2)
    defer { rows.reset() }
    return try rows.next() && rows.integer(0) != 0
  }

  private mutating func insert(_ incoming: BroadcastRow, _ broadcast: Broadcast) throws {
    try broadcasts.insert(insertBroadcast, broadcast.id.id, isPending: true) { row, next in
      try incoming.bind(to: row, from: next)
      try row.bind(change.now, at: next + BroadcastRow.count)
      try row.bind(min(incoming.createdAt, change.now), at: next + BroadcastRow.count + 1)
    }
    hasPending = true
    states.add(to: incoming.video)
    if shared.contains(incoming.video) { news.comments += 1 }
    try adoption.take(
      incoming.marks, after: RemoteMarks(), of: broadcast.video, incoming.video)
  }

  // MARK: Comments

  /// - Parameter isPending: true if a new comment waits to be applied.
  mutating func take(_ comment: VideoComment, isPending: Bool) throws {
    let video = try videos.place(of: comment.video).row
    let incoming = CommentRow(comment, video: video, sharer: try sharers.row(of: comment.author))
    guard let found = try comments.find(comment.id.id) else {
      try comments.insert(insertComment, comment.id.id, isPending: isPending) { row, next in
        try incoming.bind(to: row, from: next)
      }
      if shared.contains(video) { news.comments += 1 }
      if isPending { hasPending = true } else { changed.insert(video) }
      return
    }
    let stored = CommentRow(comments.found, from: RemoteTable.first)
    comments.reset()
    let isApplied = found.isPending && !isPending
    if isApplied { try change.run("UPDATE comment SET is_pending = 0 WHERE id = ?", [found.id]) }
    if incoming != stored {
      try comments.update(found.id) { try incoming.bind(to: $0, from: $1) }
    } else if !isApplied {
      return
    }
    if isApplied || !found.isPending { changed.formUnion([stored.video, video]) }
  }

  // MARK: Channels and rolls

  mutating func take(_ channel: VideoChannel) throws {
    try change.run(
      """
      INSERT OR REPLACE INTO channel (source, remote_id, name, is_public, image_url)
      VALUES (?, ?, ?, ?, ?)
      """,
      [
        row, channel.id.id, channel.name, channel.isPublic,
        WebLink.within(scope, channel.imageURL),
      ])
  }

  mutating func take(_ roll: Roll) throws {
    try change.run(
      """
      INSERT OR REPLACE INTO roll (source, remote_id, title, creator, is_public,
        is_collaborative, broadcast_count, image_url)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        row, roll.id.id, roll.title, try roll.creator.map { try sharers.row(of: $0) },
        roll.isPublic, roll.isCollaborative, roll.broadcastCount,
        WebLink.within(scope, roll.imageURL),
      ])
  }

  /// Completes the page, and adds its events.
  ///
  /// - Returns: the videos whose content in the lists has changed.
  mutating func finish() throws -> [VideoKey] {
    changed.formUnion(videos.changed)
    for video in moved { try change.refreshShown(video) }
    var shown: [Int64] = []
    for video in changed.sorted() where try moved.contains(video) || change.isShown(video) {
      if !moved.contains(video) { try change.noteForSearch(video) }
      shown.append(video)
    }
    if hasPending { change.tell(.pendingChanged(try change.pending())) }
    try states.finish()
    try adoption.finish()
    return try change.keys(shown)
  }
}
