import PentadCore

/// Runs asynchronous work for a call that blocks, on the library's threads, and waits for its end.
///
/// A callback may call it: callbacks do not run on the threads that the work needs.
func runAndWait<Value: Sendable>(
  _ work: @escaping @Sendable () async throws(PentadError) -> Value
) throws(PentadError) -> Value {
  try requireWorkers()
  let operation = Operation<Value> { _ async throws(PentadError) in try await work() }
  return try operation.wait(milliseconds: nil)
}
