import Dispatch
import TestSupport
import Testing

@testable import PentadCore

@Suite(.timeLimit(.minutes(15))) struct ValueStreamsTests {
  @Test func aSlowReaderGetsTheNewest() async {
    let streams = ValueStreams<Int>(keeping: .newest)
    let stream = streams.stream(beginningWith: 0)
    for value in 1...3 { streams.put(value) }
    streams.wake()
    streams.finish()
    #expect(await Array(stream) == [3])
    #expect(await Array(streams.stream(beginningWith: 4)) == [4])
  }

  @Test func nothingIsLeftOut() async {
    let streams = ValueStreams<Int>(keeping: .all)
    streams.put(0)
    let all = (0..<3).map { _ in streams.stream() }
    let readers = all.map { stream in Task { await Array(stream) } }
    for value in 1...1_000 {
      streams.put(value)
      streams.wake()
      if value.isMultiple(of: 100) { await Task.yield() }
    }
    streams.finish()
    for reader in readers { #expect(await reader.value == Array(1...1_000)) }
  }

  @Test func aStreamEndsWithItsTaskAndWithItsTeller() async {
    var streams: ValueStreams? = ValueStreams<Int>(keeping: .all)
    guard let one = streams?.stream(), let other = streams?.stream() else { return }
    let cancelled = Task { for await _ in one {} }
    let left = Task { for await _ in other {} }
    cancelled.cancel()
    await cancelled.value
    streams = nil
    await left.value
  }

  /// The runtime holds the lock of a task that waits for a stream, for example while it cancels the
  /// task. Meanwhile the task cannot be resumed, so no code may wait for that under a lock that
  /// others need.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func publisherDoesNotWaitForTasksUnderALock() async {
    for _ in 0..<5 {
      let board = ReachabilityBoard()
      let (reading, told) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let isSeen = Lock<Bool?>(nil)
      let reader = Task(priority: .low) {
        await withTaskPriorityEscalationHandler {
          for await _ in board.changes() { reading.signal() }
        } onPriorityEscalated: { _, _ in
          let seen = DispatchSemaphore(value: 0)
          DispatchQueue(label: "teller").async {
            board.set(.offline)
            told.signal()
          }
          DispatchQueue(label: "asker").async {
            while board.state != .offline {}
            seen.signal()
          }
          isSeen.withLock { $0 = seen.wait(timeout: .after(milliseconds: 5_000)) == .success }
        }
      }
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "holder").async {
          reading.wait()
          reader.escalatePriority(to: .high)
          told.wait()
          continuation.resume()
        }
      }
      #expect(isSeen.withLock { $0 } == true)
      reader.cancel()
      await reader.value
    }
  }
}
