#if os(Linux) || os(macOS)
  import Dispatch
  import Foundation
  import TestSupport
  import Testing

  @testable import PentadStorage

  /// Callers that block all task threads: the work that they wait for must run on other threads.
  @Suite struct BlockedThreadsTests {
    private let folder = Folder(isQuick: true)

    @Test func connectionsAreReleased() async {
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        try await blockingAllThreads(path) { try $0.readNow { _ in } }
      }
    }

    @Test func readsEnd() async {
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        try await blockingAllThreads(path) { $0.closeNow() }
      }
    }
  }

  /// Has all threads wait while a task reads. When the reading does not end, the process does.
  private func blockingAllThreads(
    _ path: String, _ wait: @escaping @Sendable (StoreDatabase) throws -> Void
  ) async throws {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 600)
      exit(EXIT_FAILURE)
    }
    var options = StoreOptions()
    options.maximumReaders = 1
    let store = try await StoreDatabase.open(
      .file(directory: path, name: "notes.sqlite"), .notes, options: options)
    let (holds, waits, mayEnd) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let threads = ProcessInfo.processInfo.activeProcessorCount
    Thread.detachNewThread {
      holds.wait()
      for _ in 0..<threads {
        Task {
          waits.signal()
          try wait(store)
        }
      }
      for _ in 0..<threads { waits.wait() }
      mayEnd.signal()
    }
    try await store.read { _ in
      holds.signal()
      mayEnd.wait()
    }
  }
#endif
