import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension POSIX {
  /// Makes a path absolute, so that later changes of the working directory have no effect. Nil if
  /// the working directory has no path, for example because it was removed.
  static func absolute(_ path: String) -> String? {
    if path.isEmpty || path.hasPrefix("/") { return path }
    guard let here = getcwd(nil, 0) else { return nil }
    defer { free(here) }
    return String(validatingCString: here).map { $0 + "/" + path }
  }

  /// Resolves the links of a path; nil if it does not exist.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Creates a directory for this user only, and its missing parents, so that they survive a power
  /// loss. An existing one is left unchanged.
  static func makeDirectory(_ path: String) throws(PentadError) {
    if make(path) { return }
    if errno == ENOENT, let above = parent(of: path) {
      try makeDirectory(above)
      if make(path) { return }
    }
    let code = errno
    var status = stat()
    if code == EEXIST, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
    throw failure("the folder \(path) cannot be created", code == EEXIST ? ENOTDIR : code)
  }

  private static func make(_ path: String) -> Bool {
    guard mkdir(path, 0o700) == 0 else { return false }
    synchronise(directory: parent(of: path) ?? "/")
    return true
  }

  static func parent(of path: String) -> String? {
    let trimmed = path.reversed().drop { $0 == "/" }
    let above = trimmed.drop { $0 != "/" }.drop { $0 == "/" }
    if !above.isEmpty { return String(above.reversed()) }
    return path.hasPrefix("/") ? nil : "."
  }
}
