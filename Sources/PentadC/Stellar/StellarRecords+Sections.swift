import CPentad
import PentadCore
import StellarKit

extension StellarRecords {
  func record(_ sections: ClassSections) -> pentad_stellar_class_sections {
    let items = sections.sections.map { section in
      arena.record(
        pentad_stellar_class_section(
          id: arena.string(section.id), kind: arena.string(section.kind.rawValue),
          name: arena.string(section.name),
          times: arena.array(section.times.map { arena.record(record($0)) }),
          time_count: section.times.count, is_chosen: sections.chosen.contains(section.id)))
    }
    let open = sections.openKinds.map(\.rawValue)
    return pentad_stellar_class_sections(
      master_id: arena.string(sections.item.masterId), items: arena.array(items),
      count: items.count, open_kinds: arena.strings(open), open_kind_count: open.count)
  }

  func record(_ calendar: TermCalendar) -> pentad_stellar_term_calendar {
    let holidays = calendar.holidays.map(\.number).sorted()
    let mondays = calendar.mondaySchedule.map(\.number).sorted()
    return pentad_stellar_term_calendar(
      struct_size: MemoryLayout<pentad_stellar_term_calendar>.size,
      zone: arena.string(calendar.zone), holidays: arena.array(holidays),
      holiday_count: holidays.count, monday_schedule: arena.array(mondays),
      monday_schedule_count: mondays.count, first: calendar.first.number,
      last: calendar.last.number)
  }

  func has_final(of facts: ClassFacts) -> Int32 { facts.hasFinal.map { $0 ? 1 : 0 } ?? -1 }
}
