import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Calls that change something and whose answer has no content.
@Suite struct TellingTests {
  typealias Call = @Sendable (GroupMeAPI) async throws(PentadError) -> Void

  private static let group = ConversationKey.group("1001")
  private static let id = MessageID(rawValue: 77)
  private static let delete: Call = { api async throws(PentadError) in
    try await api.deleteMessage(id, in: group)
  }
  private static let pin: Call = { api async throws(PentadError) in
    try await api.pin(id, in: group)
  }
  private static let unpin: Call = { api async throws(PentadError) in
    try await api.unpin(id, in: group)
  }
  private static let read: Call = { api async throws(PentadError) in
    try await api.markRead(group, message: id)
  }
  private static let mute: Call = { api async throws(PentadError) in
    try await api.mute(group, minutes: 5)
  }
  private static let unmute: Call = { api async throws(PentadError) in
    try await api.unmute(group)
  }
  private static let remove: Call = { api async throws(PentadError) in
    try await api.membersRemove("9", from: "1001")
  }
  private static let destroy: Call = { api async throws(PentadError) in
    try await api.groupsDestroy("1001")
  }
  private static let calls = [delete, pin, unpin, read, mute, unmute, remove, destroy]
  private static let like: Call = { api async throws(PentadError) in
    try await api.like(id, in: group)
  }
  private static let rename: Call = { api async throws(PentadError) in
    try await api.nicknameUpdate("n", in: "1001")
  }

  @Test(arguments: [
    (204, ""), (202, ""), (200, " "), (200, #"{"meta":{"code":200},"response":null}"#),
  ])
  func successStatusIsAccepted(_ status: Int, _ body: String) async throws {
    for call in Self.calls {
      let rig = try APIRig(status, body)
      #expect(await code { () async throws(PentadError) in try await call(rig.api) } == nil)
      #expect(rig.asked.count == 1)
    }
  }

  /// A captive portal's page is not an answer of the server.
  @Test(arguments: ["<html>Log in to the network</html>", "Welcome", #"{"meta":{"co"#])
  func pageOfACaptivePortalIsUnreadable(_ page: String) async throws {
    for call in Self.calls + [Self.like, Self.rename] {
      let rig = try APIRig(200, page)
      let code = await code { () async throws(PentadError) in try await call(rig.api) }
      #expect(code == .unreadableAnswer)
    }
  }
}
