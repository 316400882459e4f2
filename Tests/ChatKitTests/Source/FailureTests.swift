import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The meaning of the server's refusals.
@Suite struct FailureTests {
  private static let group = ConversationKey.group("1001")
  private static let id = MessageID(rawValue: 77)

  typealias Call = @Sendable (GroupMeAPI) async throws(PentadError) -> Void

  private static let show: Call = { api async throws(PentadError) in
    _ = try await api.groupsShow("1001")
  }
  private static let send: Call = { api async throws(PentadError) in
    _ = try await api.messagesCreate(WireDraft(sourceGuid: "g", text: "t"), in: group)
  }
  private static let sendLong: Call = { api async throws(PentadError) in
    let text = String(repeating: "x", count: 1_001)
    _ = try await api.messagesCreate(WireDraft(sourceGuid: "g", text: text), in: group)
  }
  private static let delete: Call = { api async throws(PentadError) in
    try await api.deleteMessage(id, in: group)
  }
  private static let create: Call = { api async throws(PentadError) in
    _ = try await api.groupsCreate(GroupChange(name: "n"))
  }
  private static let results: Call = { api async throws(PentadError) in
    _ = try await api.membersResults("r", in: "1001")
  }

  private func failure(
    _ status: Int, _ body: String, _ call: Call, headers: (String, String)...
  ) async throws -> PentadError {
    var fields = TransportHeaders()
    for (name, value) in headers { try fields.add(name, value) }
    let rig = try APIRig { [fields] _, _ in
      TransportResponse(
        status: status, headers: fields, body: TransportBody(Array(body.utf8)))
    }
    do throws(PentadError) {
      try await call(rig.api)
    } catch {
      return error
    }
    throw PentadError(.internal, "the call succeeded")
  }

  @Test(arguments: [
    (401, #"{"meta":{"code":401,"errors":["unauthorized"]}}"#, PentadError.Code.signInRequired),
    (401, #"{"meta":{"code":40100},"response":null}"#, .signInRequired),
    (401, #"{"meta":{"code":40102}}"#, .deviceVerificationRequired),
    (401, "", .signInRequired), (403, #"{"meta":{"code":40121,"errors":null}}"#, .banned),
    (403, "", .notAllowed), (404, "", .notMember), (408, "", .timedOut), (409, "", .conflict),
    (400, #"{"meta":{"code":400,"errors":[]}}"#, .requestRejected), (413, "", .requestRejected),
    (400, #"{"meta":{"errors":["Description is too long"]}}"#, .textTooLong),
    (429, "", .tooManyRequests), (500, "<html>", .serverUnavailable), (502, "", .serverUnavailable),
    (503, "", .serverUnavailable), (504, "", .timedOut), (302, "", .serverUnavailable),
    (422, #"{"meta":{"errors":"odd"}}"#, .requestRejected),
  ])
  func groupFailures(_ status: Int, _ body: String, _ code: PentadError.Code) async throws {
    #expect(try await failure(status, body, Self.show).code == code)
  }

  @Test(arguments: [
    (409, "", PentadError.Code.duplicateMessage), (404, "", .notMember),
    (422, #"{"meta":{"code":422,"errors":["x"]}}"#, .linksNotAllowed),
    (400, #"{"meta":{"errors":["Links are not allowed"]}}"#, .linksNotAllowed),
    (400, "", .requestRejected), (403, #"{"meta":{"errors":["User was auto-banned"]}}"#, .banned),
    (403, "", .notAllowed), (429, #"{"meta":{"code":42901}}"#, .tooManyRequests),
  ])
  func newMessageFailures(_ status: Int, _ body: String, _ code: PentadError.Code) async throws {
    #expect(try await failure(status, body, Self.send).code == code)
  }

  @Test func tooLongTextFailures() async throws {
    #expect(try await failure(400, "", Self.sendLong).code == .textTooLong)
    #expect(try await failure(409, "", Self.sendLong).code == .duplicateMessage)
  }

  @Test func otherFailures() async throws {
    #expect(try await failure(404, "", Self.delete).code == .messageNotFound)
    #expect(try await failure(503, "", Self.results).code == .resultsNotReady)
    #expect(try await failure(404, "", Self.results).code == .resultsExpired)
    let nameless = #"{"meta":{"code":400,"errors":["Name is required"]}}"#
    #expect(try await failure(400, nameless, Self.create).code == .groupNameRequired)
    #expect(
      try await failure(401, #"{"meta":{"code":40102}}"#, Self.create).code
        == .deviceVerificationRequired)
    let rig = try APIRig(200, "")
    let code = await code { () async throws(PentadError) in
      _ = try await rig.api.groupsCreate(GroupChange(description: "no name"))
    }
    #expect(code == .groupNameRequired && rig.transport.requests.isEmpty)
  }

  @Test func retryAfterOfTheServerIsUsed() async throws {
    let seconds = try await failure(429, "", Self.show, headers: ("Retry-After", "7"))
    #expect(seconds.code == .tooManyRequests && seconds.retryAfter == 7_000)
    // The clock of the rig is at 1785000000 s.
    let date = try await failure(
      503, "", Self.results, headers: ("Retry-After", "Sat, 25 Jul 2026 17:20:05 GMT"))
    #expect(date.retryAfter == 5_000)
    #expect(try await failure(429, "", Self.show).retryAfter == nil)
  }

  @Test func neitherTokenNorContentIsInAnError() async throws {
    let body = #"{"meta":{"errors":["secret text of tok-secret"]},"token":"tok-secret"}"#
    for status in [400, 401, 403, 404, 409, 422, 429, 500] {
      let error = try await failure(status, body, Self.send)
      #expect(!"\(error)".contains("secret"))
      #expect(error.message.contains("(\(status))"))
    }
    let rig = try APIRig(500, body)
    _ = await code { () async throws(PentadError) in try await Self.send(rig.api) }
    let request = try #require(rig.transport.requests.first)
    #expect(!"\(request)".contains("secret") && !request.url.string.contains("secret"))
  }

  @Test(arguments: [
    ("<html>Welcome</html>", PentadError.Code.unreadableAnswer), ("", .unreadableAnswer),
    (#"{"response":{"id":"1"#, .unreadableAnswer), (#"{"response":null}"#, .unexpectedAnswer),
    ("{}", .unexpectedAnswer), ("[]", .unexpectedAnswer), (#"{"response":[]}"#, .unexpectedAnswer),
    (#"{"response":{"name":"no id"}}"#, .unexpectedAnswer),
  ])
  func answersThatCannotBeUsed(_ body: String, _ code: PentadError.Code) async throws {
    #expect(try await failure(200, body, Self.show).code == code)
    #expect(try await failure(201, body, Self.create).code == code)
  }

  @Test(arguments: [
    #"{"response":null,"meta":{"code":201}}"#, #"{"response":{"messages":[]}}"#,
    #"{"response":{"message":null}}"#,
  ])
  func aMessageThatIsNotThere(_ body: String) async throws {
    #expect(try await failure(201, body, Self.send).code == .unexpectedAnswer)
  }

  @Test func transportErrorsAreRethrown() async throws {
    let offline = PentadError(.offline, "no network")
    let rig = try APIRig { _, _ throws(PentadError) in throw offline }
    #expect(await code { () async throws(PentadError) in try await Self.show(rig.api) } == .offline)
    let broken = try APIRig { _, _ in
      .broken(#"{"response":{}}"#, after: 5, PentadError(.answerCutOff, "cut"))
    }
    let code = await code { () async throws(PentadError) in try await Self.show(broken.api) }
    #expect(code == .answerCutOff)
  }

  @Test func aTokenThatCannotBeHadEndsTheCall() async throws {
    let rig = try APIRig(200, "")
    let api = GroupMeAPI(
      transport: rig.transport, servers: GroupMeServers(),
      token: { () async throws(PentadError) in throw PentadError(.unauthorized, "no token") })
    let code = await code { () async throws(PentadError) in try await Self.show(api) }
    #expect(code == .unauthorized && rig.transport.requests.isEmpty)
  }

  @Test func serverDateIsReported() async throws {
    let rig = try APIRig(304, "", headers: ("Date", "Sat, 25 Jul 2026 17:20:05 GMT"))
    let dates = Lock<[Int64]>([])
    var api = rig.api
    api.onDate = { date in dates.withLock { $0.append(date) } }
    _ = try await api.messagesIndex(Self.group)
    #expect(dates.withLock { $0 } == [1_785_000_005_000])
  }
}
