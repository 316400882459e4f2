/// A list of records that the caller owns: an array of pointers into one arena.
///
/// Pointers, not records, so that a record may grow at its end without a change of the interface.
final class RecordList<Record: BitwiseCopyable>: Handle, @unchecked Sendable {
  let count: Int
  /// `count` pointers, none of them NULL.
  let items: UnsafePointer<UnsafePointer<Record>>

  private let arena: Arena

  /// Builds the list; `build` puts a record's texts and arrays into the arena.
  init<Element, Failure>(
    _ elements: some Collection<Element>, build: (Element, Arena) throws(Failure) -> Record
  ) throws(Failure) {
    let arena = Arena()
    var pointers: [UnsafePointer<Record>] = []
    pointers.reserveCapacity(elements.count)
    for element in elements { pointers.append(arena.record(try build(element, arena))) }
    self.arena = arena
    count = pointers.count
    items = arena.array(pointers)
  }
}
