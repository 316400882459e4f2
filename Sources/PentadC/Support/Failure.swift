import CPentad
import PentadCore

/// An error as the caller holds it: `pentad_error`.
final class Failure: Handle, @unchecked Sendable {
  let error: PentadError
  /// The message, alive as long as this object.
  let message: UnsafePointer<CChar>

  private let arena = Arena()

  init(_ error: PentadError) {
    self.error = error
    message = arena.string(error.message)
  }
}
