import Foundation

@testable import AstroKit

/// A folder that goes with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ephemeris-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  /// The path of a calendar's store.
  var store: String { path + "/astro.sqlite" }

  /// Copies ephemeris files into it.
  func copy(_ names: String...) throws {
    for name in names {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: EphemerisFiles.debianFolder).appendingPathComponent(name),
        to: url.appendingPathComponent(name))
    }
  }

  /// Makes a file of one line, and its parent folders.
  func make(_ name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("nothing of use\n".utf8).write(to: file)
  }

  /// Removes a file.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }

  /// Keeps the first bytes of a file.
  func cut(_ name: String, to count: UInt64) throws {
    let file = try FileHandle(forWritingTo: url.appendingPathComponent(name))
    try file.truncate(atOffset: count)
    try file.close()
  }

  /// Writes bytes over a part of a file.
  func overwrite(_ name: String, at offset: UInt64, with bytes: [UInt8]) throws {
    let file = try FileHandle(forWritingTo: url.appendingPathComponent(name))
    try file.seek(toOffset: offset)
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }
}
