import Foundation
import FuzzSupport
import PentadCore

/// A store's file that is damaged, or no store at all: opening it gives a store that works, or an error, and
/// reading it never more than an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStore(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let kit = kits[Int(input.byte()) % kits.count]
    let choice = input.byte()
    let folder = Folder.fresh()
    let file = choice & 1 == 0 ? Damage.apply(&input, to: kit.file) : input.bytes()
    Folder.write(file, kit.name, in: folder)
    // The store was not closed: it is checked when it is opened.
    if choice & 2 != 0 { Folder.write(Array("open\n".utf8), kit.name + ".lock", in: folder) }
    let isOpen = waitFor { () async throws(PentadError) in try await kit.use(folder) } != nil
    // A store that could not be opened may have been marked as damaged: then it is rebuilt.
    if !isOpen { waitFor { () async throws(PentadError) in try await kit.use(folder) } }
  }
}

private let kits = [StoreKind.astro, .stellar, .chat, .video]

/// Changes to a sound file.
enum Damage {
  /// Four bytes each: three for the place, one for its new value. An odd rest truncates the file.
  static func apply(_ input: inout Input, to file: [UInt8]) -> [UInt8] {
    var file = file
    while input.rest.count >= 4, !file.isEmpty {
      let place = Int(input.byte()) << 16 | Int(input.byte()) << 8 | Int(input.byte())
      file[place % file.count] = input.byte()
    }
    if input.rest.count == 3, !file.isEmpty {
      let end = Int(input.byte()) << 16 | Int(input.byte()) << 8 | Int(input.byte())
      file.removeLast(file.count - end % file.count)
    }
    return file
  }
}
