import Foundation
import TestSupport

@testable import PentadStorage

/// A temporary directory that goes with the value.
final class Folder: Sendable {
  let path: String

  /// - Parameter isQuick: whether it is enough that a process's end loses nothing: in memory where
  ///   the system has such a place.
  init(isQuick: Bool = false) {
    path = temporaryPath("pentad", isQuick: isQuick)
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Makes a folder at that path.
  init(at path: String) {
    self.path = path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var location: StoreLocation { .file(directory: path, name: "notes.sqlite") }
  var main: String { path + "/notes.sqlite" }
  var lock: String { path + "/notes.sqlite.lock" }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func bytes(_ path: String) -> Data { FileManager.default.contents(atPath: path) ?? Data() }

  /// Compares without printing the bytes when a test fails.
  func holds(_ path: String, _ bytes: Data) -> Bool { self.bytes(path) == bytes }

  func write(_ bytes: Data, to path: String) throws {
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  func mode(_ path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? -1
  }

  /// The state in which the store was closed.
  var state: StoreState { StoreState(line: Array(bytes(lock))) }

  func opening(_ schema: StoreSchema = .notes) throws -> StoreOpening {
    StoreOpening(
      files: try StoreFiles(directory: path, name: "notes.sqlite"), schema: schema,
      options: StoreOptions())
  }
}
