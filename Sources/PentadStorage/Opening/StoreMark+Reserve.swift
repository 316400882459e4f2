import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reserved disk space: the lock file is filled up with space characters after its line. Deleting
/// rows needs some disk space for SQLite's log; on a full disk, this reserve is released for it.
extension StoreMark {
  /// Reserves space for a store of `size` bytes, unless the disk is full.
  ///
  /// When whole tables are emptied, the log gets one page per 450 pages of the store. The reserve
  /// is twice that, plus the space that opening a store needs.
  func keepReserve(for size: Int64) {
    guard isWritable, file.isOurs else { return }
    let wanted = Int64(StoreState.length) + min(256 << 10 + size / 128, 8 << 20)
    var status = stat()
    guard fstat(file.descriptor, &status) == 0 else { return }
    let present = Int64(status.st_size)
    // Without its line, the file is still being created.
    guard present >= StoreState.length, present < wanted else { return }
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
    var end = present
    while end < wanted {
      let count = pwrite(
        file.descriptor, blanks, Int(min(wanted - end, Int64(blanks.count))), off_t(end))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        // The last space of a disk is left for others.
        _ = ftruncate(file.descriptor, off_t(present))
        return
      }
      end += Int64(count)
    }
  }

  /// Gives the reserved space back to the disk.
  ///
  /// - Returns: false if nothing was reserved.
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
