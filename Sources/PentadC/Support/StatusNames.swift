import PentadCore

/// The names of the coarse codes as C strings that live as long as the process.
enum StatusNames {
  /// An empty string.
  static var empty: UnsafePointer<CChar> { table.empty }

  private static let table = Table()

  static func name(_ code: PentadError.Code) -> UnsafePointer<CChar> {
    table.names[Int(code.coarse.rawValue)]
  }

  /// One name for each low byte, so that no code is out of range.
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
