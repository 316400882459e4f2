public import Foundation

/// A program that runs during a test: a server from another project. It ends with its standard
/// input.
public final class LineProgram: Sendable {
  /// The printed lines; an empty one marks its end.
  public let lines = Recorder<String>()
  private let ends = Recorder<Void>()
  private let input = Pipe()

  /// The folder of the package.
  public static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Begins it.
  public init(_ program: URL, _ arguments: [String]) throws {
    let (process, output, lines, ends) = (Process(), Pipe(), lines, ends)
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Not by readabilityHandler: the event loop of libdispatch on Linux may crash as a pipe ends.
    Thread.detachNewThread {
      var begun: [UInt8] = []
      while case let bytes = output.fileHandleForReading.availableData, !bytes.isEmpty {
        begun += bytes
        while let end = begun.firstIndex(of: UInt8(ascii: "\n")) {
          lines.record(String(decoding: begun[..<end], as: UTF8.self))
          begun.removeSubrange(...end)
        }
      }
      lines.record("")
      ends.record(())
    }
  }

  /// Writes a line to it.
  public func write(_ line: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// The first line that begins like this, once it is there; nil when the program ended without it.
  public func line(beginning text: String) async -> String? {
    var count = 0
    while true {
      let line = await lines.entries(count + 1)[count]
      if line.hasPrefix(text) { return line }
      if line.isEmpty { return nil }
      count += 1
    }
  }

  /// Ends it.
  public func stop() async {
    try? input.fileHandleForWriting.close()
    _ = await ends.entries(1)
  }
}
