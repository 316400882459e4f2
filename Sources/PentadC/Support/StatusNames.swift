import CPentad
import PentadCore

/// The names of the statuses as C strings, which live as long as the process.
enum StatusNames {
  /// An empty string.
  static var empty: UnsafePointer<CChar> { table.empty }

  private static let table = Table()

  /// Returns the name of a status; of its coarse one if this version does not know the finer one.
  static func name(_ status: pentad_status) -> UnsafePointer<CChar> {
    finer(status) ?? table.names[Int(status.rawValue & 0xff)]
  }

  /// The table has a name for each low byte, so that no code is out of range.
  private struct Table: @unchecked Sendable {
    let names: [UnsafePointer<CChar>]
    let empty: UnsafePointer<CChar>
    private let arena = Arena()

    init() {
      let arena = arena
      names = (Int32(0)...0xff).map { arena.string(PentadError.Code(rawValue: $0).description) }
      empty = arena.string("")
    }
  }
}

/// Returns the text of a literal, which lives as long as the process.
func constant(_ literal: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}
