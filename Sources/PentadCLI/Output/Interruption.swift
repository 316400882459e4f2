#if CommandLine
  import Dispatch
  import Foundation
  import PentadCore

  /// What SIGINT and SIGTERM do while a command has a store open: they cancel it, so that the store is
  /// closed in order. At any other time they end the process, as usual.
  enum Interruption {
    private static let cancel = Lock<(@Sendable () -> Void)?>(nil)

    /// Says what is to be cancelled.
    static func cancels(_ work: Task<Void, any Error>) {
      cancel.withLock { $0 = { work.cancel() } }
    }

    /// Runs while signals cancel.
    static func during(_ body: () async throws -> Void) async rethrows {
      let sources = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { cancel.withLock { $0 }?() }
        source.resume()
        return source
      }
      defer {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
      }
      try await body()
    }

    /// Runs while signals cancel, and then closes what is open, whatever comes of it.
    static func during(
      _ body: () async throws -> Void, close: () async -> Void
    ) async throws {
      do {
        try await during(body)
      } catch {
        await close()
        throw error
      }
      await close()
    }
  }
#endif
