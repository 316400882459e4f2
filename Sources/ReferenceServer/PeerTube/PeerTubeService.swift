import PentadCore

/// The API of PeerTube, by the OpenAPI description of version 8.1, and its state.
///
/// It answers below `/peertube/api/v1` to OAuth 2 tokens. Everyone in the catalogue gets one with a
/// nickname and a password, such as `alice` and `alice-password`; bob has a second factor with the
/// code `424242`. The videos are those of channels with files on this server. Times use the
/// server's ``ServerClock``, so tokens expire when it is moved forward.
public final class PeerTubeService: Sendable {
  let shelf: VideoShelf
  private struct Board: Sendable {
    var state: PeerTubeState?
    var rates = PeerTubeRates()
  }

  private let board = Lock(Board())

  init(_ shelf: VideoShelf) { self.shelf = shelf }

  /// Answers a request.
  ///
  /// - Parameter others: the handler of other paths, such as the files of the catalogue.
  func respond(to request: Request, _ others: Router.Handler) async -> Response {
    let path = request.path.dropFirst("/peertube".count).split(separator: "/")
    guard path.starts(with: ["api", "v1"]) else { return await file(path, request, others) }
    let now = shelf.now
    let (headers, isRefused) = board.withLock { $0.rates.take(request, now: now) }
    var response =
      isRefused
      ? PeerTubeRates.refusal
      : use { $0.respond(to: request, Array(path.dropFirst(2)), self.shelf) }
    if !isRefused { response = response.tagged(for: request) }
    response.headers += headers
    return response
  }

  /// Accesses the state, and creates it if necessary.
  func use<Result: Sendable, Failure: Error>(
    _ body: (inout PeerTubeState) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try board.withLock { (board: inout sending Board) throws(Failure) -> Result in
      var state = board.state ?? PeerTubeState(shelf)
      board.state = nil
      defer { board.state = state }
      return try body(&state)
    }
  }

  /// Sets the number of calls in ten seconds, and of calls for tokens in five minutes, from now on.
  public func setLimits(calls: Int, signIns: Int) {
    board.withLock { $0.rates.set(calls: calls, signIns: signIns) }
  }

  /// Invalidates all tokens. There are none before the state is created.
  func expire() { board.withLock { $0.state?.tokens.expire(of: nil, withRefresh: true) } }

  /// Resets all changes.
  func reset() { board.withLock { $0 = Board() } }
}

extension PeerTubeState {
  private static let routes =
    signInRoutes + subscriptionRoutes + actorRoutes + videoRoutes + watchingRoutes + commentRoutes
    + playlistRoutes

  /// Answers a call; 400 without a body for an unknown call, as in PeerTube.
  mutating func respond(
    to request: Request, _ path: [Substring], _ shelf: VideoShelf
  ) -> Response {
    for route in Self.routes {
      guard let captures = route.captures(request.method, path) else { continue }
      do {
        let user = try user(of: request, route.access, now: shelf.now)
        return try route.answer(&self, PeerTubeCall(request, by: user, captures, shelf: shelf))
      } catch {
        return (error as? PeerTubeFailure)?.response ?? .peerTubeEmpty(500)
      }
    }
    return .peerTubeEmpty(400)
  }

  private func user(
    of request: Request, _ access: PeerTubeRoute.Access, now: Int64
  ) throws(PeerTubeFailure) -> Int? {
    if access == .anybody { return nil }
    guard let field = request.header("Authorization") else {
      if access == .user { throw .noToken }
      return nil
    }
    let words = field.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bearer",
      let user = tokens.user(of: String(words[1]), now: now)
    else { throw .invalidToken }
    return user
  }
}

extension Response {
  /// Returns a status without a body.
  fileprivate static func peerTubeEmpty(_ status: Int) -> Response {
    Response(
      status: status, headers: [("Content-Type", "application/json; charset=utf-8")],
      body: .bytes([]))
  }
}
