import PentadCore

/// A Canvas school at `/canvas`, and its state.
///
/// The API is at `/canvas/api/v1`, the sign-in at `/canvas/login/oauth2`, files at
/// `/canvas/files`. `canvas-alice` and `canvas-bob` are tokens that students have made by hand. The
/// developer key is `10000000000001` with the secret `canvas-secret`. Times use the server's
/// ``ServerClock``. The data is generated at the first access; see ``CampusSize``.
public final class CanvasService: Sendable {
  private struct Board: Sendable {
    var size: CampusSize
    var state: CanvasState?
    var faults = NamedFaults<CanvasFault>()
    var buckets: [String: CanvasBucket] = [:]
    var rules = CanvasBucketRules()
    var answers = 0
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
  func respond(to request: Request) async -> Response {
    var response = await answer(request)
    response.headers.append(("Date", HTTPDate.text(now)))
    return response
  }

  private func answer(_ request: Request) async -> Response {
    let path = CanvasCall.path(of: request)
    let (now, token) = (now, Self.token(of: request))
    guard path.hasPrefix("/api/v1/") else { return use { $0.respondOutside(request, now: now) } }
    let faults: [CanvasFault]
    switch begin(String(path), token) {
    case .success(let active): faults = active
    case .failure(let failure): return failure.response
    }
    let duration = board.withLock { $0.rules.duration }
    if duration > 0 { try? await Task.sleep(for: .milliseconds(duration)) }
    let response = use { $0.respond(to: request, token: token, faults: faults, now: now) }
    return end(response, token, request, faults)
  }

  /// Returns the faults of a request; fails with a full bucket.
  private func begin(_ path: String, _ token: String) -> Result<[CanvasFault], CanvasFailure> {
    let now = now
    return board.withLock { board in
      let faults = board.faults.take(for: path)
      var bucket = board.buckets[token] ?? CanvasBucket(now: now)
      let isFree = bucket.begin(board.rules, now: now)
      board.buckets[token] = bucket
      return isFree ? .success(faults) : .failure(.throttled(board.rules.status))
    }
  }

  /// Charges the cost, and gives the answer its final form.
  private func end(
    _ response: Response, _ token: String, _ request: Request, _ faults: [CanvasFault]
  ) -> Response {
    let now = now
    let isThrottled = faults.contains(.throttled403) || faults.contains(.throttled429)
    let items = Double(response.canvasItems)
    return board.withLock { board in
      var bucket = board.buckets[token] ?? CanvasBucket(now: now)
      let cost = board.rules.cost + items * board.rules.itemCost
      let rest = bucket.end(board.rules, cost: cost, now: now)
      board.buckets[token] = bucket
      board.answers += 1
      if isThrottled { return response }
      let isEven = board.answers % 2 == 0
      var answer = response.withIDs(
        asTexts: request.header("Accept")?.contains("canvas-string-ids") == true
          || faults.contains(.idsChangeType) && isEven)
      answer = answer.tagged(for: request)
      if faults.contains(.whilePrefix), let bytes = answer.bytes, !bytes.isEmpty {
        answer.body = .bytes(Array("while(1);".utf8) + bytes)
      }
      answer.headers += [
        ("X-Request-Cost", "\(cost)"), ("X-Rate-Limit-Remaining", "\(rest)"),
      ]
      return answer
    }
  }

  private static func token(of request: Request) -> String {
    let words = request.header("Authorization")?.split(separator: " ") ?? []
    if words.count == 2, words[0].lowercased() == "bearer" { return String(words[1]) }
    return request.query["access_token"] ?? ""
  }

  /// Accesses the state, and creates it if necessary.
  func use<Result: Sendable, Failure: Error>(
    _ body: (inout CanvasState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let now = now
    return try board.withLock { (board: inout sending Board) throws(Failure) -> Result in
      var state = board.state ?? CanvasState(seed: seed, size: board.size, now: now)
      board.state = nil
      defer { board.state = state }
      return try body(&state)
    }
  }

  /// Generates the data anew, in another size.
  func restart(_ size: CampusSize) { board.withLock { $0 = Board(size: size) } }

  /// Changes the faults.
  func changeFaults(_ change: (inout NamedFaults<CanvasFault>) -> Void) {
    board.withLock { change(&$0.faults) }
  }

  /// Changes the rules of the bucket, and empties all buckets.
  func changeRules(_ change: (inout CanvasBucketRules) -> Void) {
    board.withLock { board in
      change(&board.rules)
      board.buckets = [:]
    }
  }

  /// Revokes all tokens, including those made by hand.
  func expire() { use { $0.desk.revoke(of: nil, withRefresh: true) } }

  /// Resets all changes.
  func reset() { restart(size) }
}
