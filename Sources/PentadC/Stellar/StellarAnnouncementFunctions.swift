public import CPentad
import PentadCore
import StellarKit

/// Returns the stored announcements of a class. Only pentad_stellar_client_class_info() asks the
/// server.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id
///   - out: receives the announcements; an empty list for a class that is not stored
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_stellar_client_announcements")
public func pentad_stellar_client_announcements(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_announcements>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    let news = try StellarHandle.wait(client) { client async throws(PentadError) in
      try await client.announcements(for: id)
    }
    return OwnedRecord.give { StellarRecords(arena: $0).record(news) }
  }
}

/// Marks an announcement of a class, or all stored ones, as read.
///
/// The server is informed as soon as possible.
///
/// - Parameters:
///   - client: the client
///   - master_id: the class's id, with or without the J
///   - key: the announcement's key; NULL for all
/// - Returns: `PENTAD_OK`, also for announcements that were already read; `PENTAD_NOT_FOUND` when
///   no announcement with the key is stored; `PENTAD_STORAGE` when the store cannot be written;
///   `PENTAD_CLOSED` when the client is suspended
///
/// Blocks: while the store is written. Since: 0.1
@_cdecl("pentad_stellar_client_mark_read")
public func pentad_stellar_client_mark_read(
  _ client: pentad_stellar_client_ref?, _ master_id: UnsafePointer<CChar>?,
  _ key: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let id = try readText(master_id, "master_id")
    let key = try readOptionalText(key, "key")
    try StellarHandle.wait(client) { client async throws(PentadError) in
      guard let key else { return try await client.markAllRead(id) }
      let news = try await client.announcements(for: id)
      guard let entry = news.first(where: { $0.announcement.key == key }) else {
        throw PentadError(.notFound, "no announcement with this key is stored")
      }
      try await client.markRead(entry.announcement, of: id)
    }
  }
}

/// Finds the URLs in a text that a screen can show as links.
///
/// - Parameters:
///   - text: the text, such as the description of a class; announcements include their links
///   - out: receives the URLs
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_stellar_links_find")
public func pentad_stellar_links_find(
  _ text: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_stellar_links>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let links = TextLink.all(in: try readText(text, "text"))
    return OwnedRecord.give { StellarRecords(arena: $0).record(links) }
  }
}
