import PentadCore

/// Shelby's API, version 2, with its sign-in by OAuth 1.0a, and the state behind them.
///
/// Calls stand below `/shelby/v2`, the sign-in below `/shelby/oauth`. The program `ck-pentad` has the
/// secret `cs-pentad`; `tok-alice` with `sec-alice` is a token of alice, `tok-bob` with `sec-bob` one of
/// bob. The sign-in leads to a page with a form: who you are, and whether you agree.
///
/// A request is accepted within 5 minutes of the server's clock, which each answer tells as its `Date`,
/// and its nonce once in 10 minutes.
public final class ShelbyService: Sendable {
  private let shelf: VideoShelf
  private let state = Lock<ShelbyState?>(nil)

  init(_ shelf: VideoShelf) { self.shelf = shelf }

  /// Works on the state, which is made when it is not there.
  func use<Result: Sendable, Failure: Error>(
    _ body: (inout ShelbyState, VideoCatalogue, Int64) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (catalogue, now) = (shelf.catalogue, shelf.now)
    return try state.withLock { (state: inout sending ShelbyState?) throws(Failure) -> Result in
      var current = state ?? made(catalogue)
      defer { state = current }
      return try body(&current, catalogue, now)
    }
  }

  private func made(_ catalogue: VideoCatalogue) -> ShelbyState {
    var state = ShelbyState(seed: shelf.seed)
    state.fill(catalogue, seed: shelf.seed, count: shelf.size.shares)
    return state
  }

  /// Forgets all changes.
  func reset() { state.withLock { $0 = nil } }

  /// Answers a request.
  func respond(to request: Request) -> Response {
    let path = request.path.dropFirst("/shelby".count).split(separator: "/")
    var response: Response
    switch path.first {
    case "v2": response = call(request, Array(path.dropFirst()))
    case "oauth": response = signIn(request, path.count == 2 ? String(path[1]) : "")
    default: response = .page(404, "Not Found")
    }
    response.headers.append(("Date", HTTPDate.text(shelf.now)))
    return response
  }

  private func call(_ request: Request, _ path: [Substring]) -> Response {
    use { state, catalogue, now in
      do throws(OAuthProblem) {
        let signed = try OAuthRequest(request)
        let number = try state.desk.user(of: signed, now: now / 1_000).user
        guard let user = catalogue.person(number) else { throw .tokenRejected }
        let call = ShelbyCall(
          user: user, request: request, catalogue: catalogue, log: shelf.log, now: now)
        return state.respond(to: call, path)
      } catch {
        return error.response
      }
    }
  }
}
