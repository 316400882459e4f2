import CPentad
import PentadCore
import StellarKit

extension StellarRecords {
  func announcement(of item: StellarFeedItem) -> UnsafePointer<pentad_stellar_announcement> {
    arena.record(
      record(StellarNewsItem(announcement: item.announcement, isRead: item.isRead)))
  }

  func failures(
    _ failures: [StellarAccount.ID: PentadError]
  ) -> [pentad_stellar_account_failure] {
    failures.sorted { $0.key < $1.key }.map { id, error in
      pentad_stellar_account_failure(
        account: arena.string(id), error_message: arena.string(error.message),
        status: error.status)
    }
  }

  func record(_ published: Published<StellarUpdate>) -> pentad_stellar_update {
    var record = pentad_stellar_update(
      number: published.number, master_id: arena.string(published.event.masterId), id: nil,
      old_due: .min, new_due: .min, kind: PENTAD_STELLAR_UPDATE_KIND_RESET,
      category: published.event.category.code)
    switch published.event {
    case .announcement(_, let key):
      record.kind = PENTAD_STELLAR_UPDATE_KIND_ANNOUNCEMENT
      record.id = arena.string(key)
    case .newTask(let id, _):
      record.kind = PENTAD_STELLAR_UPDATE_KIND_NEW_TASK
      record.id = arena.string(id)
    case .dueChanged(let id, _, let old, let new):
      record.kind = PENTAD_STELLAR_UPDATE_KIND_DUE_CHANGED
      record.id = arena.string(id)
      record.old_due = old.orNoTime
      record.new_due = new.orNoTime
    case .grade(_, let id):
      record.kind = PENTAD_STELLAR_UPDATE_KIND_GRADE
      record.id = arena.string(id)
    case .classAdded: record.kind = PENTAD_STELLAR_UPDATE_KIND_CLASS_ADDED
    case .classRemoved: record.kind = PENTAD_STELLAR_UPDATE_KIND_CLASS_REMOVED
    case .reset: break
    }
    return record
  }
}
