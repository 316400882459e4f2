/// The timeouts and intervals of a push client, all in milliseconds.
struct PushRules: Hashable, Sendable {
  /// The timeout for opening a WebSocket.
  var opening: Int64 = 20_000
  /// The timeout for responses, except to a connect.
  var answer: Int64 = 15_000
  /// The time for which a WebSocket may be silent before the service is probed.
  var silence: Int64 = 180_000
  /// The timeout for the response to a probe.
  var probe: Int64 = 10_000
  /// The hold time of an idle long-polling request. It is shorter than the idle timeouts of proxies
  /// and routers on the way.
  var hold: Int64 = 30_000
  /// The additional time for the response to a connect, after the announced hold time.
  var slack: Int64 = 10_000
  /// The maximum delay before the first retry. It doubles with each retry.
  var firstDelay: Int64 = 1_000
  /// The upper limit of the delay.
  var longestDelay: Int64 = 60_000
  /// The time after which a connection counts as stable.
  var steady: Int64 = 60_000
  /// The number of failed attempts in a row after which a lower connection type is used.
  var attempts = 3
  /// The interval of polls when there is no push connection.
  var poll: ClosedRange<Int64> = 5_000...10_000
  /// The time after which a better connection type is tried. It doubles with each failed try.
  var firstClimb: Int64 = 30_000
  /// The upper limit of that time.
  var longestClimb: Int64 = 300_000
  /// The time after which a refused token may be tried again.
  var sameToken: Int64 = 300_000
  /// The interval of WebSocket pings.
  var ping: Int64 = 30_000
  /// The timeout for the pong.
  var pong: Int64 = 10_000

  /// Returns the maximum delay after a number of failures. The actual delay is a random part of it.
  func delay(failures: Int) -> Int64 {
    Self.doubled(firstDelay, failures - 1, longestDelay)
  }

  /// Returns the time after which a better connection type is tried, after a number of tries.
  func climb(tries: Int) -> Int64 { Self.doubled(firstClimb, tries, longestClimb) }

  private static func doubled(_ first: Int64, _ times: Int, _ longest: Int64) -> Int64 {
    let (value, overflow) = first.multipliedReportingOverflow(by: 1 << min(max(0, times), 40))
    return overflow ? longest : min(value, longest)
  }
}
