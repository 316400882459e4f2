import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Returns a stored picture; nil if there is none. Its last use and its pins are updated from
  /// time to time.
  func image(_ url: String, pins: Pins = []) async throws(PentadError) -> [UInt8]? {
    let now = options.time.date()
    let stored = try await read { store -> (name: String, isNoted: Bool)? in
      let row = try store.statement("SELECT name, last_use, pins FROM image_file WHERE url = ?")
      try row.bind(url, at: 1)
      defer { row.reset() }
      guard try row.next() else { return nil }
      let isRecent = row.integer(1) > now &- VideoPolicies.imageUse && row.integer(1) <= now
      return (row.text(0), isRecent && row.integer(2) == Int64(pins.rawValue))
    }
    guard let stored else { return nil }
    let bytes = images.bytes(stored.name)
    if bytes == nil || !stored.isNoted {
      try await write { change in
        let name: StatementArguments = [stored.name]
        if bytes == nil {
          try change.run("DELETE FROM image_file WHERE name = ?", name)
          change.discard([stored.name])
        } else {
          try change.run(
            "UPDATE image_file SET last_use = ?, pins = ? WHERE name = ?",
            [now, Int64(pins.rawValue)] + name)
        }
      }
    }
    return bytes
  }

  /// Stores a picture. The least recently used pictures are evicted to make room. A picture larger
  /// than the capacity or ``VideoPolicies/imageBytes`` is not stored.
  func save(image bytes: [UInt8], of url: String, pins: Pins = []) async throws(PentadError) {
    guard bytes.count <= VideoPolicies.imageBytes, url.utf8.count <= VideoLimits.url else {
      return
    }
    let name = try images.add(bytes, isDurable: false)
    do throws(PentadError) {
      try await write { [options] change in
        let now = change.now
        let new = CacheEntry(key: url, bytes: Int64(bytes.count), storedAt: now, pins: pins)
        let going = Capacity.bytes(options.imageBytes).evictions(
          from: try change.imageEntries(), adding: new, sparing: VideoPolicies.imagePins)
        try change.removeImages(Set(going + [url]))
        guard !going.contains(url) else { return change.discard([name]) }
        try change.run(
          """
          INSERT INTO image_file (url, name, bytes, stored_at, last_use, pins)
          VALUES (?, ?, ?, ?, ?, ?)
          """, [url, name, bytes.count, now, now, Int64(pins.rawValue)])
      }
    } catch {
      images.remove([name])
      throw error
    }
  }
}

extension VideoChange {
  fileprivate func imageEntries() throws -> [CacheEntry<String>] {
    let rows = try statement(
      "SELECT url, bytes, stored_at, last_use, pins FROM image_file ORDER BY url")
    var entries: [CacheEntry<String>] = []
    while try rows.next() {
      entries.append(
        CacheEntry(
          key: rows.text(0), bytes: rows.integer(1), storedAt: rows.integer(2),
          lastUse: rows.integer(3), pins: Pins(rawValue: UInt32(clamping: rows.integer(4)))))
    }
    return entries
  }

  func removeImages(_ urls: Set<String>) throws {
    for url in urls {
      discard(
        try String.fetchAll(
          database.cachedStatement(sql: "DELETE FROM image_file WHERE url = ? RETURNING name"),
          arguments: [url]))
    }
  }

  /// Deletes pictures that are no longer referenced.
  func discardStrayImages() throws {
    var strays = try String.fetchSet(database, sql: "SELECT url FROM image_file")
    guard !strays.isEmpty else { return }
    let named = try statement(
      """
      SELECT image_url FROM sharer UNION ALL SELECT image_url FROM account
      UNION ALL SELECT image_url FROM channel UNION ALL SELECT image_url FROM roll
      """)
    while try named.next() {
      if let url = named.optionalText(0) { strays.remove(url) }
    }
    let videos = try statement("SELECT images FROM video WHERE images IS NOT NULL")
    while try videos.next() {
      for image in StoredLists.images(videos.optionalText(0)) { strays.remove(image.url) }
    }
    let accounts = try statement("SELECT channels FROM account WHERE channels IS NOT NULL")
    while try accounts.next() {
      for channel in StoredLists.channels(accounts.optionalText(0), of: SourceID("")) {
        if let url = channel.imageURL { strays.remove(url) }
      }
    }
    try removeImages(strays)
  }
}
