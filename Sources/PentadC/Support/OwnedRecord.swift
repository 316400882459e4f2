/// The owner of a record that a caller frees by itself: `pentad_astro_day **out`.
///
/// A word before the record leads back from it to its owner, and so to the arena in which it and all
/// it points to lie.
final class OwnedRecord: Handle, @unchecked Sendable {
  private let arena: Arena

  private init(_ arena: Arena) { self.arena = arena }

  /// Gives the caller a record that `make` puts together in the arena.
  static func give<Record: BitwiseCopyable>(
    _ make: (Arena) -> Record
  ) -> UnsafeMutablePointer<Record> {
    let arena = Arena()
    let record = make(arena)
    let owned = arena.record(Owned(owner: OwnedRecord(arena).give(), record: record))
    return UnsafeMutableRawPointer(mutating: owned).advanced(by: Owned<Record>.offset)
      .assumingMemoryBound(to: Record.self)
  }

  /// Takes back a record that `give` gave; does nothing for NULL.
  static func free<Record: BitwiseCopyable>(_ record: UnsafeMutablePointer<Record>?) {
    guard let record else { return }
    let owner = UnsafeRawPointer(record).advanced(by: -Owned<Record>.offset)
    Handle.free(owner.load(as: OpaquePointer.self))
  }

  private struct Owned<Record: BitwiseCopyable>: BitwiseCopyable {
    let owner: OpaquePointer
    let record: Record

    /// How far the record is from the start.
    static var offset: Int { MemoryLayout<Self>.offset(of: \.record) ?? 0 }
  }
}
