import Foundation
import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Replies to announcements.
@Suite struct CanvasPostTests {
  private static let thread = #"""
    {"unread_entries":[3,"12345678901234567"],"forced_entries":[],"entry_ratings":{},
     "participants":[{"id":1,"display_name":"Ada"},{"id":"2","display_name":"Grace"},{"id":null}],
     "view":[{"id":1,"user_id":1,"parent_id":null,"created_at":"2026-09-01T10:00:00Z","message":"<p>One</p>",
       "replies":[{"id":2,"user_id":2,"parent_id":1,"created_at":"2026-09-01T12:00:00Z","deleted":true,
         "replies":[{"id":"3","user_id":1,"parent_id":2,"created_at":"2026-09-01T11:00:00Z","message":"Three"}]}]}],
     "new_entries":[{"id":3,"user_id":1,"parent_id":2,"created_at":"2026-09-01T11:00:00Z","message":"Three"},
       {"id":12345678901234567,"created_at":"2026-09-02T11:00:00Z","message":"anonymous"},{"message":"x"}]}
    """#

  @Test func aThreadIsFlatAndInOrder() async throws {
    let rig = try await CanvasRig.always(Self.thread)
    let reply = try await rig.source.posts(to: "7", of: "1")
    #expect(
      rig.asked == ["GET /api/v1/courses/1/discussion_topics/7/view?include_new_entries=1"])
    let posts = reply.value
    #expect(posts.map(\.id) == ["1", "3", "2", "12345678901234567"])
    #expect(posts.map(\.parentId) == [nil, "2", "1", nil])
    #expect(posts.map(\.author) == ["Ada", "Ada", "Grace", nil])
    #expect(posts.map(\.text) == ["One", "Three", "", "anonymous"])
    #expect(posts.map(\.isRead) == [true, false, true, false])
    #expect(posts.map(\.isDeleted) == [false, false, true, false])
    #expect(reply.diagnostics.map(\.path) == ["new_entries[2]"])
  }

  @Test func aReplyWithoutADateDoesNotHideThoseToIt() async throws {
    let rig = try await CanvasRig.always(
      #"{"view":[{"id":1,"message":"x","replies":[{"id":2,"created_at":"2026-09-01T10:00:00Z","message":"y"}]}]}"#
    )
    let reply = try await rig.source.posts(to: "7", of: "1")
    #expect(reply.value.map(\.id) == ["2"])
    #expect(reply.diagnostics.map(\.path) == ["view[0].created_at"])
  }

  private static func nested(_ depth: Int, _ open: String, _ close: String) -> String {
    let start = #"{"id":1,"created_at":"2026-09-01T10:00:00Z","message":"x","replies":"# + open
    let end = close + "}"
    let text = String(repeating: start, count: depth) + String(repeating: end, count: depth)
    return #"{"view":[\#(text.replacing(#""replies":}"#, with: #""replies":[]}"#))]}"#
  }

  /// No answer takes more than linear time.
  @Test(
    arguments: [
      (50, nil), (51, .unexpectedAnswer), (250, .unexpectedAnswer), (100_000, .unreadableAnswer),
    ] as [(Int, PentadError.Code?)])
  func aThreadOfAnyDepth(_ depth: Int, _ expected: PentadError.Code?) async throws {
    let rig = try await CanvasRig.always(Self.nested(depth, "[", "]"))
    let code = await thrownCode { _ = try await rig.source.posts(to: "7", of: "1") }
    #expect(code == expected)
  }

  /// The stack of a thread may be as small as 512 KB. A single reply may come without its list.
  @Test(arguments: [("[", "]"), ("", "")])
  func theDeepestThreadNeedsASmallStack(_ open: String, _ close: String) async throws {
    let body = Array(Self.nested(240, open, close).utf8)
    let code: PentadError.Code? = await withCheckedContinuation { continuation in
      let thread = Thread {
        do throws(PentadError) {
          _ = try CanvasReply.read(CanvasThread.self, from: body)
          continuation.resume(returning: nil)
        } catch {
          continuation.resume(returning: error.code)
        }
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(code == .unexpectedAnswer)
  }

  @Test func aReplyIsEscaped() async throws {
    let rig = try await CanvasRig.always(
      #"{"id":9,"user_id":42,"parent_id":3,"created_at":"2026-09-01T10:00:00Z","message":"<p>a &lt; b<br>c</p>"}"#,
      status: 201)
    let post = try await rig.source.post("a < b\nc", to: "7", parent: "3", of: "1")
    #expect(post.id == "9" && post.parentId == "3" && post.authorId == "42")
    #expect(rig.asked == ["POST /api/v1/courses/1/discussion_topics/7/entries/3/replies"])
    let request = rig.transport.requests[0]
    #expect(request.bodyText == "message=%3Cp%3Ea%20%26lt%3B%20b%3Cbr%3Ec%3C%2Fp%3E")
    #expect(!request.isRepeatable)
    _ = try await rig.source.post("x", to: "7", parent: nil, of: "1")
    #expect(rig.asked[1] == "POST /api/v1/courses/1/discussion_topics/7/entries")
  }

  @Test func aThreadThatAsksForAReplyFirst() async throws {
    let rig = try await CanvasRig.always("require_initial_post", status: 403)
    let error = await #expect(throws: PentadError.self) {
      try await rig.source.posts(to: "7", of: "1")
    }
    #expect(error?.code == .replyRequired && error?.message.contains("reply to this") == true)
  }
}
