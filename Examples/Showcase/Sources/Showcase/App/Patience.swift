import PentadCore
import Synchronization

/// The time that a page waits for new data before it shows stored data.
struct Patience: Sendable {
  /// In milliseconds.
  var milliseconds = 1_500
  let time: TimeSource

  /// For a search on a server, of whose answer nothing is stored: what comes later would be lost.
  static func search(_ time: TimeSource) -> Patience { Patience(milliseconds: 8_000, time: time) }

  /// The values of a stream that come in time. The stream is read to its end all the same, so that what
  /// was asked for is stored, and there when the page is loaded again.
  func values<Value: Sendable>(of stream: AsyncStream<Value>) async -> [Value] {
    let values = Box<[Value]>([])
    await wait {
      for await value in stream { values.change { $0.append(value) } }
    }
    return values.value
  }

  /// Returns the result of a call; nil if the time is up, and then the call continues.
  func outcome<Value: Sendable>(
    of call: @escaping @Sendable () async throws(PentadError) -> Value
  ) async -> Result<Value, PentadError>? {
    let outcome = Box<Result<Value, PentadError>?>(nil)
    await wait {
      do throws(PentadError) {
        let value = try await call()
        outcome.set(.success(value))
      } catch {
        outcome.set(.failure(error))
      }
    }
    return outcome.value
  }

  /// Runs a closure, and returns when it ends or the time is up; it continues then.
  func wait(for work: @escaping @Sendable () async -> Void) async {
    let (isOver, end) = AsyncStream.makeStream(of: Never.self)
    Task {
      await work()
      end.finish()
    }
    let (time, milliseconds) = (time, milliseconds)
    let alarm = Task {
      try? await time.sleep(milliseconds)
      end.finish()
    }
    for await _ in isOver {}
    alarm.cancel()
  }
}

/// A value that several tasks may touch.
final class Box<Value: Sendable>: Sendable {
  private let content: Mutex<Value>

  init(_ value: Value) { content = Mutex(value) }

  /// The value at this moment.
  var value: Value { content.withLock { $0 } }

  /// Puts another value into the place of this one.
  func set(_ value: Value) { content.withLock { $0 = value } }

  /// Changes the value, with exclusive access.
  func change<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
    content.withLock { change(&$0) }
  }
}
