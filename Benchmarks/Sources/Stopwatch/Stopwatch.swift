/// Times one workload and prints a line for the driver: `nanoseconds check`.
///
/// The minimum of many short batches is the cost of the code; the others contain noise of the
/// machine.
///
/// - Parameters:
///   - count: the number of items in one pass; the time is that of one item
///   - pass: works on all items and returns the sum of its results. Being the closure of another
///     module it is called each time, and its sum is printed, so the optimiser can drop nothing.
public func report(each count: Int, _ pass: () throws -> Double) rethrows {
  let check = try pass()
  let one = try time(1, pass)
  // A batch lasts about a millisecond: long for the clock, short for the scheduler.
  let repeats = max(1, Int(1_000_000 / max(one, 1)))
  let batches = max(3, Int(300_000_000 / (one * Double(repeats))))
  var best = Double.infinity
  for _ in 0..<min(batches, 300) { best = min(best, try time(repeats, pass)) }
  print(best / Double(count), check)
}

/// The nanoseconds of one pass.
private func time(_ repeats: Int, _ pass: () throws -> Double) rethrows -> Double {
  var sum = 0.0
  let duration = try ContinuousClock().measure {
    for _ in 0..<repeats { sum += try pass() }
  }
  precondition(!sum.isNaN, "a result is missing")
  return duration / .nanoseconds(1) / Double(repeats)
}
