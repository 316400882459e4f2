import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension VideoFile {
  /// Lists the videos of a folder, the most recently modified first, then by name.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound``; ``PentadCore/PentadError/Code/refused``
  ///   when this user may not read the folder; ``PentadCore/PentadError/Code/unavailable`` for a
  ///   temporary failure, such as too many open files in the process.
  static func all(in folder: String) throws(PentadError) -> [VideoFile] {
    guard let directory = opendir(folder.isEmpty ? "/" : folder) else {
      throw failure(errno)
    }
    defer { closedir(directory) }
    var files: [VideoFile] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name, let file = file(name, in: folder) { files.append(file) }
    }
    return files.sorted {
      $0.modifiedAt == $1.modifiedAt ? $0.name < $1.name : $0.modifiedAt > $1.modifiedAt
    }
  }

  /// Returns the error for a folder that could not be opened, given `errno`.
  static func failure(_ number: Int32) -> PentadError {
    if let error = PentadError(exhaustion: number) { return error }
    return switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: PentadError(.notFound, "there is no such folder")
    case EACCES, EPERM: PentadError(.refused, "the folder cannot be read: check its permissions")
    default: PentadError(.unavailable, "the folder cannot be read now: try again later")
    }
  }

  private static func file(_ name: String, in folder: String) -> VideoFile? {
    var status = stat()
    guard stat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    // Some file systems store arbitrary numbers of seconds.
    let seconds = min(max(Int64(time.tv_sec), -1 << 40), 1 << 40)
    return VideoFile(
      name, in: folder, bytes: Int64(status.st_size),
      modifiedAt: seconds * 1_000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
