import Dispatch
import Foundation
import PentadCore

/// The handling of SIGINT and SIGTERM while a command has a store open. The first signal cancels
/// the command, so that the store is closed properly. The second one ends the process at once. At
/// any other time, the first one ends the process, as usual.
enum Interruption {
  private static let cancel = Lock<(@Sendable () -> Void)?>(nil)
  private static let isCut = Lock(false)

  /// The shell's exit status for the signal that arrived first.
  static var status: CInt { 128 + (Signals.received ?? SIGINT) }

  /// Sets the task that a signal cancels.
  static func cancels(_ work: Task<Void, any Error>) {
    cancel.withLock { $0 = { work.cancel() } }
  }

  /// Records that output was dropped, because its reader was not reading when a signal arrived.
  static func cutsOutput() { isCut.withLock { $0 = true } }

  /// Checks that all output was written.
  ///
  /// - Throws: `cancelled` if output was dropped.
  static func checkOutput() throws(PentadError) {
    guard !isCut.withLock({ $0 }) else {
      throw PentadError(.cancelled, "interrupted before all of the output was written")
    }
  }

  /// Runs a body that signals cancel, or that they end as usual if the pipe could not be created.
  static func during(_ body: () async throws -> Void) async rethrows {
    // Dispatch ends the process for a source without a descriptor.
    guard Signals.canBeAwaited else { return try await body() }
    Signals.handle()
    let source = DispatchSource.makeReadSource(
      fileDescriptor: Signals.readyWhenReceived, queue: .global())
    source.setEventHandler {
      source.cancel()
      cancel.withLock { $0 }?()
    }
    source.activate()
    defer {
      source.cancel()
      Signals.release()
    }
    try await body()
  }

  /// Runs a body until it is interrupted. Cancellation is its normal end, and not an error.
  static func ends(_ body: () async throws -> Void) async throws {
    do {
      try await body()
    } catch let error as PentadError where error.code == .cancelled {}
  }

  /// Runs a body that signals cancel. Closes the open resources after success or failure.
  static func during(
    _ body: () async throws -> Void, close: () async -> Void
  ) async throws {
    try await during {
      do {
        try await body()
      } catch {
        await close()
        throw error
      }
      await close()
    }
  }
}
