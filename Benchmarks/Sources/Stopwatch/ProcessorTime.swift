import Foundation

/// For passes of milliseconds and more: prints the least processor time of many, all threads
/// together, divided by `count`, and the check.
///
/// - Parameters:
///   - count: how many items one pass works on.
///   - pass: works on all items and returns the sum of its results.
public func reportProcessorTime(
  each count: Int, _ pass: () async throws -> Double
) async rethrows {
  var best = Double.infinity
  var check = 0.0
  var passes = 0
  let end = ContinuousClock.now + .milliseconds(800)
  while passes < 3 || (passes < 100 && ContinuousClock.now < end) {
    let start = processorTime()
    check = try await pass()
    best = min(best, processorTime() - start)
    passes += 1
  }
  print(best / Double(count), check)
}

/// Returns the processor time of this process so far, in nanoseconds.
public func processorTime() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
  return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
}
