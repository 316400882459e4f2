#if Storage
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif
  import PentadCore

  /// A lock on a lease file, held by one opening of a store in one process.
  ///
  /// The system lets go of it however the process ends. The child of a `fork()` would hold it too, for
  /// as long as it lives; so each child closes its copies before it does anything else.
  final class LeaseFile: Sendable {
    private let file: Int32
    private let process: pid_t

    /// Takes the lock; nil when somebody else has it.
    static func acquire(_ path: String) throws(PentadError) -> LeaseFile? {
      let file = try OpenLeases.add(path)
      while flock(file, LOCK_EX | LOCK_NB) != 0 {
        if errno == EINTR { continue }
        let code = errno
        OpenLeases.remove(file)
        if code == EWOULDBLOCK { return nil }
        throw POSIX.failure("the file \(path) cannot be locked", code)
      }
      return LeaseFile(file)
    }

    private init(_ file: Int32) {
      self.file = file
      process = getpid()
    }

    /// Whether this is the process that took it, and not a child of it.
    var isOurs: Bool { process == getpid() }

    deinit { if isOurs { OpenLeases.remove(file) } }
  }

  /// The lease files that are open in this process.
  private enum OpenLeases {
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
        { pthread_mutex_lock(OpenLeases.mutex) }, { pthread_mutex_unlock(OpenLeases.mutex) },
        {
          for file in OpenLeases.files { close(file) }
          OpenLeases.files = []
          pthread_mutex_unlock(OpenLeases.mutex)
        })
    }()

    /// Opens a file, and makes it if it is missing.
    static func add(_ path: String) throws(PentadError) -> Int32 {
      watch
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { throw POSIX.failure("the file \(path) cannot be opened", errno) }
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
#endif
