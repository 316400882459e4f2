import Dispatch

/// Runs `body`, which may block, on a thread outside the cooperative pool. Tests run on that pool,
/// where blocking would hold a thread that the code under test needs.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    DispatchQueue(label: "test").async { continuation.resume(returning: body()) }
  }
}

/// Returns when all that was put on `queue` before has run.
func drain(_ queue: DispatchQueue) async {
  await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
}
