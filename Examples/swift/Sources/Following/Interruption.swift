import Dispatch
import Foundation

/// Writes a line at once, to a pipe too.
public func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

/// Works until SIGINT or SIGTERM comes, which cancels the work, so that the store is closed in order.
public func untilInterrupted(_ work: @escaping @Sendable () async -> Void) async {
  let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
  // Both are installed before the work begins, so that a signal can be sent directly after its
  // first output.
  let sources = [await taken(SIGINT, by: arrival), await taken(SIGTERM, by: arrival)]
  await withTaskGroup(of: Void.self) { tasks in
    tasks.addTask { await work() }
    tasks.addTask { for await _ in arrivals { return } }
    await tasks.next()
    tasks.cancelAll()
  }
  for source in sources { source.cancel() }
}

/// Takes a signal from the system. Until it returns, one ends the process.
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
    // The signal must be ignored, or it would end the process.
    signal(number, SIG_IGN)
  #endif
  return source
}
