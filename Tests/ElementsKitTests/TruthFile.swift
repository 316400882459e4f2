import Foundation

/// A table of Tests/Fixtures with a header line; lines with `#` are comments.
enum TruthFile {
  /// The rows, each with its fields by column; fields without commas or tabs in them.
  static func rows(_ name: String, separator: Character) -> [[String: String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    guard let data = try? Data(contentsOf: folder.appending(path: "Fixtures/\(name)")) else {
      return []
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
    guard let header = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }
}
