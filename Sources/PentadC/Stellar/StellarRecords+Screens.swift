import CPentad
import PentadCore
import StellarKit

extension StellarRecords {
  func record(_ screen: StellarClassesScreen) -> pentad_stellar_classes_screen {
    var record = pentad_stellar_classes_screen(
      title: arena.string(screen.title), course: arena.string(screen.course),
      classes: arena.array(screen.classes.map { arena.record(self.record($0)) }),
      class_count: screen.classes.count,
      stored_at: screen.storedAt ?? .min, state: screen.state.code, status: PENTAD_OK,
      error_message: nil)
    if case .failed(let error) = screen.state {
      record.status = error.status
      record.error_message = arena.string(error.message)
    }
    return record
  }
}
