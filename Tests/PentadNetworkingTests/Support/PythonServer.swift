#if Networking
  import Foundation
  import TestSupport

  /// The WebSocket server of the Python package `websockets`: see `websocket_server.py`. It prints its
  /// port, then how connections ended.
  enum PythonServer {
    private static let python = LineProgram.root.appending(path: ".venv/bin/python")
    private static let script = "Tests/PythonTests/support/websocket_server.py"

    /// True if a Python for it is installed; `make deps` installs it.
    static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: python.path) }

    /// Begins it.
    ///
    /// - Parameter pem: a file with the certificate and the key of TLS.
    static func start(pem: URL? = nil) throws -> LineProgram {
      let script = LineProgram.root.appending(path: script)
      return try LineProgram(python, [script.path] + (pem.map { [$0.path] } ?? []))
    }
  }
#endif
