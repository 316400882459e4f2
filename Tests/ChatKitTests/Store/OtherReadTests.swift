import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The read mark of the other user in a direct chat; replies; pushed deletions.
@Suite struct OtherReadTests {
  private let world = StoreWorld()
  private let key = ConversationKey.direct(between: "101", and: "102")

  private func page(_ receipt: String) -> MessagePage {
    MessagePage(
      GroupMeSamples.answer(
        #"{"count":1,"direct_messages":[\#(GroupMeSamples.direct)],"read_receipt":\#(receipt)}"#))
  }

  @Test func `a page and a push contain the other's read mark`() async throws {
    let store = try await world.open()
    let receipt = #"{"chat_id":"101+102","message_id":"50","user_id":"102","read_at":1747779017}"#
    try await store.ingest(page(receipt), in: key, .newest)
    let chat = try await store.chat(key)
    #expect(chat?.otherReadMessage == MessageID(50) && chat?.otherReadAt == 1_747_779_017_000)
    let pushed = ReadReceipt(
      conversation: key, userId: "102", message: MessageID(60), readAt: nil)
    try await store.note(other: pushed, in: key)
    #expect(try await store.chat(key)?.otherReadMessage == MessageID(60))
    #expect(try await store.log.count { $0 == .conversationChanged(key) } >= 2)
    // An older one, one's own and a stranger's change nothing.
    for (user, id) in [("102", 55), ("101", 70), ("103", 80)] as [(String, Int64)] {
      let other = ReadReceipt(conversation: key, userId: user, message: MessageID(id), readAt: 1)
      try await store.note(other: other, in: key)
    }
    #expect(try await store.chat(key)?.otherReadMessage == MessageID(60))
  }

  @Test(
    arguments: [
      ["type": "reply", "reply_id": "3", "base_reply_id": "1"],
      ["type": "reply", "base_reply_id": "1"], ["type": "reply", "reply_id": "1"],
    ] as [JSONValue])
  func `a reply to a reply names the first message`(attachment: JSONValue) async throws {
    let store = try await world.open()
    let answered = Line(5, "answer").with { $0.attachments = [attachment] }
    try await store.ingest(.answer([Line(1), answered]), in: .seven, .newest)
    #expect(try await store.message(MessageID(5))?.replyTo != nil)
    let reply = OutgoingAttachment.ready(.reply(.init(to: MessageID(5))))
    let raw = OutgoingAttachment.ready(.unknown(#"{"type":"reply","reply_id":"5"}"#))
    for attachment in [reply, raw] {
      let sent = try await store.append(
        text: "more", attachments: [attachment], sourceGuid: "g\(attachment.hashValue)",
        to: .seven)
      let ready = sent.attachments.first.flatMap {
        if case .ready(let one) = $0 { one } else { nil }
      }
      #expect(
        ready?.json == #"{"type":"reply","user_id":"102","reply_id":"5","base_reply_id":"1"}"#)
    }
    let first = try await store.append(
      text: "first", attachments: [.ready(.reply(.init(to: MessageID(1))))], sourceGuid: "f",
      to: .seven)
    #expect("\(first.attachments)".contains("base: 1"))
  }

  @Test func `a pushed deletion has its actor and replacement text`() async throws {
    let store = try await world.open()
    try await store.ingest(.answer([Line(5, "bad")]), in: .seven, .newest)
    let subject = #"""
      {"id":"5","group_id":"7","deleted_at":"2026-07-29T12:00:00Z","deletion_actor":"admin",
      "text":"An admin deleted this message"}
      """#
    let data = #"{"type":"message.deleted","subject":\#(subject)}"#
    let pushed = PushNotification(on: PushChannel(path: "/group/7"), Array(data.utf8))
    guard case .messageDeleted(let message) = pushed.kind else {
      Issue.record("no deletion")
      return
    }
    try await store.apply(
      deletion: message.id, in: .seven, at: message.deletedAt, by: message.deletionActor,
      text: message.text)
    let deleted = try await store.message(MessageID(5))
    #expect(deleted?.deletionActor == "admin" && deleted?.isDeleted == true)
    #expect(deleted?.text == "An admin deleted this message")
  }

  @Test(arguments: [
    ("like.create", "line"), ("like.delete", "direct_message"), ("favorite", "line"),
    ("reaction.create", "line"), ("favorite.destroy", "message"),
  ])
  func `a reaction is read under each of its names`(type: String, member: String) {
    let data = #"""
      {"type":"\#(type)","subject":{"\#(member)":{"id":"5","group_id":"7"},"reactions":[],
      "user_id":"9"}}
      """#
    switch PushNotification(on: .user("101"), Array(data.utf8)).kind {
    case .like(let one), .unlike(let one), .favorite(let one):
      #expect(one.message == MessageID(5) && one.reactionsJSON == "[]" && one.userId == "9")
    default: Issue.record("no reaction")
    }
  }
}
