import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder, whose files are accessed only relative to it, so that replacing its path with a
/// link has no effect. Only regular files in it are used.
final class OpenFolder {
  let path: String
  private let descriptor: Int32

  /// Opens a folder; nil if there is none.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notOpenable`` for a link or a file in its place;
  ///   ``PentadCore/PentadError/Code/notPrivate``; errors of opening.
  static func open(_ path: String, _ trust: FileTrust) throws(PentadError) -> OpenFolder? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(AT_FDCWD, path, flags)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP, ENOTDIR:
        throw PentadError(
          .notOpenable,
          "\(path) is a link, or not a folder; name the folder itself, or move it away")
      default: throw POSIX.failure("the folder \(path) cannot be opened", errno)
      }
    }
    let folder = OpenFolder(path, descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw POSIX.failure("the folder \(path) cannot be opened", errno)
    }
    try trust.check(status, path, "folder")
    return folder
  }

  private init(_ path: String, _ descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// The names of all entries.
  var names: [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    return POSIX.names(stream)
  }

  /// Returns true if a regular file has the name.
  func has(_ name: String) -> Bool {
    POSIX.status(of: name, in: descriptor).map(POSIX.isFile) ?? false
  }

  /// Returns the size of a regular file, in bytes; nil if there is none.
  func size(of name: String) -> Int64? {
    guard let status = POSIX.status(of: name, in: descriptor), POSIX.isFile(status) else {
      return nil
    }
    return Int64(status.st_size)
  }

  /// Reads a regular file; nil if there is none, or it cannot be read.
  func bytes(_ name: String) -> [UInt8]? {
    guard let file = try? POSIX.openFile(name, in: descriptor) else { return nil }
    defer { close(file) }
    return POSIX.contents(file)
  }

  /// Creates a file for this user only.
  func make(_ name: String) throws(PentadError) -> Int32 {
    let file = openat(
      descriptor, name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      throw POSIX.failure("a file in the folder \(path) cannot be created", errno)
    }
    return file
  }

  /// Renames a file, or moves it to another folder on the same disk.
  func move(_ name: String, to folder: OpenFolder? = nil, as other: String) throws(PentadError) {
    guard renameat(descriptor, name, (folder ?? self).descriptor, other) == 0 else {
      throw POSIX.failure("a file in the folder \(path) cannot be moved", errno)
    }
  }

  /// Removes a regular file, if there is one.
  func remove(_ name: String) { if has(name) { unlinkat(descriptor, name, 0) } }

  /// Synchronises the folder, so that its entries survive a power loss. Not every file system
  /// supports it.
  func synchronise() { fsync(descriptor) }
}
