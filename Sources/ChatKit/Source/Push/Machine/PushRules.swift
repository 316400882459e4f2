/// How long a push client waits for what; all in milliseconds.
struct PushRules: Hashable, Sendable {
  /// How long the service has to open a WebSocket.
  var opening: Int64 = 20_000
  /// How long the service has to answer anything but a connect.
  var answer: Int64 = 15_000
  /// How long a WebSocket may be silent before the service is asked whether it is there.
  var silence: Int64 = 180_000
  /// How long it has to answer that.
  var probe: Int64 = 10_000
  /// How long an idle request of long-polling is to be held: less than what is between us and the
  /// service lets a connection rest.
  var hold: Int64 = 30_000
  /// How much later than it said the service may answer a connect.
  var slack: Int64 = 10_000
  /// The longest wait before the first further attempt. It doubles with each.
  var firstDelay: Int64 = 1_000
  /// What it grows to.
  var longestDelay: Int64 = 60_000
  /// How long a connection has to live to count as a good one.
  var steady: Int64 = 60_000
  /// After how many attempts in a row that came to nothing a lesser way is taken.
  var attempts = 3
  /// How often the server is asked when there is no push.
  var poll: ClosedRange<Int64> = 5_000...10_000
  /// After how long on a lesser way a better one is tried. It doubles with each try that fails.
  var firstClimb: Int64 = 30_000
  /// What it grows to.
  var longestClimb: Int64 = 300_000
  /// How long after it was refused a token may be tried again.
  var sameToken: Int64 = 300_000
  /// How often a WebSocket's other side is asked for a sign of life.
  var ping: Int64 = 30_000
  /// How long it has for one.
  var pong: Int64 = 10_000

  /// The longest wait before the attempt after so many failures, of which a random part is waited.
  func delay(failures: Int) -> Int64 {
    Self.doubled(firstDelay, failures - 1, longestDelay)
  }

  /// After how long a better way is tried, after so many tries.
  func climb(tries: Int) -> Int64 { Self.doubled(firstClimb, tries, longestClimb) }

  private static func doubled(_ first: Int64, _ times: Int, _ longest: Int64) -> Int64 {
    let (value, overflow) = first.multipliedReportingOverflow(by: 1 << min(max(0, times), 40))
    return overflow ? longest : min(value, longest)
  }
}
