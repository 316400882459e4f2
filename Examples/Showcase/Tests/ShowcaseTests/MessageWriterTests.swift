import ChatKit
import PentadCore
import Testing

@testable import Showcase

@Suite struct MessageWriterTests {
  @Test func `a gap is shown between the messages around it`() {
    let rows = writer.rows(
      [message(1), message(2), message(9)], gaps: [MessageGap(after: id(2), before: id(9))])
    #expect(rows.map(\.kind) == ["other", "other", "gap", "other"])
    #expect(rows[2].text?.contains("missing here") == true)
  }

  @Test func `a deleted message shows only who deleted it`() {
    let rows = writer.rows(
      [
        message(1, deletedAt: 5),
        message(2, deletedAt: 5, deletionActor: "admin"),
      ], gaps: [])
    #expect(rows.map(\.marks) == [["deleted by the author"], ["deleted by an administrator"]])
    #expect(rows.allSatisfy { $0.text == nil && $0.like == nil })
  }

  @Test func `edits, pins and own messages are marked`() {
    let row = writer.rows([message(1, by: "101", updatedAt: 5, pinnedAt: 6)], gaps: [])[0]
    #expect(row.marks == ["edited", "pinned", "sent"])
    #expect(row.author == "You")
    #expect(row.said == nil)
  }

  @Test func `likes name people, and the user's own can be taken back`() {
    let row = writer.rows(
      [message(1, favoritedBy: #"["101","102","103","104","105"]"#)], gaps: [])[0]
    #expect(row.likes == "5 likes: You, Bob, Unknown member and 2 more")
    #expect(row.like?.isLiked == true)
  }

  @Test func `an answer quotes what it answers`() {
    let rows = writer.rows(
      [
        message(1, by: "101"), message(2, replyTo: id(1)), message(3, replyTo: id(99)),
      ],
      gaps: [])
    #expect(rows[1].reply == "Reply to you: text 1")
    #expect(rows[2].reply == "Reply to an earlier message")
  }

  @Test func `pictures of the server are shown, others are links`() {
    let json = #"""
      [{"type":"image","url":"http://here/i/200x100.jpeg.0123456789abcdef0123456789abcdef"},
       {"type":"image","url":"https://there/a.png"},{"type":"image","url":"javascript:x"},
       {"type":"location","lat":"1","lng":"2","name":"The pier"},{"type":"poll","poll_id":"1"}]
      """#
    let row = writer.rows([message(1, attachments: json)], gaps: [])[0]
    #expect(row.pictures.map(\.source) == ["/chat/pictures/1/0", nil, nil])
    #expect(row.pictures.map(\.link) == [nil, "https://there/a.png", nil])
    #expect(row.pictures[0].alt == "Picture by Bob, 200 × 100 pixels")
    #expect(row.notes == ["Location: The pier", "Poll"])
  }

  @Test(arguments: [
    (OutgoingMessage.State.queued, "not sent yet", "outgoing"),
    (.sending, "sending", "outgoing"), (.failed, "not sent: no", "failed"),
    (.verifying, "checking delivery", "outgoing"),
  ])
  func `an outgoing message shows its state`(
    state: OutgoingMessage.State, mark: String, kind: String
  ) {
    let message = OutgoingMessage(
      localId: 1, sourceGuid: "a", conversation: .group("1"), text: "x", state: state,
      failure: state == .failed ? PentadError(.refused, "no") : nil, createdAt: 0)
    let row = writer.rows([.outgoing(message)], gaps: [])[0]
    #expect(row.marks == [mark])
    #expect(row.kind == kind)
    #expect(row.outgoing?.hasFailed == (state == .failed))
  }

  private let writer = MessageWriter(
    key: .group("1"), userId: "101", names: ["101": "You", "102": "Bob"],
    isOwnServer: { $0.hasPrefix("http://here/") })

  private func id(_ number: Int64) -> MessageID { MessageID(rawValue: number) }

  private func message(
    _ number: Int64, by user: String = "102", attachments: String? = nil,
    favoritedBy: String? = nil, updatedAt: Int64? = nil, deletedAt: Int64? = nil,
    deletionActor: String? = nil, pinnedAt: Int64? = nil, replyTo: MessageID? = nil
  ) -> TimelineItem {
    .message(
      ChatMessage(
        id: id(number), conversation: .group("1"), createdAt: 1_700_000_000_000, senderId: user,
        name: user == "102" ? "Bob" : "Alice", text: "text \(number)",
        attachmentsJSON: attachments, favoritedByJSON: favoritedBy, updatedAt: updatedAt,
        deletedAt: deletedAt, deletionActor: deletionActor, pinnedAt: pinnedAt, replyTo: replyTo))
  }
}
