import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Statuses and bodies of Canvas, of proxies and of captive portals.
@Suite struct CanvasFailureTests {
  private static let hidden =
    #"{"status":"unauthorized","errors":[{"message":"user not authorized to perform that action"}]}"#
  private static let page = "<html><body>Sign in to this network</body></html>"

  @Test(arguments: [
    (400, #"{"message":"Missing context_codes"}"#, PentadError.Code.refused),
    (401, hidden, .refused), (403, hidden, .refused),
    (401, page, .serverUnavailable), (403, page, .serverUnavailable),
    (403, #"{"errors":"require_initial_post"}"#, .replyRequired),
    (403, "require_initial_post", .replyRequired),
    (404, #"{"errors":[{"message":"The specified resource does not exist."}]}"#, .notFound),
    (404, page, .notFound), (410, "", .notFound), (409, "{}", .refused),
    (422, #"{"errors":{"field":[{"message":"no","error_code":"no"}]}}"#, .refused),
    (302, page, .serverUnavailable), (307, "", .serverUnavailable),
    (408, "", .timedOut), (504, page, .timedOut),
    (
      500, #"{"errors":[{"message":"An error occurred."}],"error_report_id":7}"#, .serverUnavailable
    ),
    (502, page, .serverUnavailable), (503, page, .serverUnavailable),
    (200, page, .unreadableAnswer), (200, "", .emptyReply), (200, " \n", .emptyReply),
    (200, #"{"id":"#, .unreadableAnswer), (200, "[]", .unexpectedAnswer),
    (200, "{}", .unexpectedAnswer), (200, "null", .unexpectedAnswer),
    (200, "while(1);", .emptyReply),
  ])
  func statuses(_ status: Int, _ body: String, _ code: PentadError.Code) async throws {
    let rig = try await CanvasRig.always(body, status: status)
    #expect(await thrownCode { _ = try await rig.source.person() } == code)
    #expect(rig.transport.requests.count == 1)
    #expect(await rig.stored()?.access == "token-1")
  }

  @Test func hiddenDataDoesNotEndTheSession() async throws {
    let rig = try await CanvasRig { _, number throws(PentadError) in
      number == 1 ? try .notShown() : try .canvas(#"{"id":42,"name":"Ada"}"#)
    }
    #expect(await thrownCode { _ = try await rig.source.person() } == .refused)
    #expect(try await rig.source.person() == StellarPerson(id: "42", name: "Ada"))
  }

  @Test func aMissingScopeDoesNotEndTheSession() async throws {
    let body =
      #"{"errors":[{"message":"Insufficient scopes on access token."}],"error_report_id":12}"#
    let rig = try await CanvasRig { _, number throws(PentadError) in
      number == 1
        ? try .canvas(body, status: 401, TransportResponse.invalidToken)
        : try .canvas(#"{"id":42,"name":"Ada"}"#)
    }
    #expect(await thrownCode { _ = try await rig.source.person() } == .refused)
    #expect(try await rig.source.person().id == "42")
  }

  @Test func aProxyThatWantsAPasswordDoesNotEndTheSession() async throws {
    let rig = try await CanvasRig.always(
      "<html>", status: 401, ["WWW-Authenticate": #"Basic realm="staging""#])
    #expect(await thrownCode { _ = try await rig.source.person() } == .serverUnavailable)
    #expect(await rig.stored()?.access == "token-1")
  }

  /// A page with status 200 is no confirmation of a change, and neither is a redirect.
  @Test(arguments: [(200, page), (302, page), (200, ""), (200, "OK")])
  func aCaptivePortalConfirmsNothing(_ status: Int, _ body: String) async throws {
    let rig = try await CanvasRig.always(body, status: status)
    #expect(await thrownCode { try await rig.source.setRead(true, "7", of: "1") } != nil)
    #expect(await thrownCode { try await rig.source.setBookmark(true, of: "1") } != nil)
    #expect(rig.transport.requests.allSatisfy { !$0.followsRedirects })
  }

  @Test func noErrorContainsTheTokenOrTheAnswer() async throws {
    for status in [200, 400, 401, 403, 404, 422, 429, 500] {
      let rig = try await CanvasRig.always("{\"secret words\":", status: status)
      let error = await #expect(throws: PentadError.self) { try await rig.source.person() }
      let text = error.map { "\($0) \($0.message)" } ?? ""
      #expect(!text.contains("token-1") && !text.contains("secret words"))
    }
  }

  @Test(arguments: ["", ".", "..", String(repeating: "x", count: 300)])
  func anIdThatWouldChangeThePathIsRejected(_ id: String) async throws {
    let rig = try await CanvasRig.always("{}")
    #expect(await thrownCode { _ = try await rig.source.classInfo(id) } == .invalid)
    #expect(await thrownCode { try await rig.source.setRead(true, id, of: "1") } == .invalid)
    #expect(rig.transport.requests.isEmpty)
    let other = try await CanvasRig.always(#"{"id":1,"name":"x"}"#)
    _ = try? await other.source.classInfo("1/../../admin?x=1")
    #expect(other.transport.requests[0].url.path == "/api/v1/courses/1%2F..%2F..%2Fadmin%3Fx%3D1")
  }
}
