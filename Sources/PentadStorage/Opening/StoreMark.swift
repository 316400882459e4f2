import Dispatch
import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lock file of a store: it records that the store is open, and the state in which it was left.
///
/// Each opening, in this process or another, holds a shared lock while it lives; the system
/// releases it when the process ends in any way. An opening with the exclusive lock knows that no
/// other has the store open. A state other than clean then means an unclean end.
final class StoreMark: Sendable {
  /// The lock that an opening got.
  enum Hold {
    /// The exclusive lock: no other opening exists, and none can start.
    case alone
    /// A shared lock: the store has other openings.
    case shared
  }

  let file: LockFile
  private let path: String
  let isWritable: Bool

  /// Opens the lock file, and creates it if it is missing.
  init(_ path: String, isReadOnly: Bool) throws(PentadError) {
    file = try LockFile(path, isReadOnly: isReadOnly)
    self.path = path
    isWritable = !isReadOnly
  }

  // MARK: Holding

  /// Takes the exclusive lock; if other openings hold a shared one, takes a shared one.
  func acquire(timeout: Int) throws(PentadError) -> Hold {
    let deadline = DispatchTime.after(milliseconds: timeout)
    while true {
      if try file.lock(LOCK_EX | LOCK_NB) { return .alone }
      if try file.lock(LOCK_SH | LOCK_NB) { return .shared }
      // Another opening is building, migrating or recovering the store, which takes a short time.
      guard DispatchTime.now() < deadline else {
        throw PentadError(.storeBusy, "another process is opening the store; try again")
      }
      usleep(2_000)
    }
  }

  /// Changes to the shared lock, so that others can open the store.
  func share() throws(PentadError) { _ = try file.lock(LOCK_SH) }

  /// Returns true if this is the only opening left; no other can start before ``release()``.
  func isLast() -> Bool { (try? file.lock(LOCK_EX | LOCK_NB)) ?? false }

  /// Releases the lock.
  func release() { file.unlock() }

  // MARK: The state

  /// Reads the state in which the store was left. In the child of a fork, it is unknown and never
  /// changed.
  func read() throws(PentadError) -> StoreState {
    guard file.isOurs else { return .new }
    var line = [UInt8](repeating: 0, count: StoreState.length)
    var count = pread(file.descriptor, &line, line.count, 0)
    while count < 0, errno == EINTR { count = pread(file.descriptor, &line, line.count, 0) }
    guard count >= 0 else { throw POSIX.failure("the file \(path) cannot be read", errno) }
    return StoreState(line: Array(line.prefix(count)))
  }

  func write(_ state: StoreState) throws(PentadError) {
    guard isWritable, file.isOurs else { return }
    let line = state.line
    guard pwrite(file.descriptor, line, line.count, 0) == line.count, fsync(file.descriptor) == 0
    else {
      throw POSIX.failure("the file \(path) cannot be written", errno)
    }
  }

  /// Records damage, unless damage is already recorded or under repair.
  func note(_ damage: StoreDamage) {
    switch try? read() {
    case .new, .clean, .open, .unchecked: try? write(.damaged(damage))
    case .damaged, .recovering, .rebuilt, .erasing, nil: break
    }
  }
}
