import Foundation

/// The file that this code runs from: Pentad's shared library, or the program that it is linked into.
///
/// A download carries libswe and its files in the folder of this file: ``SwissFunctions`` and
/// ``EphemerisFiles`` look there before they look where the system installs them.
enum OwnImage {
  /// Where what was installed along with it may lie, in order. Links are followed: one to a library
  /// that stands elsewhere leads to its company. Empty where the path cannot be told, such as on Linux
  /// without `/proc`.
  static let folders = path.map(folders(around:)) ?? []

  /// The folder of a file and, when that is called `bin`, the folder `lib` next to it.
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
    /// Asked of the kernel: the loader knows a program only by what it was started as, and a library by
    /// a path that may begin in a folder that the process has left since.
    private static var path: String? {
      let code: @convention(c) () -> Void = {}
      return file(at: UInt(bitPattern: unsafeBitCast(code, to: Int.self)))
    }

    /// The file that is mapped at an address.
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
