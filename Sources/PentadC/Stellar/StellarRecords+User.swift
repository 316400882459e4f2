import CPentad
import PentadCore
import StellarKit

extension StellarRecords {
  func record(_ bookmark: StellarBookmark) -> pentad_stellar_bookmark {
    var record = pentad_stellar_bookmark(
      item: arena.record(self.record(bookmark.item)), added_at: bookmark.addedAt,
      archived_at: bookmark.archivedAt ?? .min, sync: bookmark.sync.code,
      status: PENTAD_OK, error_message: nil)
    if case .failed(let error) = bookmark.sync {
      record.status = error?.status ?? PENTAD_OK
      record.error_message = arena.string(error?.message)
    }
    return record
  }

  func record(_ counts: [String: Int]) -> pentad_stellar_unread_counts {
    let items = counts.sorted { $0.key < $1.key }.map { id, count in
      pentad_stellar_unread(master_id: arena.string(id), count: Int64(count))
    }
    return pentad_stellar_unread_counts(
      items: arena.array(items), count: items.count,
      total: counts.values.reduce(0) { $0 + Int64($1) })
  }

  func record(_ section: StellarMainTable.Section) -> pentad_stellar_section {
    switch section {
    case .bookmarks(let bookmarks):
      pentad_stellar_section(
        bookmarks: arena.record(record(bookmarks)), groups: nil,
        kind: PENTAD_STELLAR_SECTION_KIND_BOOKMARKS)
    case .groups(let groups):
      pentad_stellar_section(
        bookmarks: nil, groups: arena.record(record(groups)),
        kind: PENTAD_STELLAR_SECTION_KIND_GROUPS)
    }
  }
}
