import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// File operations that SQLite does not provide.
///
/// The database file itself is never opened here while it may be open in SQLite. A process that
/// closes any descriptor of a file loses all its locks on it.
enum POSIX {
  #if canImport(Darwin)
    typealias Directory = UnsafeMutablePointer<DIR>
  #else
    typealias Directory = OpaquePointer
  #endif

  /// The kind and size of the object at a path; a link is not followed.
  struct Entry {
    let size: Int64
    let isFile: Bool
    let isDirectory: Bool
    let isLink: Bool
  }

  static func entry(at path: String) -> Entry? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    return Entry(
      size: Int64(status.st_size), isFile: kind == S_IFREG, isDirectory: kind == S_IFDIR,
      isLink: kind == S_IFLNK)
  }

  static func exists(_ path: String) -> Bool { entry(at: path) != nil }

  /// Returns true if a mebibyte is free for this user on the disk of a path.
  static func hasRoom(at path: String) -> Bool {
    var space = statvfs()
    guard statvfs(path, &space) == 0 else { return false }
    return UInt64(space.f_bavail) * UInt64(space.f_frsize) >= 1 << 20
  }

  /// Creates an empty file for this user only; fails if the path already exists.
  static func makeFile(_ path: String) throws(PentadError) {
    let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure("the file \(path) cannot be created", errno) }
    close(file)
  }

  /// Reads the beginning of a file that no connection has open.
  static func firstBytes(of path: String, count: Int) -> [UInt8]? {
    guard let file = try? openFile(path) else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = read(file, &bytes, count)
    return length < 0 ? nil : Array(bytes.prefix(length))
  }

  /// Reads a part of a file that no connection has open; fewer bytes at its end.
  static func bytes(of path: String, from offset: Int64, count: Int) -> [UInt8]? {
    guard let file = try? openFile(path) else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    let length = pread(file, &bytes, count, off_t(offset))
    return length < 0 ? nil : Array(bytes.prefix(length))
  }

  /// Reads a file that no connection has open to its end, only to find disk errors.
  static func readThrough(_ path: String) throws(PentadError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure("the file \(path) cannot be opened", errno) }
    defer { close(file) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let length = read(file, &chunk, chunk.count)
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw failure("the file \(path) cannot be read", errno) }
      if length == 0 { return }
    }
  }

  /// Copies the beginning of a file to a new file, for this user only.
  static func copy(_ path: String, to other: String, count: Int64) throws(PentadError) {
    guard let source = try openFile(path) else {
      throw failure("the file \(path) cannot be opened", ENOENT)
    }
    defer { close(source) }
    let target = open(other, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard target >= 0 else { throw failure("the file \(other) cannot be created", errno) }
    defer { close(target) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var done: Int64 = 0
    while done < count {
      let length = pread(source, &chunk, Int(min(count - done, Int64(chunk.count))), off_t(done))
      if length < 0, errno == EINTR { continue }
      guard length > 0 else { throw failure("the file \(path) cannot be read", errno) }
      let written = pwrite(target, chunk, length, off_t(done))
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw failure("the file \(other) cannot be written", errno) }
      done += Int64(written)
    }
  }

  /// Overwrites the beginning of a file that no connection has open.
  static func write(_ bytes: [UInt8], toBeginningOf path: String) throws(PentadError) {
    guard let file = try openFile(path, O_WRONLY) else {
      throw failure("the file \(path) cannot be opened", ENOENT)
    }
    defer { close(file) }
    guard pwrite(file, bytes, bytes.count, 0) == bytes.count else {
      throw failure("the file \(path) cannot be written", errno)
    }
  }

  /// Returns the names in a directory.
  static func names(in path: String) throws(PentadError) -> [String] {
    guard let directory = opendir(path) else {
      throw failure("the folder \(path) cannot be read", errno)
    }
    defer { closedir(directory) }
    return names(directory)
  }

  /// Returns the remaining names of an open directory.
  static func names(_ directory: Directory) -> [String] {
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  static func rename(_ path: String, to other: String) throws(PentadError) {
    #if canImport(Darwin)
      let result = Darwin.rename(path, other)
    #elseif canImport(Musl)
      let result = Musl.rename(path, other)
    #else
      let result = Glibc.rename(path, other)
    #endif
    guard result == 0 else { throw failure("the file \(path) cannot be renamed", errno) }
  }

  /// Synchronises a directory, so that created, renamed and removed entries survive a power loss.
  /// Best effort: not every file system supports it.
  static func synchronise(directory path: String) {
    let directory = open(path, O_RDONLY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  /// Removes the access rights of others from a regular file.
  static func makePrivate(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    if status.st_mode & 0o077 != 0 { chmod(path, status.st_mode & 0o700) }
  }

  static func remove(_ path: String) throws(PentadError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw failure("the file \(path) cannot be removed", errno)
    }
  }

  /// Returns the error for a failed call, with advice for the user.
  static func failure(_ what: String, _ code: Int32) -> PentadError {
    if let error = PentadError(exhaustion: code) { return error }
    return switch code {
    case ENOSPC, EDQUOT: PentadError(.diskFull, "\(what); free some space on its disk")
    case EACCES, EPERM, EROFS:
      PentadError(.notWritable, "\(what); make its folder writable for this user")
    case EIO: PentadError(.diskFailure, "\(what); check the disk")
    default: PentadError(.notOpenable, "\(what); check the path (errno \(code))")
    }
  }
}
