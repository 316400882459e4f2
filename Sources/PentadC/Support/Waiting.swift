import PentadCore

/// Runs asynchronous work for a blocking call, and waits for its end.
///
/// The waiting thread itself runs the work between its suspensions. So a short call needs no thread
/// switches except those that the work itself causes. Child tasks run on the library's threads.
///
/// If the thread has an interrupt handler, all work runs on the library's threads, and the handler
/// is asked meanwhile.
///
/// It may be called in a callback: callbacks do not run on the threads that the work needs.
func runAndWait<Value: Sendable>(
  _ work: @escaping @Sendable () async throws(PentadError) -> Value
) throws(PentadError) -> Value {
  try requireWorkers()
  if let handler = InterruptHandler.current {
    return try handler.wait(
      for: PentadOperation { _ async throws(PentadError) in try await work() })
  }
  return try runHere(work)
}

/// Runs work that computes for milliseconds only, like ``runAndWait(_:)``, but on the calling thread even if
/// it has an interrupt handler: that is asked only while the work waits. It saves two thread switches.
func runBriefly<Value: Sendable>(
  _ work: @escaping @Sendable () async throws(PentadError) -> Value
) throws(PentadError) -> Value {
  try requireWorkers()
  return try runHere(asking: InterruptHandler.current, work)
}

/// Runs work like ``runAndWait(_:)``, but ignores the interrupt handler, for work that must be
/// completed.
func runToTheEnd<Value: Sendable>(
  _ work: @escaping @Sendable () async throws(PentadError) -> Value
) throws(PentadError) -> Value {
  try requireWorkers()
  return try runHere(work)
}

private func runHere<Value: Sendable>(
  asking handler: InterruptHandler? = nil,
  _ work: @escaping @Sendable () async throws(PentadError) -> Value
) throws(PentadError) -> Value {
  let thread = CallingThreadExecutor()
  let operation = PentadOperation(on: thread) { _ async throws(PentadError) in try await work() }
  guard let handler else {
    while !operation.isDone { thread.runNext(milliseconds: nil) }
    return try operation.wait(milliseconds: nil)
  }
  return try handler.wait(for: operation) { milliseconds in
    operation.isDone || thread.runNext(milliseconds: milliseconds)
  }
}
