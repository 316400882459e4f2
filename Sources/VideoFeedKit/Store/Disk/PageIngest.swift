import GRDB
import PentadCore
import PentadStorage

/// Takes what a source tells of into the store: the part of a write that ``VideoStore/ingest(_:_:)`` is.
///
/// It counts what is new as ``VideoGrouping/add(videos:broadcasts:comments:from:)`` does.
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

  /// Of which broadcasts the source does not say when they were shared.
  var undated: Set<RemoteID> = []
  /// The broadcasts of a page whose ids may be others the next time; nil when they may not.
  var named: Set<RemoteID>?
  var news = VideoNews()
  /// Whether anything came that waits to be applied.
  private(set) var hasPending = false
  /// Whether none of the broadcasts was there: then there may be others between them and those that are.
  private(set) var isApart = true
  /// Videos of which the lists show something else now.
  private(set) var changed: Set<Int64> = []
  /// Videos whose place in the lists may be another.
  private(set) var moved: Set<Int64> = []
  /// Videos that had been shared before.
  private var shared: Set<Int64> = []

  /// - Parameter asked: ``VideoStore/lastTold()`` of when the source was asked.
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound``: the user has removed the source, and what
  ///   comes late does not bring it back.
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

  /// Notes which of the videos had been shared before; what is new is counted by that.
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

  /// How many of the videos nobody had shared.
  func count(new keys: Set<VideoKey>) throws -> Int {
    try keys.count { try !shared.contains(videos.place(of: $0).row) }
  }

  // MARK: Broadcasts

  mutating func take(_ broadcast: Broadcast) throws {
    let video = try videos.place(of: broadcast.video).row
    let sharer = try sharers.row(of: broadcast.sharer)
    var incoming = BroadcastRow(broadcast, video: video, sharer: sharer)
    guard let found = try find(broadcast, incoming) else {
      incoming.marks = try adoption.heeded(
        incoming.marks, after: RemoteMarks(), of: broadcast.video)
      return try insert(incoming, broadcast)
    }
    isApart = false
    let stored = BroadcastRow(broadcasts.found, from: RemoteTable.first)
    broadcasts.reset()
    var updated = stored.updated(by: incoming)
    updated.marks = try adoption.heeded(
      updated.marks, after: stored.marks, of: broadcast.video)
    if try undated.contains(broadcast.id)
      || updated.createdAt > stored.createdAt && hasArrived(found.id, before: updated.createdAt)
    {
      updated.createdAt = stored.createdAt
    }
    guard updated != stored else { return }
    try broadcasts.update(found.id) { try updated.bind(to: $0, from: $1) }
    if stored.video != video {
      // A feed that gives its one id to each new entry has another date for each.
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

  /// The row of a broadcast. Where ids may be others it is the one of the same video, sharer and time whose
  /// id is not in the page, and gets this one.
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

  /// What was here cannot have been shared later: it has no date of its own, and was given that of the
  /// moment.
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

  /// - Parameter isPending: whether it waits to be applied, if it is new.
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

  // MARK: The rest

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

  /// Does what follows from all of it, and tells of it.
  ///
  /// - Returns: the videos of which lists show something else now.
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
