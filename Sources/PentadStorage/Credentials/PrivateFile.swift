#if Storage
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif
  import PentadCore

  /// A small file for this user alone, replaced as a whole.
  struct PrivateFile: Sendable {
    let directory: String
    let name: String

    var path: String { directory + "/" + name }

    /// All of it; nil when there is none. Rights of others are taken away before a byte is read.
    func read() throws(PentadError) -> [UInt8]? {
      let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      if file < 0, errno == ENOENT { return nil }
      guard file >= 0 else { throw POSIX.failure("the file \(path) cannot be opened", errno) }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid()
      else {
        throw PentadError(.notOpenable, "\(path) is not a file of this user's; remove it")
      }
      if status.st_mode & 0o077 != 0, fchmod(file, 0o600) != 0 {
        throw POSIX.failure("the rights of others to \(path) cannot be taken away", errno)
      }
      return try contents(file)
    }

    private func contents(_ file: Int32) throws(PentadError) -> [UInt8] {
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 4_096)
      while true {
        #if canImport(Darwin)
          let count = Darwin.read(file, &chunk, chunk.count)
        #elseif canImport(Musl)
          let count = Musl.read(file, &chunk, chunk.count)
        #else
          let count = Glibc.read(file, &chunk, chunk.count)
        #endif
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw POSIX.failure("the file \(path) cannot be read", errno) }
        if count == 0 { return bytes }
        bytes += chunk.prefix(count)
      }
    }

    /// Replaces it: after a loss of power it is the old one or the new one, whole.
    func write(_ bytes: [UInt8]) throws(PentadError) {
      let draft = path + ".draft"
      try POSIX.remove(draft)
      let file = open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      guard file >= 0 else { throw POSIX.failure("the file \(draft) cannot be made", errno) }
      let failure = Self.fill(file, bytes)
      close(file)
      if let failure {
        try POSIX.remove(draft)
        throw POSIX.failure("the file \(draft) cannot be written", failure)
      }
      try POSIX.rename(draft, to: path)
      POSIX.synchronise(directory: directory)
    }

    /// The error's number; nil when all has come to the disk.
    private static func fill(_ file: Int32, _ bytes: [UInt8]) -> Int32? {
      var rest = bytes[...]
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = rest.withUnsafeBytes { Darwin.write(file, $0.baseAddress, $0.count) }
        #elseif canImport(Musl)
          let count = rest.withUnsafeBytes { Musl.write(file, $0.baseAddress, $0.count) }
        #else
          let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        #endif
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      return fsync(file) == 0 ? nil : errno
    }

    /// Runs a body while no other opening of the file, in this process or another, runs one.
    func alone<Value>(_ body: () throws(PentadError) -> Value) throws(PentadError) -> Value {
      let file = try LockFile(path + ".lock")
      _ = try file.lock(LOCK_EX)
      defer { file.unlock() }
      return try body()
    }
  }
#endif
