#if os(Linux)
  import Foundation
  import Testing

  /// A child as a host in Python forks it: a copy of the process that does nothing.
  struct ForkedChild {
    private let process: pid_t

    /// Forks a child, and waits until it runs.
    init() throws {
      // Swift does not import `fork`.
      typealias Fork = @convention(c) () -> pid_t
      let symbol = try #require(dlsym(nil, "fork"))
      let child = unsafeBitCast(symbol, to: Fork.self)()
      if child == 0 {
        kill(getpid(), SIGSTOP)
        _exit(0)
      }
      try #require(child > 0)
      var status: Int32 = 0
      let stopped = waitpid(child, &status, WUNTRACED)
      try #require(stopped == child)
      process = child
    }

    /// The names of the files that it has open.
    var files: [String] {
      let folder = "/proc/\(process)/fd"
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return all.compactMap { file in
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")
        return path?.split(separator: "/").last.map(String.init)
      }
    }

    func end() {
      var status: Int32 = 0
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
    }
  }
#endif
