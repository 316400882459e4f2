import Foundation
import PentadCore

/// Small files.
enum InputFile {
  /// All of a file, or of standard input for `-`; nil for one that is not below a limit, and for a file
  /// that cannot be read.
  ///
  /// - Throws: `storage` when standard input cannot be read.
  static func read(_ path: String, below limit: Int = 1 << 20) throws(PentadError) -> Data? {
    if path == "-" { return try standardInput(below: limit) }
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    do {
      // Nil is the end of an empty file.
      let bytes = try handle.read(upToCount: limit) ?? Data()
      return bytes.count < limit ? bytes : nil
    } catch {
      return nil
    }
  }

  private static func standardInput(below limit: Int) throws(PentadError) -> Data? {
    var bytes = Data()
    while bytes.count < limit {
      let part = try StandardInput.nextPart()
      if part.isEmpty { return bytes }
      bytes += part
    }
    return nil
  }
}
