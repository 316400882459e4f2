#if Networking
  import Foundation
  import TestSupport

  /// The WebSocket server of the Python package `websockets`: see `websocket_server.py`.
  final class PythonServer: Sendable {
    /// What it printed, a line each: its port, then how connections ended; an empty one at its end.
    let lines = Recorder<String>()
    private let ends = Recorder<Void>()
    private let input = Pipe()

    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    private static let python = root.appending(path: ".venv/bin/python")

    /// Whether there is a Python for it; `make deps` installs it.
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: python.path) }

    /// - Parameter pem: a file with the certificate and the key of TLS.
    init(pem: URL? = nil) throws {
      let script = Self.root.appending(path: "Tests/PythonTests/support/websocket_server.py")
      let (process, output, lines, ends) = (Process(), Pipe(), lines, ends)
      process.executableURL = Self.python
      process.arguments = [script.path] + (pem.map { [$0.path] } ?? [])
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

    /// Where it listens; nil when it could not begin.
    var port: Int? {
      get async { Int(await lines.entries(1)[0]) }
    }

    /// Ends it.
    func stop() async {
      try? input.fileHandleForWriting.close()
      _ = await ends.entries(1)
    }
  }
#endif
