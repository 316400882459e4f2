import PentadCore

/// The settings of Canvas' leaky bucket. The defaults are those of its source: 50 units are
/// reserved for each request, the bucket is full at 600, holds at most 800 and leaks 10 a second.
struct CanvasBucketRules: Sendable, Hashable {
  var reserved = 50.0
  var full = 600.0
  var maximum = 800.0
  var leak = 10.0
  /// The cost of a request without its items, and of each of its items. Canvas takes the seconds of
  /// processor and database.
  var cost = 0.2
  var itemCost = 0.01
  /// The status of a rejection: 403 in Canvas' source, 429 in its newer documentation.
  var status = 403
  /// The duration of a request in milliseconds, during which its reservation is held.
  var duration = 0
}

/// The bucket of one token.
struct CanvasBucket: Sendable {
  private var count = 0.0
  private var time: Int64

  init(now: Int64) { time = now }

  /// Reserves the units of a request; returns false if the bucket is full.
  mutating func begin(_ rules: CanvasBucketRules, now: Int64) -> Bool {
    drip(rules, now: now)
    guard count < rules.full else { return false }
    count = min(count + rules.reserved, rules.maximum)
    return true
  }

  /// Replaces the reservation by the cost; returns the remaining units.
  mutating func end(_ rules: CanvasBucketRules, cost: Double, now: Int64) -> Double {
    drip(rules, now: now)
    count = min(max(count - rules.reserved + cost, 0), rules.maximum)
    return rules.full - count
  }

  private mutating func drip(_ rules: CanvasBucketRules, now: Int64) {
    count = max(0, count - Double(max(0, now - time)) / 1_000 * rules.leak)
    time = max(time, now)
  }
}
