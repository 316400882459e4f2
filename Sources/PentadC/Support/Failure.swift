import CPentad
import PentadCore

/// An error that the caller owns: `pentad_error`.
final class Failure: Handle, @unchecked Sendable {
  let error: PentadError
  /// The message, valid as long as this object exists.
  let message: UnsafePointer<CChar>

  private let arena = Arena()

  init(_ error: PentadError) {
    self.error = error
    message = arena.string(error.message)
  }
}
