import CPentad
import PentadCore
import StellarKit

/// Puts the records of courses and classes together in an arena.
struct StellarRecords {
  let arena: Arena

  // MARK: Courses

  func term(_ term: StellarTerm) -> UnsafePointer<pentad_stellar_term> {
    arena.record(record(term))
  }

  func record(_ term: StellarTerm) -> pentad_stellar_term {
    pentad_stellar_term(
      code: arena.string(term.code), text: arena.string(term.text),
      season: term.season?.code ?? PENTAD_STELLAR_SEASON_NONE, year: Int32(term.year ?? 0))
  }

  func list(_ courses: [StellarCourse]) -> UnsafePointer<UnsafePointer<pentad_stellar_course>> {
    arena.array(courses.map { course($0) })
  }

  func course(_ course: StellarCourse) -> UnsafePointer<pentad_stellar_course> {
    arena.record(
      pentad_stellar_course(
        number: arena.string(course.number), title: arena.string(course.title),
        is_department: course.isDepartment))
  }

  func courses(_ courses: Snapshot<[StellarCourse]>) -> pentad_stellar_courses {
    pentad_stellar_courses(
      items: list(courses.value), count: courses.value.count, stored_at: courses.storedAt,
      origin: courses.origin.code, is_stale: courses.isStale)
  }

  func groups(_ groups: [StellarCourseGroup]) -> pentad_stellar_course_groups {
    let items = groups.map { group in
      arena.record(
        pentad_stellar_course_group(
          title: arena.string(group.title), serialized: arena.string(group.serialized),
          courses: list(group.courses), course_count: group.courses.count))
    }
    return pentad_stellar_course_groups(items: arena.array(items), count: items.count)
  }

  // MARK: Classes

  func item(_ item: StellarClass) -> UnsafePointer<pentad_stellar_class> {
    arena.record(record(item))
  }

  func record(_ item: StellarClass) -> pentad_stellar_class {
    record(item, term: item.term.map { term($0) })
  }

  private func record(
    _ item: StellarClass, term: UnsafePointer<pentad_stellar_term>?
  ) -> pentad_stellar_class {
    let numbers = item.numbers.map { listed in
      pentad_stellar_number(
        text: arena.string(listed.number.normalForm), kind: listed.kind.code)
    }
    let old = item.oldNumbers.map { arena.string($0) as UnsafePointer<CChar> }
    return pentad_stellar_class(
      master_id: arena.string(item.masterId), name: arena.string(item.name),
      title: arena.string(item.title), blurb: arena.string(item.blurb),
      term: term, site_url: arena.string(item.siteURL),
      times: arena.array(item.times.map { time($0) }), time_count: item.times.count,
      staff: staff(item.staff), staff_count: item.staff.count,
      numbers: arena.array(numbers), number_count: numbers.count,
      old_numbers: arena.array(old), old_number_count: old.count)
  }

  func time(_ time: StellarClassTime) -> UnsafePointer<pentad_stellar_class_time> {
    let schedule = time.schedule
    let meetings = schedule.meetings.map { meeting in
      pentad_stellar_meeting(
        location: arena.string(time.location(of: meeting)),
        weekdays: UInt32(meeting.weekdays.rawValue), start: Int32(meeting.start),
        end: Int32(meeting.end))
    }
    return arena.record(
      pentad_stellar_class_time(
        title: arena.string(time.title), text: arena.string(time.text),
        location: arena.string(time.location), meetings: arena.array(meetings),
        meeting_count: meetings.count, order: Int32(clamping: time.order),
        is_parsed: schedule.isParsed))
  }

  func staff(
    _ staff: [StellarStaffMember]
  ) -> UnsafePointer<UnsafePointer<pentad_stellar_staff_member>> {
    arena.array(
      staff.map { member in
        arena.record(
          pentad_stellar_staff_member(name: arena.string(member.name), role: member.role.code))
      })
  }

  func list(_ classes: [StellarClass]) -> UnsafePointer<UnsafePointer<pentad_stellar_class>> {
    // Nearly all are of one term.
    var terms: [StellarTerm: UnsafePointer<pentad_stellar_term>] = [:]
    return arena.array(
      classes.map { item in
        if let term = item.term, terms[term] == nil { terms[term] = self.term(term) }
        return arena.record(record(item, term: item.term.flatMap { terms[$0] }))
      })
  }

  func classList(_ classes: [StellarClass]) -> pentad_stellar_class_list {
    pentad_stellar_class_list(items: list(classes), count: classes.count)
  }

  func classes(_ classes: Snapshot<[StellarClass]>) -> pentad_stellar_classes {
    pentad_stellar_classes(
      items: list(classes.value), count: classes.value.count, stored_at: classes.storedAt,
      origin: classes.origin.code, is_stale: classes.isStale)
  }
}
