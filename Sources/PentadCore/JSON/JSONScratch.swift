/// The buffer for strings without their escapes. It is as large as the text, and allocated with the
/// first such string.
///
/// A string has the same offset here as in the text, and no escape is shorter than its character.
/// So there is always room, and no string overwrites another.
struct JSONScratch: ~Copyable {
  private let size: Int
  private var start: UnsafeMutablePointer<UInt8>?

  init(size: Int) { self.size = size }

  deinit { start?.deallocate() }

  /// Returns the address for the string that begins at `offset` in the text.
  mutating func place(at offset: Int) -> UnsafeMutablePointer<UInt8> {
    let start = self.start ?? .allocate(capacity: size)
    self.start = start
    return start + offset
  }
}
