/// A caller's pointer that is only passed back to the caller.
struct Context: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer?

  init(_ pointer: UnsafeMutableRawPointer?) {
    self.pointer = pointer
  }
}
