#if CommandLine && Networking
  import Dispatch

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// SIGINT and SIGTERM, taken from the system so that the program can end by itself. One that comes before
  /// it has them ends the process: none is lost.
  final class EndingSignals {
    private let arrivals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Both are taken when it returns.
    init() async {
      // A client that goes in the middle of an answer is no reason to end.
      signal(SIGPIPE, SIG_IGN)
      let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self)
      self.arrivals = arrivals
      sources = [await taken(SIGINT, by: continuation), await taken(SIGTERM, by: continuation)]
    }

    /// Returns when one has come.
    func wait() async {
      for await _ in arrivals { return }
    }
  }

  /// Takes a signal from the system.
  private func taken(
    _ number: CInt, by arrival: AsyncStream<Void>.Continuation
  ) async -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { arrival.yield() }
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.resume()
    }
    #if canImport(Darwin)
      // What is taken there ends the process all the same.
      signal(number, SIG_IGN)
    #endif
    return source
  }

  /// Writes a line to standard output at once.
  func writeLine(_ line: String) { write(line, to: STDOUT_FILENO) }

  /// Writes a line to standard error and ends the process.
  func fail(_ line: String) -> Never {
    write(line, to: STDERR_FILENO)
    exit(1)
  }

  private func write(_ line: String, to descriptor: CInt) {
    let bytes = Array("\(line)\n".utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent)
      }
      guard count > 0 || errno == EINTR else { return }
      sent += max(0, count)
    }
  }
#endif
