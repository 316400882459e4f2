#if Storage
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif
  import Dispatch
  import PentadCore

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

    private let file: Int32
    private let path: String
    private let isWritable: Bool

    /// Opens the lock file and makes it if it is missing.
    init(_ path: String, isReadOnly: Bool) throws(PentadError) {
      let flags = isReadOnly ? O_RDONLY : O_RDWR | O_CREAT
      file = open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600)
      self.path = path
      isWritable = !isReadOnly
      guard file >= 0 else {
        throw POSIX.failure("the file \(path) cannot be opened", errno)
      }
    }

    deinit {
      guard file >= 0 else { return }
      // A child that is just being started holds a copy of the descriptor, and with it the lock.
      release()
      close(file)
    }

    // MARK: Holding

    /// Takes the exclusive lock, or the shared one while others hold that.
    func acquire(timeout: Int) throws(PentadError) -> Hold {
      let deadline = DispatchTime.after(milliseconds: timeout)
      while true {
        if try lock(LOCK_EX | LOCK_NB) { return .alone }
        if try lock(LOCK_SH | LOCK_NB) { return .shared }
        // Another opening is building, migrating or recovering; that is short.
        guard DispatchTime.now() < deadline else {
          throw PentadError(.storeBusy, "another process is opening the store; try again")
        }
        usleep(2_000)
      }
    }

    /// Lets others in.
    func share() throws(PentadError) { _ = try lock(LOCK_SH) }

    /// Whether this is the only opening left, which stays so until ``release()``.
    func isLast() -> Bool { (try? lock(LOCK_EX | LOCK_NB)) ?? false }

    /// Lets go of the store.
    func release() { _ = try? lock(LOCK_UN) }

    private func lock(_ operation: Int32) throws(PentadError) -> Bool {
      while true {
        if flock(file, operation) == 0 { return true }
        switch errno {
        case EINTR: continue
        case EWOULDBLOCK: return false
        default: throw POSIX.failure("the file \(path) cannot be locked", errno)
        }
      }
    }

    // MARK: The state

    func read() -> StoreState {
      var line = [UInt8](repeating: 0, count: StoreState.length)
      let count = pread(file, &line, line.count, 0)
      return StoreState(line: Array(line.prefix(max(0, count))))
    }

    func write(_ state: StoreState) throws(PentadError) {
      guard isWritable else { return }
      let line = state.line
      guard pwrite(file, line, line.count, 0) == line.count, fsync(file) == 0 else {
        throw POSIX.failure("the file \(path) cannot be written", errno)
      }
    }

    /// Notes damage, unless it is known or being mended.
    func note(_ damage: StoreDamage) {
      switch read() {
      case .new, .clean, .open, .unchecked: try? write(.damaged(damage))
      case .damaged, .recovering, .rebuilt, .erasing: break
      }
    }
  }
#endif
