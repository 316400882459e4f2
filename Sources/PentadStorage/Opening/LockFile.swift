import Dispatch
import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file that is used for a lock (`flock`), in one process.
///
/// The system releases the lock when the process ends in any way. The child of a `fork()` would
/// also hold it while it lives, so each child closes its copies first.
final class LockFile: Sendable {
  /// The descriptor in the process that opened the file; in a child of it, the number may belong to
  /// another file.
  let descriptor: Int32
  private let path: String
  private let process: pid_t

  /// Opens the file, and creates it if it is missing, unless it is opened read-only.
  init(_ path: String, isReadOnly: Bool = false) throws(PentadError) {
    descriptor = try OpenLocks.add(path, isReadOnly ? O_RDONLY : O_RDWR | O_CREAT)
    self.path = path
    process = getpid()
  }

  /// True in the process that opened the file, false in its child after a fork.
  var isOurs: Bool { process == getpid() }

  /// Calls `flock`; returns false if a conflicting lock is held.
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

  /// Takes the exclusive lock, and waits for other openings to release it.
  ///
  /// - Parameter limit: the longest wait, in milliseconds.
  /// - Throws: ``PentadCore/PentadError/Code/timedOut`` when the lock was not released in time.
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

  /// Releases the lock. Closing the file is not enough: a child that is just being started has a
  /// copy of the descriptor, and with it the lock.
  func unlock() { _ = try? lock(LOCK_UN) }

  deinit {
    guard isOurs else { return }
    unlock()
    OpenLocks.remove(descriptor)
  }
}

/// The open lock files of this process.
private enum OpenLocks {
  nonisolated(unsafe) private static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()
  /// Used only under the mutex, and by the child of a fork, which has one thread.
  nonisolated(unsafe) private static var files: [Int32] = []

  /// Prevents a fork between the opening of a file and its entry in the list.
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
