#if CommandLine && Networking
  import Dispatch

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// SIGINT and SIGTERM as events, so that the program can end properly. A signal before they are
  /// handled ends the process, so none is lost.
  final class EndingSignals {
    private let arrivals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Handles both signals. They are handled when this returns.
    init() async {
      // A client that disconnects during an answer must not end the program.
      signal(SIGPIPE, SIG_IGN)
      let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self)
      self.arrivals = arrivals
      sources = [await taken(SIGINT, by: continuation), await taken(SIGTERM, by: continuation)]
    }

    /// Returns when a signal has arrived.
    func wait() async {
      for await _ in arrivals { return }
    }
  }

  /// Returns a dispatch source that handles a signal.
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
      // On Darwin, a signal with a source would end the process nevertheless.
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
