import Foundation

/// The completed steps of a process, a line each, in a file that outlives it: ``note(_:)`` returns
/// when the line is written.
public struct DoneLog {
  private let file: FileHandle

  /// Begins one, with no lines.
  public init(_ path: String) throws {
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url)
    file = try FileHandle(forWritingTo: url)
  }

  /// Adds a line.
  public func note(_ line: String) throws {
    try file.write(contentsOf: Data((line + "\n").utf8))
  }

  /// The lines of the one at a path; none where nothing is.
  public static func lines(_ path: String) -> [String] {
    let text = String(
      decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }
}
