/// A pointer of the caller's that is only ever handed back to it.
struct Context: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer?

  init(_ pointer: UnsafeMutableRawPointer?) {
    self.pointer = pointer
  }
}
