import PentadCore

/// The API of Shelby, version 2, with its sign-in by OAuth 1.0a, and its state.
///
/// The API is below `/shelby/v2`, the sign-in below `/shelby/oauth`. The program `ck-pentad` has
/// the secret `cs-pentad`. `tok-alice` with `sec-alice` is a token of alice, `tok-bob` with
/// `sec-bob` one of bob. The sign-in opens a page with a form for the account and the decision.
///
/// The timestamp of a request may differ from the server's clock by 5 minutes. Each answer contains
/// the server's time as `Date`. A nonce is accepted once in 10 minutes.
public final class ShelbyService: Sendable {
  private let shelf: VideoShelf
  private let state = Lock<ShelbyState?>(nil)

  init(_ shelf: VideoShelf) { self.shelf = shelf }

  /// Accesses the state, and creates it if necessary.
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

  /// Resets all changes.
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
