import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Room that the lock file keeps behind its line, in blanks. Deleting rows needs some room for SQLite's log: on a
/// full disk it is taken from here.
extension StoreMark {
  /// Takes room for a store of so many bytes, unless there is none on the disk.
  ///
  /// When whole tables are emptied, the log gets a page for each 450 of the store; it is twice that, and what
  /// opening a store takes.
  func keepReserve(for size: Int64) {
    guard isWritable, file.isOurs else { return }
    let wanted = Int64(StoreState.length) + min(256 << 10 + size / 128, 8 << 20)
    var status = stat()
    guard fstat(file.descriptor, &status) == 0 else { return }
    let present = Int64(status.st_size)
    // Without its line, it is being made.
    guard present >= StoreState.length, present < wanted else { return }
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
    var end = present
    while end < wanted {
      let count = pwrite(
        file.descriptor, blanks, Int(min(wanted - end, Int64(blanks.count))), off_t(end))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        // The last room of a disk is for others.
        _ = ftruncate(file.descriptor, off_t(present))
        return
      }
      end += Int64(count)
    }
  }

  /// Gives the room back to the disk.
  ///
  /// - Returns: false when there was none.
  @discardableResult
  func releaseReserve() -> Bool {
    guard isWritable, file.isOurs else { return false }
    var status = stat()
    guard fstat(file.descriptor, &status) == 0, status.st_size > StoreState.length else {
      return false
    }
    return ftruncate(file.descriptor, off_t(StoreState.length)) == 0
  }
}
