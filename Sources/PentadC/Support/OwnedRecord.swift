/// The owner of a record that a caller frees directly: `pentad_astro_day **out`.
///
/// A pointer before the record leads back to its owner, and so to the arena of the record and of
/// everything it points to.
final class OwnedRecord: Handle, @unchecked Sendable {
  private let arena: Arena

  private init(_ arena: Arena) { self.arena = arena }

  /// Gives the caller a record that `make` builds in the arena.
  static func give<Record: BitwiseCopyable>(
    _ make: (Arena) -> Record
  ) -> UnsafeMutablePointer<Record> {
    let arena = Arena()
    let record = make(arena)
    let owned = arena.record(Owned(owner: OwnedRecord(arena).give(), record: record))
    return UnsafeMutableRawPointer(mutating: owned).advanced(by: Owned<Record>.offset)
      .assumingMemoryBound(to: Record.self)
  }

  /// Takes back a record from `give`; a no-op for NULL.
  static func free<Record: BitwiseCopyable>(_ record: UnsafeMutablePointer<Record>?) {
    guard let record else { return }
    let owner = UnsafeRawPointer(record).advanced(by: -Owned<Record>.offset)
    Handle.free(owner.load(as: OpaquePointer.self))
  }

  private struct Owned<Record: BitwiseCopyable>: BitwiseCopyable {
    let owner: OpaquePointer
    let record: Record

    /// The offset of the record from the start.
    static var offset: Int { MemoryLayout<Self>.offset(of: \.record) ?? 0 }
  }
}
