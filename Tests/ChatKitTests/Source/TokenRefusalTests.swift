import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The meaning of a refused token depends on whether it is still current, and on whether it is
/// valid.
@Suite struct TokenRefusalTests {
  let error = PentadError(.signInRequired, "the server does not accept the token")

  /// Returns the outcome of a refused call whose token is replaced meanwhile.
  private func outcome(
    from first: String?, to second: String, _ status: Int, mayHaveArrived: Bool = false
  ) async throws -> ChatOutcome {
    let token = Lock(first)
    let answer = status == 200 ? GroupMeSamples.answer(GroupMeSamples.user) : ""
    let transport = ScriptedTransport { _, _ in
      TransportResponse(
        status: status, headers: TransportHeaders(), body: TransportBody(Array(answer.utf8)))
    }
    let api = GroupMeAPI(
      transport: transport, servers: GroupMeServers(),
      token: { () async throws(PentadError) in
        guard let token = token.withLock({ $0 }) else {
          throw PentadError(.unauthorized, "nobody is signed in")
        }
        return token
      }, userId: "101", time: .system)
    let refusal = await TokenRefusal(api)
    token.withLock { $0 = second }
    return await refusal.outcome(error, mayHaveArrived: mayHaveArrived)
  }

  @Test func aGoodTokenIsRefusedByTheConversation() async throws {
    let refused = PentadError(.notAllowed, error.message)
    #expect(try await outcome(from: "a", to: "a", 200) == .rejected(refused))
    #expect(
      try await outcome(from: "a", to: "a", 200, mayHaveArrived: true)
        == .retry(refused, after: nil, mayHaveArrived: true))
  }

  @Test(arguments: ["a", "b"]) func aBadTokenWaitsForTheUser(_ second: String) async throws {
    guard
      case .retry(let why, after: 60_000, mayHaveArrived: false) =
        try await outcome(from: "a", to: second, 401)
    else {
      Issue.record("it is not tried again")
      return
    }
    #expect(why.code == .signInRequired)
  }

  /// The user has signed in again between the refusal and the check of the token.
  @Test(arguments: ["a", nil]) func withANewTokenItIsTriedAgain(_ first: String?) async throws {
    #expect(
      try await outcome(from: first, to: "b", 200)
        == .retry(error, after: 0, mayHaveArrived: false))
  }
}
