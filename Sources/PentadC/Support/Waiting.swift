import PentadCore

/// Runs asynchronous work for a call that blocks, and waits for its end.
///
/// The waiting thread itself runs what the work does between its suspensions: so a short call costs no
/// change of threads but those that the work asks for. What the work spawns in tasks of its own runs on
/// the library's threads.
///
/// Where the thread has an interrupt handler, all of the work runs on the library's threads, and the
/// handler is asked meanwhile.
///
/// A callback may call it: callbacks do not run on the threads that the work needs.
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

/// Runs work as ``runAndWait(_:)`` does, and asks nobody: for what must come to its end.
func runToTheEnd<Value: Sendable>(
  _ work: @escaping @Sendable () async throws(PentadError) -> Value
) throws(PentadError) -> Value {
  try requireWorkers()
  return try runHere(work)
}

private func runHere<Value: Sendable>(
  _ work: @escaping @Sendable () async throws(PentadError) -> Value
) throws(PentadError) -> Value {
  let thread = CallingThread()
  let operation = PentadOperation(on: thread) { _ async throws(PentadError) in try await work() }
  while !operation.isDone { thread.runNext() }
  return try operation.wait(milliseconds: nil)
}
