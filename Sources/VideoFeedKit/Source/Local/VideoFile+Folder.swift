import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension VideoFile {
  /// The videos of a folder, the one that was changed last first; those of one moment by their names.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound``; ``PentadCore/PentadError/Code/refused`` when
  ///   this user may not; ``PentadCore/PentadError/Code/unavailable`` for what passes, such as a
  ///   process with too many files open.
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

  /// What it means that a folder was not opened.
  static func failure(_ number: Int32) -> PentadError {
    if let error = PentadError(exhaustion: number) { return error }
    return switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP: PentadError(.notFound, "there is no such folder")
    case EACCES, EPERM: PentadError(.refused, "the folder cannot be read: check who may")
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
    // Some file systems keep any number of seconds.
    let seconds = min(max(Int64(time.tv_sec), -1 << 40), 1 << 40)
    return VideoFile(
      name, in: folder, bytes: Int64(status.st_size),
      modifiedAt: seconds * 1_000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
