import Foundation
import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Returns the user's state of a video; the default if none is stored.
  func state(_ key: VideoKey) async throws(PentadError) -> ViewState {
    try await read { try $0.state(of: key) }
  }

  /// Changes the user's state of a video and adds the actions for sources, in one transaction.
  /// Waiting actions that contradict it are replaced.
  ///
  /// Without a change, no action is added. No action is added for a source that was removed in
  /// between, either.
  ///
  /// - Parameter actions: returns the actions for sources, given the store and the previous state;
  ///   an error that it throws ends the transaction.
  /// - Returns: the new state, and the numbers of the actions; nil if nothing has changed.
  @discardableResult
  func change(
    _ key: VideoKey,
    telling actions: @escaping @Sendable (VideoAccess, ViewState) throws -> [VideoAction],
    _ body: @escaping @Sendable (inout ViewState) -> Void
  ) async throws(PentadError) -> (state: ViewState, actions: [Int64]?) {
    try await write { [outbox, options] change in
      let stored = try change.state(of: key)
      let actions = try actions(change, stored)
      var state = stored
      body(&state)
      guard state != stored else { return (stored, nil) }
      try change.save(state, of: key)
      let ids = try actions.compactMap { action in
        try change.append(action, nonce: options.nonce(), to: outbox)
      }
      return (try change.state(of: key), ids)
    }
  }
}

extension VideoAccess {
  func state(of key: VideoKey) throws -> ViewState {
    let row = try statement(
      """
      SELECT is_liked, is_watch_later, is_watched, position, spans, changed_at FROM view_state
      WHERE provider = ? AND provider_id = ?
      """)
    try row.bind(key, at: 1)
    defer { row.reset() }
    guard try row.next() else { return ViewState() }
    return ViewState(
      isLiked: row.integer(0) != 0, isWatchLater: row.integer(1) != 0,
      isWatched: row.integer(2) != 0, position: row.integer(3),
      spans: WatchedSpans(text: row.text(4)), changedAt: row.optionalInteger(5))
  }

  /// Returns a source by its id; nil if the user has no such source.
  func source(named id: SourceID) throws -> StoredSource? {
    try sources("name = ?", [id.rawValue]).first
  }

  /// Returns the sources that receive the user's actions on a video: those that have shared it, and
  /// those that had when the user last acted on it. The content of the latter may be deleted for
  /// now.
  func sources(toTellOf key: VideoKey) throws -> [SourceID] {
    let sharing = try row(of: key).map { try sources(ofVideo: $0) } ?? []
    let rows = try statement(
      "SELECT source FROM view_source WHERE provider = ? AND provider_id = ?")
    try rows.bind(key, at: 1)
    var all = sharing
    while try rows.next() {
      let source = SourceID(rows.text(0))
      if !sharing.contains(source) { all.append(source) }
    }
    return all
  }

  /// Returns the kinds of pending and rejected actions of each video.
  func waitingKinds() throws -> [VideoKey: Set<String>] {
    let rows = try statement("SELECT kind, payload FROM outbox")
    var kinds: [VideoKey: Set<String>] = [:]
    while try rows.next() {
      let payload = rows.withUTF8(1) { Data($0) }
      if let video = ActionPayload(payload)?.key {
        kinds[video, default: []].insert(rows.text(0))
      }
    }
    return kinds
  }
}

extension VideoChange {
  /// Stores the user's state of a video, and the sources that have the video.
  func save(_ state: ViewState, of key: VideoKey) throws {
    let row = try statement(
      """
      INSERT OR REPLACE INTO view_state (provider, provider_id, is_liked, is_watch_later,
        is_watched, position, spans, changed_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """)
    try row.bind(key, at: 1)
    try row.bind(state.isLiked, at: 3)
    try row.bind(state.isWatchLater, at: 4)
    try row.bind(state.isWatched, at: 5)
    try row.bind(state.position, at: 6)
    try row.bind(state.spans.text, at: 7)
    try row.bind(now, at: 8)
    try row.run()
    try noteSources(
      ofThoseIn: "(SELECT * FROM video WHERE provider = ? AND provider_id = ?) AS video",
      [key.provider.rawValue, key.storedID])
    tell(.stateChanged(key))
  }

  /// Deletes the user's state of a video.
  func forgetState(of key: VideoKey) throws {
    for table in ["view_state", "view_source"] {
      try run(
        "DELETE FROM \(table) WHERE provider = ? AND provider_id = ?",
        [key.provider.rawValue, key.storedID])
    }
    tell(.stateChanged(key))
  }

  /// Records the sources of all videos that have a state of the user.
  func noteAllSources() throws {
    try noteSources(
      ofThoseIn: """
        view_state CROSS JOIN video ON video.provider = view_state.provider
          AND video.provider_id = view_state.provider_id
        """)
  }

  private func noteSources(
    ofThoseIn videos: String, _ arguments: StatementArguments = []
  ) throws {
    try run(
      """
      INSERT OR IGNORE INTO view_source (source, provider, provider_id)
      SELECT source.name, video.provider, video.provider_id
      FROM \(videos) CROSS JOIN broadcast ON broadcast.video = video.id
      CROSS JOIN source ON source.id = broadcast.source
      """, arguments)
  }
}
