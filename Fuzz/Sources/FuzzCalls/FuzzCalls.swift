import CallSequences
import Foundation
import FuzzSupport
import PentadCore

/// Random calls of the C interface on live handles; all that was given is freed at the end, and every call
/// has completed once.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCalls(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let folder = Stage.fresh()
  if let promise = call_sequence_run(start, count, folder) {
    fatalError("a promise is broken: \(String(cString: promise))")
  }
  return 0
}

/// The folder that the calls may use: an account that is signed in, and nothing else.
enum Stage {
  private static let root =
    "\(NSTemporaryDirectory())/calls-\(ProcessInfo.processInfo.processIdentifier)"
  private static let template = "\(root)-template"

  /// The account, made once.
  private static let account: Void = {
    let folder = "\(template)/chat"
    let isMade =
      waitFor { () async throws(PentadError) in try await Account.make(in: folder) } != nil
    Fuzzing.require(isMade, "nobody could sign in")
  }()

  static func fresh() -> String {
    account
    var failure: (any Error)?
    // libFuzzer's timer interrupts the copy, and Foundation does not resume it.
    for _ in 0..<10 {
      do {
        if FileManager.default.fileExists(atPath: root) {
          try FileManager.default.removeItem(atPath: root)
        }
        try FileManager.default.copyItem(atPath: template, toPath: root)
        return root
      } catch {
        failure = error
      }
    }
    fatalError("\(root): \(String(describing: failure))")
  }
}
