import PentadCore

/// The GroupMe API with its push service, and their state.
///
/// The REST API is at `/groupme/v3`, `/groupme/v4` and `/groupme/v2`. The token is in the query
/// `token` or the field `X-Access-Token`. Pictures are uploaded to `/groupme/pictures`, and
/// `/groupme/faye` is the Bayeux server. `tok-alice` is the token of user 101, `tok-bob` that of
/// user 102.
///
/// The times in answers, and the minute in which a guid is rejected as a duplicate, use the
/// server's ``ServerClock``. The timers of the push service use the clock of the machine.
public final class GroupMeService: Sendable {
  let board: Lock<GroupMeBoard>
  private let clock: ServerClock
  private let seed: UInt64
  private let size: GroupMeSize

  init(seed: UInt64, size: GroupMeSize, clock: ServerClock) {
    (self.seed, self.size, self.clock) = (seed, size, clock)
    board = Lock(GroupMeBoard(GroupMeState(seed: seed, size: size), seed: seed))
  }

  /// The server's time in milliseconds, within bounds that prevent overflow.
  var now: Int64 { min(max(clock.now, 0), 1 << 50) }

  /// The milliseconds since the program began.
  private static var monotonic: Int64 {
    let age = start.duration(to: .now).components
    return age.seconds * 1_000 + age.attoseconds / 1_000_000_000_000_000
  }

  private static let start = ContinuousClock.now

  /// Changes the state. The resulting messages have been passed to the sockets when this returns.
  func change<Result: Sendable, Failure: Error>(
    _ body: (inout GroupMeBoard, _ monotonic: Int64) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (result, begins) = try board.withLock {
      (board: inout sending GroupMeBoard) throws(Failure) -> (Result, Bool) in
      let now = Self.monotonic
      let result = try body(&board, now)
      board.settle(now: now)
      let waits = !(board.faye.clients.isEmpty && board.faults.isIdle)
      let begins = waits && !board.isTicking && !board.isClosed
      if begins { board.isTicking = true }
      return (result, begins)
    }
    if begins { tick() }
    return result
  }

  /// Runs the timer while there is something to wait for.
  private func tick() {
    Task { [weak self] in
      while let self, self.board.withLock({ $0.tick(now: Self.monotonic) }) {
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  /// Answers a request.
  func respond(to request: Request) async -> Response {
    let path = request.path.dropFirst("/groupme".count).split(separator: "/")
    if path.first == "faye" { return await respondToFaye(request) }
    if path.first == "i" { return picture(String(path.dropFirst().first ?? "")) }
    let token = request.header("X-Access-Token") ?? request.query["token"] ?? ""
    let now = now
    return change { board, _ in
      guard let userID = board.api.tokens[token] else {
        return GroupMeFailure.unauthorized.response
      }
      if path == ["pictures"] { return board.api.keepPicture(request) }
      return board.api.respond(to: request, path, by: userID, now: now)
    }
  }

  /// Resets all changes; sockets are closed and polls answered.
  func reset() {
    let api = GroupMeState(seed: seed, size: size)
    board.withLock { $0.restart(api, seed: seed) }
  }

  /// Answers all polls, and accepts no more.
  func close() {
    board.withLock { board in
      board.isClosed = true
      board.end()
    }
  }
}

extension GroupMeState {
  private static let routes =
    groupRoutes + topicRoutes + memberRoutes + messageRoutes + directRoutes + markRoutes

  /// Answers a request with a valid token; 404 without a body for an unknown call.
  mutating func respond(
    to request: Request, _ path: [Substring], by userID: String, now: Int64
  ) -> Response {
    var body = JSONValue.null
    if !request.body.isEmpty {
      guard let read = JSONValue(parsing: request.body) else {
        return GroupMeFailure.invalid("the body is no JSON").response
      }
      body = read
    }
    for route in Self.routes {
      guard let captures = route.captures(request.method, path) else { continue }
      let call = GroupMeRequest(
        userID: userID, captures: captures, query: request.query, body: body, now: now)
      do {
        return try route.answer(&self, call)
      } catch {
        return (error as? GroupMeFailure)?.response ?? .groupMeEmpty(500)
      }
    }
    return .groupMeEmpty(404)
  }

  /// Stores a picture, and returns its address on the host that received it.
  mutating func keepPicture(_ request: Request) -> Response {
    guard request.method == "POST", !request.body.isEmpty else {
      return .plain(["payload": nil, "errors": ["a picture is required"]], status: 400)
    }
    let name = "200x200.jpeg.\(nextHex())"
    pictures[name] = request.body
    let url = "http://\(request.header("Host") ?? "127.0.0.1")/groupme/i/\(name)"
    return .plain(["payload": ["url": .string(url), "picture_url": .string(url)]])
  }
}

extension GroupMeService {
  /// Returns a picture, for any size suffix: `.avatar`, `.preview`, `.large`.
  private func picture(_ name: String) -> Response {
    let plain = name.split(separator: ".").prefix(3).joined(separator: ".")
    guard let bytes = board.withLock({ $0.api.pictures[plain] }) else { return .groupMeEmpty(404) }
    return Response(headers: [("Content-Type", "image/jpeg")], body: .bytes(bytes))
  }
}
