#if CommandLine
  import Dispatch
  import Foundation
  import PentadCore

  /// What SIGINT and SIGTERM do while a command has a store open: they cancel it, so that the store is
  /// closed in order. At any other time they end the process, as usual.
  enum Interruption {
    private static let cancel = Lock<(@Sendable () -> Void)?>(nil)
    private static let first = Lock<CInt?>(nil)

    /// The shell's status of a process that the signal ended which came first.
    static var status: CInt { 128 + (first.withLock { $0 } ?? SIGINT) }

    /// Says what is to be cancelled.
    static func cancels(_ work: Task<Void, any Error>) {
      cancel.withLock { $0 = { work.cancel() } }
    }

    /// Runs while signals cancel.
    static func during(_ body: () async throws -> Void) async rethrows {
      let sources = [await taken(SIGINT), await taken(SIGTERM)]
      defer {
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
      }
      try await body()
    }

    /// Takes a signal from the system. Until it returns, one ends the process: none is lost.
    private static func taken(_ number: CInt) async -> any DispatchSourceSignal {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        first.withLock { $0 = $0 ?? number }
        cancel.withLock { $0 }?()
      }
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

    /// Runs what goes on until it is interrupted: being cancelled is its end in order, and no error.
    static func ends(_ body: () async throws -> Void) async throws {
      do {
        try await body()
      } catch let error as PentadError where error.code == .cancelled {}
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
