#if os(Linux)
  import Foundation

  /// Runs a tool of the system; its status, or -1 when it is not there.
  func run(_ tool: String, _ arguments: String...) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }
#endif
