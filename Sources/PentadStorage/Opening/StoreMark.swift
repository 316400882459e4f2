import Dispatch
import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lock file of a store: who has it open, and how it was left.
///
/// Each opening, in this process or another, holds a shared lock for as long as it lives; the
/// system takes it away however the process ends. Whoever gets the exclusive lock knows that nobody
/// else has the store open, and that a state other than clean was left by an unclean end.
final class StoreMark: Sendable {
  /// What an opening got.
  enum Hold {
    /// Nobody else has the store open, or may open it.
    case alone
    /// Others have it open.
    case shared
  }

  let file: LockFile
  private let path: String
  let isWritable: Bool

  /// Opens the lock file and makes it if it is missing.
  init(_ path: String, isReadOnly: Bool) throws(PentadError) {
    file = try LockFile(path, isReadOnly: isReadOnly)
    self.path = path
    isWritable = !isReadOnly
  }

  // MARK: Holding

  /// Takes the exclusive lock, or the shared one while others hold that.
  func acquire(timeout: Int) throws(PentadError) -> Hold {
    let deadline = DispatchTime.after(milliseconds: timeout)
    while true {
      if try file.lock(LOCK_EX | LOCK_NB) { return .alone }
      if try file.lock(LOCK_SH | LOCK_NB) { return .shared }
      // Another opening is building, migrating or recovering; that is short.
      guard DispatchTime.now() < deadline else {
        throw PentadError(.storeBusy, "another process is opening the store; try again")
      }
      usleep(2_000)
    }
  }

  /// Lets others in.
  func share() throws(PentadError) { _ = try file.lock(LOCK_SH) }

  /// Whether this is the only opening left, which stays so until ``release()``.
  func isLast() -> Bool { (try? file.lock(LOCK_EX | LOCK_NB)) ?? false }

  /// Lets go of the store.
  func release() { file.unlock() }

  // MARK: The state

  /// How the store was left. The child of a fork knows nothing of it, and changes nothing.
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

  /// Notes damage, unless it is known or being mended.
  func note(_ damage: StoreDamage) {
    switch try? read() {
    case .new, .clean, .open, .unchecked: try? write(.damaged(damage))
    case .damaged, .recovering, .rebuilt, .erasing, nil: break
    }
  }
}
