import Foundation

/// The file that contains this code: Pentad's shared library, or the program that it is linked
/// into.
///
/// A download has libswe and its files in the folder of this file. ``SwissFunctions`` and
/// ``EphemerisFiles`` search there before the system's folders.
enum OwnImage {
  /// The folders of files that were installed with it, in order. Symbolic links are resolved, so a
  /// link to a library elsewhere leads to the library's folder. Empty if the path is unknown, such
  /// as on Linux without `/proc`.
  static let folders = path.map(folders(around:)) ?? []

  /// Returns the folder of a file and, if its name is `bin`, also the folder `lib` next to it.
  static func folders(around path: String) -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard folder.lastPathComponent == "bin" else { return [folder.path] }
    return [folder.path, folder.deletingLastPathComponent().appendingPathComponent("lib").path]
  }

  #if canImport(Darwin)
    private static var path: String? {
      var image = Dl_info()
      guard dladdr(#dsohandle, &image) != 0, let name = image.dli_fname else { return nil }
      return URL(fileURLWithPath: String(cString: name)).resolvingSymlinksInPath().path
    }
  #else
    /// The path, from the kernel. The loader has only the name with which a program was started,
    /// and a library's path may be relative to an earlier working directory.
    private static var path: String? {
      let code: @convention(c) () -> Void = {}
      return file(at: UInt(bitPattern: unsafeBitCast(code, to: Int.self)))
    }

    /// Returns the file that is mapped at an address.
    static func file(at address: UInt) -> String? {
      guard let maps = fopen("/proc/self/maps", "re") else { return nil }
      var line: UnsafeMutablePointer<CChar>?
      var capacity = 0
      defer {
        free(line)
        fclose(maps)
      }
      // 7f2b62a00000-7f2b66400000 r-xp 00e00000 fe:01 4711   /opt/pentad/lib/libpentad.so.0.1.0
      while getline(&line, &capacity, maps) > 0, let line {
        var end: UnsafeMutablePointer<CChar>?
        let lower = strtoul(line, &end, 16)
        guard let end, address >= lower, address < strtoul(end + 1, nil, 16) else { continue }
        return strchr(line, 0x2f).map { String(String(cString: $0).dropLast()) }
      }
      return nil
    }
  #endif
}
