import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Returns the user's sources, in the order in which they were added.
  func sources() async throws(PentadError) -> [StoredSource] {
    try await read { try $0.sources("true", []) }
  }

  /// Returns a source; nil if the user has no such source.
  func source(_ id: SourceID) async throws(PentadError) -> StoredSource? {
    try await read { try $0.source(named: id) }
  }

  /// Returns the sources that have shared a video, each once; the one that describes it first.
  func sources(of key: VideoKey) async throws(PentadError) -> [SourceID] {
    try await read { store in
      guard let row = try store.row(of: key) else { return [] }
      return try store.sources(ofVideo: row)
    }
  }

  /// Adds a source, or updates the description of an existing one with the same id.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for an id or an address that is empty, too
  ///   long or has control characters.
  func save(source: SourceDescription) async throws(PentadError) {
    guard VideoLimits.isID(source.id.rawValue), VideoLimits.isPlain(source.address),
      source.address.utf8.count <= VideoLimits.url
    else { throw PentadError(.invalid, "the address of the source is too long or unreadable") }
    try await write { change in
      let stored = try change.sources("name = ?", [source.id.rawValue]).first?.description
      guard stored != source else { return }
      try change.run(
        """
        INSERT INTO source (name, kind, address, title, is_paused, added_at)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET kind = excluded.kind, address = excluded.address,
          title = excluded.title, is_paused = excluded.is_paused, added_at = excluded.added_at,
          moved_to = NULL, moved_count = 0, moved_since = NULL
        """,
        [
          source.id.rawValue, source.kind.rawValue, source.address, source.title,
          source.isPaused, source.addedAt,
        ])
      change.tell(stored == nil ? .sourceAdded(source.id) : .sourceChanged(source.id))
    }
  }

  /// Pauses or resumes the polling of a source.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound`` when the user has no such source.
  func set(_ source: SourceID, isPaused: Bool) async throws(PentadError) {
    try await write { change in
      guard let stored = try change.sources("name = ?", [source.rawValue]).first else {
        throw PentadError.noSuchSource
      }
      guard stored.description.isPaused != isPaused else { return }
      try change.run(
        "UPDATE source SET is_paused = ? WHERE name = ?", [isPaused, source.rawValue])
      change.tell(.sourceChanged(source))
    }
  }

  /// Sets the poll interval of a source; nil for the default.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/sourceNotFound`` when the user has no such source.
  func set(_ source: SourceID, refreshInterval: Int64?) async throws(PentadError) {
    try await write { change in
      let changed = try change.run(
        "UPDATE source SET refresh_interval = ? WHERE name = ?",
        [refreshInterval, source.rawValue])
      guard changed > 0 else {
        throw PentadError.noSuchSource
      }
      change.tell(.sourceChanged(source))
    }
  }

  /// Stores a feed's entry in the user's list of feeds; a no-op if the source was removed.
  func save(_ outline: FeedOutline, of source: SourceID) async throws(PentadError) {
    try await write { change in
      try change.run(
        """
        UPDATE source SET page = ?, folders = ?, categories = ?, outline_attributes = ?
        WHERE name = ?
        """,
        [
          outline.page, outline.storedFolders, outline.storedCategories,
          outline.storedAttributes, source.rawValue,
        ])
    }
  }

  /// Stores the new address of a source; a no-op if the source was removed or has another address
  /// by now.
  func move(
    _ source: SourceID, from old: String, to address: String
  ) async throws(PentadError) {
    try await write { change in
      let changed = try change.run(
        """
        UPDATE source SET address = ?1, moved_to = NULL, moved_count = 0, moved_since = NULL
        WHERE name = ?2 AND address = ?3 AND address <> ?1
        """,
        [address, source.rawValue, old])
      if changed > 0 { change.tell(.sourceChanged(source)) }
    }
  }

  /// Stores an announced move of a source that is not due yet; nil for none. It is a no-op if the
  /// source was removed or has another address by now.
  func save(
    _ move: FeedMove?, of source: SourceID, at address: String
  ) async throws(PentadError) {
    try await write { change in
      try change.run(
        """
        UPDATE source SET moved_to = ?, moved_count = ?, moved_since = ?
        WHERE name = ? AND address = ?
        """,
        [move?.address, move?.count ?? 0, move?.since, source.rawValue, address])
    }
  }

  /// Stores the health of a source; a no-op if the source was removed. An event is added when the
  /// source starts to fail, fails with another code, or recovers.
  func save(_ health: SourceHealth, of source: SourceID) async throws(PentadError) {
    try await write { try $0.save(health, of: source) }
  }

  // MARK: The account

  /// Stores the user's account at a source; nil after a sign-out. It is a no-op if the source was
  /// removed.
  func save(account: SourceAccount?, of source: SourceID) async throws(PentadError) {
    try await write { change in
      guard let stored = try change.sources("name = ?", [source.rawValue]).first else { return }
      let account = account?.within(stored.description.scope)
      guard stored.account != account else { return }
      try change.run("DELETE FROM account WHERE source = ?", [source.rawValue])
      if let account {
        try change.run(
          """
          INSERT INTO account (source, user_id, name, nickname, image_url, services, channels)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
          [
            source.rawValue, account.userId, account.name, account.nickname, account.imageURL,
            StoredLists.text(account.services), StoredLists.text(account.channels),
          ])
      }
      change.tell(.accountChanged(source))
    }
  }
}

extension VideoChange {
  func save(_ health: SourceHealth, of source: SourceID) throws {
    guard let stored = try sources("name = ?", [source.rawValue]).first?.health,
      stored != health
    else { return }
    try run(
      """
      UPDATE source SET failures = ?, gone_count = ?, gone_since = ?, last_success_at = ?,
        last_error_code = ?, last_error_text = ?, next_poll_at = ? WHERE name = ?
      """,
      [
        health.failures, health.goneCount, health.goneSince, health.lastSuccessAt,
        health.lastError?.code.rawValue, health.lastError?.message, health.nextPollAt,
        source.rawValue,
      ])
    if stored.lastError?.code != health.lastError?.code { tell(.sourceChanged(source)) }
  }
}

extension VideoAccess {
  /// Returns the sources that meet a condition on their rows.
  func sources(_ condition: String, _ arguments: StatementArguments) throws -> [StoredSource] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT name, kind, address, title, is_paused, added_at, etag, modified, body_hash, newest,
          older_cursor, failures, gone_count, gone_since, last_success_at, last_error_code,
          last_error_text, next_poll_at, moved_to, moved_count, moved_since, page, folders,
          categories, refresh_interval, outline_attributes
        FROM source WHERE \(condition) ORDER BY id
        """)
    try statement.setArguments(arguments)
    let rows = RawStatement(statement)
    var found: [StoredSource] = []
    while try rows.next() {
      guard let kind = SourceDescription.Kind(rawValue: rows.text(1)) else { continue }
      let description = SourceDescription(
        id: SourceID(rows.text(0)), kind: kind, address: rows.text(2),
        title: rows.optionalText(3), isPaused: rows.integer(4) != 0, addedAt: rows.integer(5))
      let older: StoredSource.OlderPages =
        switch rows.optionalText(10) {
        case nil: .unknown
        case "": .end
        case let cursor?: .from(FeedCursor(rawValue: cursor))
        }
      found.append(
        StoredSource(
          description: description, health: Self.health(rows, from: 11),
          state: Self.state(rows, from: 6), older: older, account: nil,
          move: Self.move(rows, from: 18),
          outline: FeedOutline(
            page: rows.optionalText(21), folders: rows.optionalText(22),
            categories: rows.optionalText(23), attributes: rows.optionalText(25)),
          refreshInterval: rows.optionalInteger(24)))
    }
    for index in found.indices {
      found[index].account = try account(of: found[index].description.id)
    }
    return found
  }

  private static func state(_ rows: RawStatement, from first: Int) -> FeedState? {
    let state = FeedState(
      validators: Validators(
        etag: rows.optionalText(first), lastModified: rows.optionalText(first + 1)),
      bodyHash: rows.optionalText(first + 2), newest: rows.optionalText(first + 3))
    return state == FeedState() ? nil : state
  }

  private static func move(_ rows: RawStatement, from first: Int) -> FeedMove? {
    guard let address = rows.optionalText(first), let since = rows.optionalInteger(first + 2)
    else { return nil }
    return FeedMove(
      address: address, count: Int(clamping: rows.integer(first + 1)), since: since)
  }

  private static func health(_ rows: RawStatement, from first: Int) -> SourceHealth {
    let code = rows.optionalInteger(first + 4).flatMap { Int32(exactly: $0) }
    return SourceHealth(
      failures: Int(clamping: rows.integer(first)),
      goneCount: Int(clamping: rows.integer(first + 1)),
      goneSince: rows.optionalInteger(first + 2), lastSuccessAt: rows.optionalInteger(first + 3),
      lastError: code.map {
        PentadError(PentadError.Code(rawValue: $0), rows.text(first + 5))
      }, nextPollAt: rows.optionalInteger(first + 6))
  }

  private func account(of source: SourceID) throws -> SourceAccount? {
    let row = try statement(
      """
      SELECT user_id, name, nickname, image_url, services, channels FROM account
      WHERE source = ?
      """)
    try row.bind(source.rawValue, at: 1)
    defer { row.reset() }
    guard try row.next() else { return nil }
    return SourceAccount(
      userId: row.text(0), name: row.text(1), nickname: row.optionalText(2),
      imageURL: row.optionalText(3), services: StoredLists.services(row.optionalText(4)),
      channels: StoredLists.channels(row.optionalText(5), of: source))
  }
}
