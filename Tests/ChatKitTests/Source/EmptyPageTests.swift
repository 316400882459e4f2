import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The forms of the server's answer for an empty page.
@Suite struct EmptyPageTests {
  private static let group = ConversationKey.group("1001")
  private static let id = MessageID(rawValue: 77)

  @Test(arguments: [
    (304, ""), (204, ""), (200, #"{"response":{"count":0,"messages":[]}}"#),
    (200, #"{"response":null,"meta":{"code":200}}"#), (200, #"{"response":[]}"#),
  ])
  func emptyAnswersAreEmptyPages(_ status: Int, _ body: String) async throws {
    for cursor in [MessageCursor.newest, .before(Self.id), .after(Self.id), .since(Self.id)] {
      let rig = try APIRig(status, body)
      let page = try await rig.api.messagesIndex(Self.group, cursor)
      #expect(try page.forEach({ _ in }).count == 0)
    }
  }

  /// fdalvi/groupme-archiver#2: the code of a refusal in the body alone.
  @Test(arguments: [
    (
      #"{"response":null,"meta":{"code":429,"errors":["slow down"]}}"#,
      PentadError.Code.tooManyRequests
    ),
    (#"{"meta":{"code":42901}}"#, .tooManyRequests),
    (#"{"response":null,"meta":{"code":500}}"#, .serverUnavailable),
    (#"{"meta":{"code":40121,"errors":null},"response":null}"#, .banned),
  ])
  func `a refusal with the status of a success is no empty page`(
    body: String, code expected: PentadError.Code
  ) async throws {
    let rig = try APIRig(200, body)
    for cursor in [MessageCursor.newest, .before(Self.id), .after(Self.id)] {
      let code = await code { () async throws(PentadError) in
        _ = try await rig.api.messagesIndex(Self.group, cursor)
      }
      #expect(code == expected)
    }
    let groups = await code { () async throws(PentadError) in
      _ = try await rig.api.groupsIndex(page: 1)
    }
    #expect(groups == expected)
  }

  /// A proxy or a lost connection can cause an empty body: the server did not report an empty page.
  @Test func lostBodyIsNotAnEmptyPage() async throws {
    for cursor in [MessageCursor.newest, .before(Self.id), .after(Self.id)] {
      let rig = try APIRig(200, "")
      let page = try await rig.api.messagesIndex(Self.group, cursor)
      let error = #expect(throws: PentadError.self) { try page.forEach({ _ in }) }
      #expect(error?.code == .unreadableAnswer)
    }
  }

  /// Behind the oldest message of a group that is there.
  @Test func notFoundBehindTheOldest() async throws {
    let rig = try APIRig { request, _ in
      request.url.string.contains("before_id")
        ? .text(404, "") : .text(200, GroupMeSamples.page(GroupMeSamples.message))
    }
    let page = try await rig.api.messagesIndex(Self.group, .before(Self.id))
    #expect(page == .empty)
    #expect(rig.asked.count == 3 && rig.asked[1].contains("limit=1&"))
    #expect(rig.asked.first == rig.asked.last)
  }

  @Test func singleNotFoundIsNotTheEnd() async throws {
    let rig = try APIRig { _, number in
      number == 1 ? .text(404, "") : .text(200, GroupMeSamples.page(GroupMeSamples.message))
    }
    let page = try await rig.api.messagesIndex(Self.group, .before(Self.id))
    #expect(try page.forEach({ _ in }).count == 1)
    #expect(rig.asked.count == 3 && rig.asked[0] == rig.asked[2])
  }

  /// A group that the user is no longer in is never one whose beginning has been reached.
  @Test func notFoundForAGroupThatIsGone() async throws {
    for cursor in [MessageCursor.newest, .before(Self.id), .after(Self.id)] {
      let rig = try APIRig(404, "")
      let code = await code { () async throws(PentadError) in
        _ = try await rig.api.messagesIndex(Self.group, cursor)
      }
      #expect(code == .notMember)
    }
  }

  @Test func emptyListsAreWrittenInSeveralWays() async throws {
    for body in ["", #"{"response":[]}"#, #"{"response":null}"#, #"{"meta":{},"response":[]}"#] {
      let rig = try APIRig(200, body)
      #expect(try await rig.api.groupsIndex(page: 9).isEmpty)
      #expect(try await rig.api.groupsFormer().isEmpty)
      #expect(try await rig.api.chatsIndex(page: 9).isEmpty)
      #expect(try await rig.api.readReceipts().isEmpty)
      #expect(try await rig.api.membersResults("r", in: "1").isEmpty)
    }
  }
}
