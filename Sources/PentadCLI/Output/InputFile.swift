import Foundation
import PentadCore

/// Reads small files.
enum InputFile {
  /// Returns the content of a file, or of standard input for `-`. Returns nil if the size reaches
  /// the limit, or if the file cannot be read.
  ///
  /// - Throws: `storage` when standard input cannot be read.
  static func read(_ path: String, below limit: Int = 1 << 20) throws(PentadError) -> Data? {
    if path == "-" { return try standardInput(below: limit) }
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    do {
      // Nil means the end of an empty file.
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
