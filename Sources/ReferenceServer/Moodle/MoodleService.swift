import PentadCore

/// A Moodle site at `/moodle`, and its state.
///
/// `/moodle/login/token.php` gives a token for a password, `/moodle/admin/tool/mobile/launch.php`
/// signs in by the browser, functions are called at `/moodle/webservice/rest/server.php`, files are
/// at `/moodle/webservice/pluginfile.php`. The students are those of ``CanvasService``: `alice` with
/// `alice-password`, and `bob`. Times use the server's ``ServerClock``. The data is generated at the
/// first access; see ``CampusSize``.
public final class MoodleService: Sendable {
  private struct Board: Sendable {
    var size: CampusSize
    var state: MoodleState?
    var faults = NamedFaults<MoodleFault>()
  }

  private let clock: ServerClock
  private let seed: UInt64
  private let size: CampusSize
  private let board: Lock<Board>

  init(seed: UInt64, size: CampusSize, clock: ServerClock) {
    (self.seed, self.size, self.clock) = (seed, size, clock)
    board = Lock(Board(size: size))
  }

  /// The server's time in milliseconds, within bounds that prevent overflow.
  var now: Int64 { min(max(clock.now, 0), 1 << 50) }

  /// Answers a request.
  func respond(to request: Request) -> Response {
    let now = now
    let parameters = request.parameters
    let function = parameters["wsfunction"] ?? request.path
    let faults = board.withLock { $0.faults.take(for: function) }
    var response = use { $0.respond(to: request, parameters, faults: faults, now: now) }
    response.headers.append(("Date", HTTPDate.text(now)))
    return response
  }

  /// Accesses the state, and creates it if necessary.
  func use<Result: Sendable, Failure: Error>(
    _ body: (inout MoodleState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let now = now
    return try board.withLock { (board: inout sending Board) throws(Failure) -> Result in
      var state = board.state ?? MoodleState(seed: seed, size: board.size, now: now)
      board.state = nil
      defer { board.state = state }
      return try body(&state)
    }
  }

  /// Generates the data anew, in another size.
  func restart(_ size: CampusSize) { board.withLock { $0 = Board(size: size) } }

  /// Changes the faults.
  func changeFaults(_ change: (inout NamedFaults<MoodleFault>) -> Void) {
    board.withLock { change(&$0.faults) }
  }

  /// Revokes all tokens.
  func expire() { use { $0.tokens = [:] } }

  /// Resets all changes.
  func reset() { restart(size) }
}
