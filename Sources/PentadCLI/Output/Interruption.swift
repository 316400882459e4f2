import Dispatch
import Foundation
import PentadCore

/// SIGINT and SIGTERM while a command has a store open: the first one cancels the command, so that
/// the store is closed in order, and the second one ends the process at once. At any other time the
/// first one ends the process, as usual.
enum Interruption {
  private static let cancel = Lock<(@Sendable () -> Void)?>(nil)
  private static let isCut = Lock(false)

  /// The shell's status of a process that the signal ended which came first.
  static var status: CInt { 128 + (Signals.received ?? SIGINT) }

  /// Sets the task that a signal cancels.
  static func cancels(_ work: Task<Void, any Error>) {
    cancel.withLock { $0 = { work.cancel() } }
  }

  /// Notes that output was dropped because its reader did not read when a signal came.
  static func cutsOutput() { isCut.withLock { $0 = true } }

  /// Checks that all output was written.
  ///
  /// - Throws: `cancelled` if some was dropped.
  static func checkOutput() throws(PentadError) {
    guard !isCut.withLock({ $0 }) else {
      throw PentadError(.cancelled, "interrupted before all of the output was written")
    }
  }

  /// Runs while signals cancel, or as usual if they cannot be awaited.
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
