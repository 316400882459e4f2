import PentadCore
import TestSupport

@testable import VideoFeedKit

/// A server of PeerTube in memory: it knows who is signed in, and answers each call by what a test has
/// written for it, or by the samples.
final class PeerTubeStub: Sendable {
  struct Reply: Sendable {
    var status = 200
    var text = ""
    var headers: [(String, String)] = []
  }

  private struct State {
    var access = "access-1"
    var refresh = "refresh-1"
    var issued = 1
    var refuses = false
    var code: String?
    var replies: [String: Reply] = [:]
    var asked: [String] = []
    var waits: (@Sendable (String) async -> Void)?
  }

  private let state = Lock(State())
  /// True if a live server would give the same answers: its exchanges are checked against
  /// PeerTube's description.
  let isFaithful: Bool

  init(isFaithful: Bool = true) { self.isFaithful = isFaithful }

  /// Answers a call, such as `GET /videos`, in this way from now on.
  func set(
    _ call: String, _ status: Int = 200, _ text: String = "", headers: (String, String)...
  ) {
    state.withLock { $0.replies[call] = Reply(status: status, text: text, headers: headers) }
  }

  /// Lets the access token expire.
  func expire() { state.withLock { $0.access = "" } }
  /// Lets the refresh token expire as well.
  func expireAll() { state.withLock { ($0.access, $0.refresh) = ("", "") } }
  /// Refuses each token from now on, though it hands them out.
  func refuse() { state.withLock { $0.refuses = true } }
  /// Wants a code of a second factor.
  func want(code: String) { state.withLock { $0.code = code } }
  /// Does something before a call is answered.
  func before(_ wait: @escaping @Sendable (String) async -> Void) {
    state.withLock { $0.waits = wait }
  }

  /// True if an access token is valid.
  var isSignedIn: Bool { state.withLock { !$0.access.isEmpty } }
  /// The requests: `GET /videos?start=0`, with the body behind it.
  var asked: [String] { state.withLock { $0.asked } }
  /// Returns the number of requests of one kind.
  func count(_ call: String) -> Int { asked.filter { $0.hasPrefix(call) }.count }

  var transport: ScriptedTransport {
    ScriptedTransport { request, _ async throws(PentadError) in
      let call = Self.call(request)
      if let wait = self.state.withLock({ $0.waits }) { await wait(call) }
      let reply = self.reply(request, call)
      if self.isFaithful { ExchangeLog.write(request, reply) }
      var headers = TransportHeaders()
      for (name, value) in reply.headers { try headers.add(name, value) }
      return TransportResponse(
        status: reply.status, headers: headers, body: TransportBody(Array(reply.text.utf8)))
    }
  }

  private static func call(_ request: TransportRequest) -> String {
    "\(request.method.rawValue) \(request.url.path.replacing("/api/v1", with: "", maxReplacements: 1))"
  }

  private func reply(_ request: TransportRequest, _ call: String) -> Reply {
    let body = String(decoding: request.body, as: UTF8.self)
    return state.withLock { state in
      let query = request.url.query.map { "?\($0)" } ?? ""
      state.asked.append(call + query + (body.isEmpty ? "" : " \(body)"))
      if let reply = state.replies[call], call.hasSuffix("/token") { return reply }
      if call == "POST /users/token" { return Self.tokens(request, body, &state) }
      let token = request.headers["Authorization"]
      let isKnown = token == "Bearer \(state.access)" && !state.access.isEmpty && !state.refuses
      if !isKnown, token != nil || Self.needsUser(call) {
        return Reply(status: 401, text: PeerTubeSamples.problem(401, "invalid_token"))
      }
      if let reply = state.replies[call] { return reply }
      if call == "POST /users/revoke-token" { state.access = "" }
      return Self.sample(call)
    }
  }

  private static func tokens(
    _ request: TransportRequest, _ body: String, _ state: inout State
  ) -> Reply {
    if body.contains("grant_type=password") {
      guard body.contains("password=pass%20word") else {
        return Reply(status: 400, text: PeerTubeSamples.problem(400, "invalid_grant"))
      }
      if let code = state.code, request.headers["x-peertube-otp"] != code {
        let isMissing = request.headers["x-peertube-otp"] == nil
        let word = isMissing ? "missing_two_factor" : "invalid_two_factor"
        let status = isMissing ? 401 : 400
        return Reply(status: status, text: PeerTubeSamples.problem(status, word))
      }
    } else if state.refresh.isEmpty || !body.hasSuffix("refresh_token=\(state.refresh)") {
      return Reply(status: 400, text: PeerTubeSamples.problem(400, "invalid_grant"))
    }
    state.issued += 1
    (state.access, state.refresh) = ("access-\(state.issued)", "refresh-\(state.issued)")
    return Reply(text: PeerTubeSamples.tokens(state.issued))
  }

  private static func needsUser(_ call: String) -> Bool {
    call.contains("/users/") || call.contains("/ratings") || !call.hasPrefix("GET ")
  }

  private static func sample(_ call: String) -> Reply {
    let video = "/videos/\(PeerTubeSamples.uuid)"
    return switch call {
    case "GET /oauth-clients/local": Reply(text: PeerTubeSamples.client)
    case "GET /users/me": Reply(text: PeerTubeSamples.me)
    case "GET \(video)": Reply(text: PeerTubeSamples.video(42, PeerTubeSamples.media))
    case "GET /accounts/alice/video-playlists": Reply(text: PeerTubeSamples.playlists)
    case "GET /accounts/alice/ratings", "GET /video-playlists/3/videos",
      "GET /users/me/subscriptions/videos":
      Reply(text: PeerTubeSamples.list([]))
    case "GET /users/me/video-playlists/videos-exist": Reply(text: #"{"42":[]}"#)
    case "POST /video-playlists/3/videos": Reply(text: #"{"videoPlaylistElement":{"id":9}}"#)
    case "POST /users/revoke-token": Reply(text: "{}")
    case "PUT \(video)/rate", "POST \(video)/views": Reply(status: 204)
    case let call where call.hasPrefix("DELETE "): Reply(status: 204)
    default: Reply(status: 404, text: PeerTubeSamples.problem(404))
    }
  }
}
