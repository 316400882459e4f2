import GRDB
import PentadCore
import PentadStorage

extension VideoStore {
  /// Returns the channels of a source, those of the user's account first.
  func channels(of source: SourceID) async throws(PentadError) -> [VideoChannel] {
    try await read { store in
      let own = try store.sources("name = ?", [source.rawValue]).first?.account?.channels ?? []
      let known = Set(own.map(\.id))
      return try own + store.channels(of: source).filter { !known.contains($0.id) }
    }
  }

  /// Returns the rolls of a source, in the order of their ids.
  func rolls(of source: SourceID) async throws(PentadError) -> [Roll] {
    try await read { try $0.rolls(of: source) }
  }
}

extension VideoAccess {
  fileprivate func channels(of source: SourceID) throws -> [VideoChannel] {
    guard let row = try row(of: source) else { return [] }
    let rows = try statement(
      """
      SELECT remote_id, name, is_public, image_url FROM channel WHERE source = ?
      ORDER BY remote_id
      """)
    try rows.bind(row, at: 1)
    var channels: [VideoChannel] = []
    while try rows.next() {
      guard let id = RemoteID(rows.text(0), of: source) else { continue }
      channels.append(
        VideoChannel(
          id: id, name: rows.text(1), isPublic: rows.integer(2) != 0,
          imageURL: rows.optionalText(3)))
    }
    return channels
  }

  fileprivate func rolls(of source: SourceID) throws -> [Roll] {
    guard let row = try row(of: source) else { return [] }
    let rows = try statement(
      """
      SELECT roll.remote_id, title, creator, is_public, is_collaborative, broadcast_count,
        roll.image_url, \(SharerTable.columns)
      FROM roll LEFT JOIN sharer ON sharer.id = roll.creator WHERE roll.source = ?
      ORDER BY roll.remote_id
      """)
    try rows.bind(row, at: 1)
    var rolls: [Roll] = []
    while try rows.next() {
      guard let id = RemoteID(rows.text(0), of: source) else { continue }
      rolls.append(
        Roll(
          id: id, title: rows.text(1),
          creator: rows.isNull(2) ? nil : SharerTable.sharer(rows, from: 7),
          isPublic: rows.integer(3) != 0, isCollaborative: rows.integer(4) != 0,
          broadcastCount: rows.optionalInteger(5).flatMap { Int(exactly: $0) },
          imageURL: rows.optionalText(6)))
    }
    return rolls
  }
}
