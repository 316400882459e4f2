package import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file in a folder of the user, for other programs.
package enum PublishedFile {
  /// Replaces a file atomically: a reader, and a power loss, find the old or the new one, complete.
  /// A new file is for this user only.
  ///
  /// - Returns: false if the file has these bytes already; it is not touched then.
  /// - Throws: ``PentadCore/PentadError/Code/storage``;
  ///   ``PentadCore/PentadError/Code/notOpenable`` for a link in place of the folder.
  package static func replace(
    _ name: String, in folder: String, with bytes: [UInt8]
  ) throws(PentadError) -> Bool {
    guard let open = try opened(folder) else {
      throw POSIX.failure("the folder \(folder) cannot be opened", ENOENT)
    }
    if open.bytes(name) == bytes { return false }
    let draft = SideFileName.draft()
    let file = try open.make(draft)
    var code = POSIX.write(bytes, to: file)
    if code == nil, fsync(file) != 0 { code = errno }
    close(file)
    guard code == nil else {
      open.remove(draft)
      throw POSIX.failure("a file in the folder \(folder) cannot be written", code ?? 0)
    }
    do throws(PentadError) {
      try open.move(draft, as: name)
    } catch {
      open.remove(draft)
      throw error
    }
    open.synchronise()
    return true
  }

  /// Removes a file, if there is one.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notOpenable`` for a link in place of the folder;
  ///   ``PentadCore/PentadError/Code/storage`` when the folder cannot be opened.
  package static func remove(_ name: String, in folder: String) throws(PentadError) {
    try opened(folder)?.remove(name)
  }

  /// Makes the path of a folder absolute.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/storage`` if the working folder has no path.
  package static func absolute(_ folder: String) throws(PentadError) -> String {
    guard let path = POSIX.absolute(folder) else {
      throw PentadError(.storage, "the working folder is unknown; give an absolute path")
    }
    return path
  }

  private static func opened(_ folder: String) throws(PentadError) -> OpenFolder? {
    try OpenFolder.open(folder, FileTrust(allowsShared: true))
  }
}
