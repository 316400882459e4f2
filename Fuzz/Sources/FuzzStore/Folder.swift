import Foundation
import FuzzSupport

/// The folder of this process, below `TMPDIR`.
enum Folder {
  private static let root =
    "\(NSTemporaryDirectory())/store-\(ProcessInfo.processInfo.processIdentifier)"

  /// The folder, empty.
  static func fresh() -> String {
    try? FileManager.default.removeItem(atPath: root)
    try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    return root
  }

  static func write(_ bytes: [UInt8], _ name: String, in folder: String) {
    let isWritten = FileManager.default.createFile(
      atPath: "\(folder)/\(name)", contents: Data(bytes))
    Fuzzing.require(isWritten, "\(folder) cannot be written")
  }

  static func read(_ name: String, in folder: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data())
  }
}
