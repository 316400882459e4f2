import Foundation

/// Small files.
enum InputFile {
  /// All of a file, or of standard input for `-`, if it is below a limit and can be read.
  static func read(_ path: String, below limit: Int = 1 << 20) -> Data? {
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
