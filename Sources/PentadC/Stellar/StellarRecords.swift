import CPentad
import PentadCore
import StellarKit

/// Builds the records of StellarKit in an arena, except those generated from the properties of a
/// value.
struct StellarRecords {
  let arena: Arena
  private let known = KnownTerms()

  init(arena: Arena) { self.arena = arena }

  /// Returns the record of a term, which nearly all classes share.
  func term(_ term: StellarTerm) -> UnsafePointer<pentad_stellar_term> {
    if let record = known.terms[term] { return record }
    let record = arena.record(record(term)) as UnsafePointer<pentad_stellar_term>
    known.terms[term] = record
    return record
  }

  func list(_ courses: [StellarCourse]) -> UnsafePointer<UnsafePointer<pentad_stellar_course>> {
    arena.array(courses.map { arena.record(record($0)) })
  }

  private func list(_ classes: [StellarClass]) -> UnsafePointer<UnsafePointer<pentad_stellar_class>>
  {
    arena.array(classes.map { arena.record(record($0)) })
  }

  func record(_ courses: Snapshot<[StellarCourse]>) -> pentad_stellar_courses {
    pentad_stellar_courses(
      items: list(courses.value), count: courses.value.count, stored_at: courses.storedAt,
      origin: courses.origin.code, is_stale: courses.isStale)
  }

  func record(_ classes: Snapshot<[StellarClass]>) -> pentad_stellar_classes {
    pentad_stellar_classes(
      items: list(classes.value), count: classes.value.count, stored_at: classes.storedAt,
      origin: classes.origin.code, is_stale: classes.isStale)
  }

  func record(_ time: StellarClassTime) -> pentad_stellar_class_time {
    let schedule = time.schedule
    let meetings = schedule.meetings.map { meeting in
      pentad_stellar_meeting(
        location: arena.string(time.location(of: meeting)),
        weekdays: UInt32(meeting.weekdays.rawValue), start: Int32(meeting.start),
        end: Int32(meeting.end), first: meeting.first?.number ?? 0,
        last: meeting.last?.number ?? 0, interval: Int32(clamping: meeting.interval))
    }
    return pentad_stellar_class_time(
      title: arena.string(time.title), text: arena.string(time.text),
      location: arena.string(time.location), meetings: arena.array(meetings),
      meeting_count: meetings.count, order: Int32(clamping: time.order),
      is_parsed: schedule.isParsed, section: arena.string(time.section),
      first: time.first?.number ?? 0, last: time.last?.number ?? 0,
      interval: Int32(clamping: time.interval))
  }

  func record(_ detail: StellarClassDetail) -> pentad_stellar_class_detail {
    pentad_stellar_class_detail(
      item: arena.record(record(detail.item)),
      news: arena.array(detail.news.map { arena.record(record($0)) }),
      news_count: detail.news.count, info_stored_at: detail.infoStoredAt ?? .min,
      is_bookmarked: detail.isBookmarked)
  }
}

/// The term records that are already in an arena.
private final class KnownTerms {
  var terms: [StellarTerm: UnsafePointer<pentad_stellar_term>] = [:]
}
