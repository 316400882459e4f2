import Foundation
import FuzzSupport
import PentadCore

/// A Kit's store: how one is made that has something in it, and how one is opened and read.
struct StoreKind: Sendable {
  let name: String
  /// The bytes of a sound one.
  let file: [UInt8]
  /// Opens the store of a folder, reads it all and closes it.
  let use: @Sendable (_ folder: String) async throws(PentadError) -> Void

  init(
    _ name: String, fill: @escaping @Sendable (_ folder: String) async throws(PentadError) -> Void,
    use: @escaping @Sendable (_ folder: String) async throws(PentadError) -> Void
  ) {
    let folder = Folder.fresh()
    let isFilled = waitFor { () async throws(PentadError) in try await fill(folder) } != nil
    Fuzzing.require(isFilled, "\(name) cannot be made")
    self.name = name
    self.use = use
    file = Folder.read(name, in: folder)
    Fuzzing.require(!file.isEmpty, "\(name) is empty")
  }
}
