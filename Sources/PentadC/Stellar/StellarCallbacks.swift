import CPentad
import PentadCore
import StellarKit

/// The callbacks of a C delegate, one for each event.
struct StellarCallbacks: @unchecked Sendable {
  let delegate: pentad_stellar_delegate

  /// Makes a subscription with the delegate's context, which receives no events yet.
  func subscription(_ place: any CallbackPlace) -> SubscriptionHandle {
    SubscriptionHandle(
      context: delegate.context, contextFree: delegate.context_free, place: place)
  }

  /// Connects a subscription to the events from now on.
  func observe(_ handle: SubscriptionHandle, _ events: EventHub<StellarEvent>) {
    handle.observe(events, call)
  }

  /// A new event without a callback does not compile here.
  private func call(_ context: UnsafeMutableRawPointer?, _ published: Published<StellarEvent>) {
    let number = published.number
    switch published.event {
    case .coursesLoaded: delegate.did_load_courses?(context, number)
    case .classesLoaded(let course): delegate.did_load_classes?(context, number, course.withoutNUL)
    case .classChanged(let id): delegate.did_change_class?(context, number, id.withoutNUL)
    case .announcementsArrived(let id, let count):
      delegate.announcements_did_arrive?(context, number, id.withoutNUL, Int64(count))
    case .failed(let subject, let error, let isKept):
      Failure(error).lend {
        delegate.did_fail?(context, number, subject.code, subject.id, $0, isKept)
      }
    case .partlyUnreadable(let subject, let count):
      delegate.did_leave_out?(context, number, subject.code, subject.id, Int64(count))
    case .bookmarksChanged: delegate.did_change_bookmarks?(context, number)
    case .bookmarkSynchronised(let id):
      delegate.did_synchronise_bookmark?(context, number, id.withoutNUL)
    case .bookmarkFailed(let id, let error):
      Failure(error).lend { delegate.bookmark_did_fail?(context, number, id.withoutNUL, $0) }
    case .recentChanged: delegate.did_change_recent?(context, number)
    case .unreadChanged: delegate.did_change_unread?(context, number)
    case .termChanged(let term, let removed):
      withExtendedLifetime(Arena()) { arena in
        let ids = arena.array(removed.map { arena.string($0) as UnsafePointer<CChar> })
        delegate.did_change_term?(
          context, number, StellarRecords(arena: arena).term(term), ids, removed.count)
      }
    case .accountChanged(let subject):
      delegate.did_change_account?(context, number, subject.code, subject.id)
    case .changeFailed(let subject, let error):
      Failure(error).lend {
        delegate.change_did_fail?(context, number, subject.code, subject.id, $0)
      }
    case .recovered(let rows, let isPartial):
      delegate.did_recover_store?(context, number, Int64(rows), isPartial)
    case .storeFailed(let error):
      Failure(error).lend { delegate.store_did_fail?(context, number, $0) }
    case .storeChanged: delegate.store_did_change?(context, number)
    case .cacheCleared: delegate.did_clear_cache?(context, number)
    case .erased: delegate.did_erase?(context, number)
    case .reset: delegate.did_reset?(context, number)
    }
  }
}

extension StellarSubject {
  /// The id of the course or the class that the event is about.
  fileprivate var id: String? {
    switch self {
    case .classes(let course): course.withoutNUL
    case .classInfo(let masterId), .grades(let masterId), .files(let masterId),
      .posts(let masterId):
      masterId.withoutNUL
    case .courses, .search, .notices, .enrolments, .announcements, .tasks, .calendar: nil
    }
  }
}
