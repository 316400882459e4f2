import CPentad
import PentadCore
import StellarKit

extension StellarRecords {
  func screen(_ screen: StellarCoursesScreen) -> pentad_stellar_courses_screen {
    let rows = screen.rows.map { row in
      pentad_stellar_course_row(label: arena.string(row.label), course: course(row.course))
    }
    return pentad_stellar_courses_screen(
      title: arena.string(screen.title), rows: arena.array(rows), row_count: rows.count)
  }

  func screen(_ screen: StellarClassesScreen) -> pentad_stellar_classes_screen {
    var record = pentad_stellar_classes_screen(
      title: arena.string(screen.title), course: arena.string(screen.course),
      classes: list(screen.classes), class_count: screen.classes.count,
      stored_at: screen.storedAt ?? .min, state: screen.state.code, status: PENTAD_OK,
      error_message: nil)
    if case .failed(let error) = screen.state {
      record.status = error.status
      record.error_message = arena.string(error.message)
    }
    return record
  }

  func screen(_ screen: StellarAnnouncementScreen) -> pentad_stellar_announcement_screen {
    pentad_stellar_announcement_screen(
      class_name: arena.string(screen.className), title: arena.string(screen.title),
      date_text: arena.string(screen.dateText), text: arena.string(screen.text),
      links: links(screen.links), link_count: screen.links.count)
  }
}
