import Dispatch
import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is open for the lock on it, in one process.
///
/// The system lets go of the lock however the process ends. The child of a `fork()` would hold it too, for
/// as long as it lives; so each child closes its copies before it does anything else.
final class LockFile: Sendable {
  /// Of the file in the process that opened it; in a child of that, perhaps of another.
  let descriptor: Int32
  private let path: String
  private let process: pid_t

  /// Opens the file, and makes it if it is missing and may be written.
  init(_ path: String, isReadOnly: Bool = false) throws(PentadError) {
    descriptor = try OpenLocks.add(path, isReadOnly ? O_RDONLY : O_RDWR | O_CREAT)
    self.path = path
    process = getpid()
  }

  /// Whether this is the process that opened it, and not a child of it.
  var isOurs: Bool { process == getpid() }

  /// Does what `flock` does; false when the lock of another stands against it.
  func lock(_ operation: Int32) throws(PentadError) -> Bool {
    guard isOurs else {
      throw PentadError(.unsupported, "\(path) is the parent's: open the store in the child")
    }
    while flock(descriptor, operation) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      default: throw POSIX.failure("the file \(path) cannot be locked", errno)
      }
    }
    return true
  }

  /// Takes the lock for this opening alone, and waits for another one to release it.
  ///
  /// - Parameter limit: in milliseconds.
  /// - Throws: ``PentadCore/PentadError/Code/timedOut`` when the other has not released it by then.
  func lockAlone(within limit: Int) throws(PentadError) {
    let deadline = DispatchTime.after(milliseconds: limit)
    while !(try lock(LOCK_EX | LOCK_NB)) {
      guard DispatchTime.now() < deadline else {
        throw PentadError(
          .timedOut,
          "another process has held the lock \(path) for \(limit) ms; end it, then try again")
      }
      usleep(2_000)
    }
  }

  /// Lets go of the lock. Closing the file is not enough: a child that is just being started holds a copy
  /// of the descriptor, and with it the lock.
  func unlock() { _ = try? lock(LOCK_UN) }

  deinit {
    guard isOurs else { return }
    unlock()
    OpenLocks.remove(descriptor)
  }
}

/// The lock files that are open in this process.
private enum OpenLocks {
  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()
  /// Touched only under the mutex, and by the child of a fork, which has one thread.
  nonisolated(unsafe) private static var files: [Int32] = []

  /// No fork happens between the opening of a file and its place in the list.
  private static let watch: Void = {
    _ = mutex
    _ = pthread_atfork(
      { pthread_mutex_lock(OpenLocks.mutex) }, { pthread_mutex_unlock(OpenLocks.mutex) },
      {
        for file in OpenLocks.files { close(file) }
        OpenLocks.files = []
        pthread_mutex_unlock(OpenLocks.mutex)
      })
  }()

  static func add(_ path: String, _ flags: Int32) throws(PentadError) -> Int32 {
    watch
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard let file = try POSIX.openFile(path, flags) else {
      throw POSIX.failure("the file \(path) cannot be opened", ENOENT)
    }
    files.append(file)
    return file
  }

  static func remove(_ file: Int32) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    files.removeAll { $0 == file }
    close(file)
  }
}
