import CPentad
import PentadCore
import StellarKit

extension StellarRecords {
  func bookmarks(_ bookmarks: [StellarBookmark]) -> pentad_stellar_bookmarks {
    pentad_stellar_bookmarks(
      items: arena.array(bookmarks.map { bookmark($0) }), count: bookmarks.count)
  }

  private func bookmark(_ bookmark: StellarBookmark) -> UnsafePointer<pentad_stellar_bookmark> {
    var record = pentad_stellar_bookmark(
      item: item(bookmark.item), added_at: bookmark.addedAt,
      archived_at: bookmark.archivedAt ?? .min, sync: PENTAD_STELLAR_SYNC_DONE,
      status: PENTAD_OK, error_message: nil)
    switch bookmark.sync {
    case .done: break
    case .waiting: record.sync = PENTAD_STELLAR_SYNC_WAITING
    case .failed(let error):
      record.sync = PENTAD_STELLAR_SYNC_FAILED
      record.status = error?.status ?? PENTAD_OK
      record.error_message = arena.string(error?.message)
    }
    return arena.record(record)
  }

  func change(_ change: TermChange) -> pentad_stellar_term_change {
    pentad_stellar_term_change(
      old_term: change.old.map { term($0) }, new_term: term(change.new),
      removed: list(change.removed), removed_count: change.removed.count,
      is_changed: change.isChanged)
  }

  func conflicts(_ conflicts: [ClassConflict]) -> pentad_stellar_conflicts {
    let items = conflicts.map { conflict in
      let overlaps = conflict.overlaps.map { overlap in
        pentad_stellar_overlap(
          first: time(overlap.first), second: time(overlap.second),
          weekdays: UInt32(overlap.weekdays.rawValue), start: Int32(overlap.minutes.lowerBound),
          end: Int32(overlap.minutes.upperBound))
      }
      return arena.record(
        pentad_stellar_conflict(
          first: item(conflict.first), second: item(conflict.second),
          overlaps: arena.array(overlaps), overlap_count: overlaps.count))
    }
    return pentad_stellar_conflicts(items: arena.array(items), count: items.count)
  }

  func unread(_ counts: [String: Int]) -> pentad_stellar_unread_counts {
    let items = counts.sorted { $0.key < $1.key }.map { id, count in
      pentad_stellar_unread(master_id: arena.string(id), count: Int64(count))
    }
    return pentad_stellar_unread_counts(
      items: arena.array(items), count: items.count,
      total: counts.values.reduce(0) { $0 + Int64($1) })
  }

  func answer(_ answer: SearchAnswer) -> pentad_stellar_search_answer {
    pentad_stellar_search_answer(
      query: arena.string(answer.query), hits: list(answer.hits), hit_count: answer.hits.count,
      term: answer.term.map { term($0) }, generation: answer.generation,
      origin: answer.origin.code)
  }

  func table(_ table: StellarMainTable) -> pentad_stellar_main_table {
    let sections = table.sections.map { section in
      switch section {
      case .bookmarks(let bookmarks):
        arena.record(
          pentad_stellar_section(
            bookmarks: arena.record(self.bookmarks(bookmarks)), groups: nil,
            kind: PENTAD_STELLAR_SECTION_BOOKMARKS))
      case .groups(let groups):
        arena.record(
          pentad_stellar_section(
            bookmarks: nil, groups: arena.record(self.groups(groups)),
            kind: PENTAD_STELLAR_SECTION_GROUPS))
      }
    }
    return pentad_stellar_main_table(sections: arena.array(sections), section_count: sections.count)
  }
}
