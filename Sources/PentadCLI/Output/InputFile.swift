import Foundation

/// Small files.
enum InputFile {
  /// All of a file, or of standard input for `-`, if it is below 1 MiB and can be read.
  static func read(_ path: String) -> Data? {
    let limit = 1 << 20
    let handle = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    guard let handle else { return nil }
    do {
      // Nil is the end of an empty file.
      let bytes = try handle.read(upToCount: limit) ?? Data()
      return bytes.count < limit ? bytes : nil
    } catch {
      return nil
    }
  }
}
