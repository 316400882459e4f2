import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The ownership rules for the folders and files of a store, like `StrictModes` of OpenSSH. They
/// must belong to this user or to root, and no other user may write them.
///
/// A folder above them is rejected only if all users may write it and it has no sticky bit. Any
/// user could replace the store's folder there. `/tmp` has the sticky bit.
struct FileTrust: Sendable {
  /// True if the host accepts files that other users may change. The kind of a file is always
  /// checked.
  let allowsShared: Bool

  /// Checks a folder and those above it. If the folder does not exist, only those above are
  /// checked.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notOpenable`` for a file in place of the folder or of
  ///   one above; ``PentadCore/PentadError/Code/notPrivate``.
  func check(folder path: String) throws(PentadError) {
    guard let (real, isItself) = Self.nearest(path) else { return }
    let status = POSIX.status(of: real)
    if let status, !POSIX.isFolder(status) {
      throw PentadError(.notOpenable, "\(real) is not a folder; name another one for the store")
    }
    if allowsShared { return }
    if isItself, let status { try check(status, real, "folder") }
    var above = isItself ? POSIX.parent(of: real) : real
    while let place = above {
      if let status = POSIX.status(of: place), status.st_mode & 0o1002 == 0o002 {
        throw Self.refusal(status, place, "folder", "above the store can be changed by all users")
      }
      above = place == "/" ? nil : POSIX.parent(of: place)
    }
  }

  /// Checks a file by its path, without opening it. A missing file passes.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notOpenable`` for a link, a pipe, a folder or another
  ///   object that is not a regular file; ``PentadCore/PentadError/Code/notPrivate``.
  func check(file path: String) throws(PentadError) {
    guard let status = POSIX.status(of: path) else { return }
    guard POSIX.isFile(status) else { throw POSIX.notAFile(path) }
    try check(status, path, "file")
  }

  /// Checks the folder and the files of a store.
  func check(_ files: StoreFiles) throws(PentadError) {
    try check(folder: files.directory)
    for path in files.all { try check(file: path) }
  }

  /// Checks the owner and the access rights of an open file or folder.
  func check(_ status: stat, _ path: String, _ kind: String) throws(PentadError) {
    if allowsShared { return }
    guard status.st_uid == geteuid() || status.st_uid == 0 else {
      throw Self.refusal(status, path, kind, "belongs to another user")
    }
    let isOpen = status.st_mode & 0o002 != 0
    let isShared = status.st_mode & 0o020 != 0 && !PrivateGroup.isOwn(status.st_gid)
    guard !isOpen, !isShared else {
      throw Self.refusal(status, path, kind, "can be changed by other users")
    }
  }

  private static func refusal(
    _ status: stat, _ path: String, _ kind: String, _ what: String
  ) -> PentadError {
    let mode = "0" + String(status.st_mode & 0o7777, radix: 8)
    let isOwn = status.st_uid == geteuid() || status.st_uid == 0
    let advice = isOwn ? "run chmod go-w on it" : "run as that user, or name another folder"
    return PentadError(
      .notPrivate,
      "the \(kind) \(path) \(what) (owner \(status.st_uid), mode \(mode)); \(advice), or allow a shared "
        + "store")
  }

  /// Returns the existing part of a path, without links, and true if that is the whole path.
  private static func nearest(_ path: String) -> (real: String, isItself: Bool)? {
    if let real = POSIX.resolved(path) { return (real, true) }
    var above = POSIX.parent(of: path)
    while let place = above {
      if let real = POSIX.resolved(place) { return (real, false) }
      above = POSIX.parent(of: place)
    }
    return nil
  }
}
