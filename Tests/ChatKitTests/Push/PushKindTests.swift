import PentadCore
import Testing

@testable import ChatKit

/// Every kind of notification, in the forms in which the service has been seen to send it.
@Suite struct PushKindTests {
  private let family = ConversationKey.group("1835")
  private let pair = ConversationKey.direct(between: "101", and: "102")

  private func read(_ data: String, on channel: String = "/user/101") -> PushNotification {
    PushNotification(on: PushChannel(path: channel), Array(data.utf8))
  }

  private func kind(_ data: String, on channel: String = "/user/101") -> PushKind {
    read(data, on: channel).kind
  }

  @Test func aNewMessageOfAGroup() throws {
    let data = """
      {"type":"line.create","alert":"Bob: hello","received_at":1785000000123,
       "subject":{"id":"15717","group_id":"1835","user_id":"102","sender_id":"102","name":"Bob",
        "avatar_url":null,"created_at":1785000000,"source_guid":"g1","system":false,"text":"hello",
        "attachments":[],"picture_url":null,"location":{"lat":null,"foursquare_checkin":false}}}
      """
    let notification = read(data)
    #expect(notification.type == "line.create" && notification.alert == "Bob: hello")
    #expect(notification.receivedAt == 1_785_000_000_123)
    #expect(String(decoding: notification.raw, as: UTF8.self) == data)
    guard case .message(let pushed) = notification.kind else {
      Issue.record("\(notification.kind)")
      return
    }
    #expect(pushed.conversation == family && pushed.id == MessageID(rawValue: 15_717))
    let message = try #require(pushed.page.messages(in: family).first)
    #expect(message.text == "hello" && message.sourceGuid == "g1" && message.senderId == "102")
    #expect(message.createdAt == 1_785_000_000_000)
  }

  @Test func aNewDirectMessage() {
    for id in [
      #""chat_id":"101+102""#, #""conversation_id":"102+101""#, #""chat_id":"101_102""#,
      #""sender_id":"102","recipient_id":"101""#,
    ] {
      let kind = kind(
        """
        {"type":"direct_message.create","alert":"Bob: hi",
         "subject":{"id":"9","text":"hi","user_id":"102","created_at":1,\(id)}}
        """)
      guard case .message(let pushed) = kind else {
        Issue.record("\(kind)")
        continue
      }
      #expect(pushed.conversation == pair && pushed.id == MessageID(rawValue: 9))
    }
  }

  /// A group's message without the group, as it was seen: what it is of is for the store to find out.
  @Test func aMessageWithoutAGroup() {
    let data = #"{"type":"line.create","subject":{"id":"7","text":"x","created_at":1}}"#
    guard case .message(let pushed) = kind(data) else {
      Issue.record("no message")
      return
    }
    #expect(pushed.conversation == nil && pushed.id == MessageID(rawValue: 7))
    guard case .message(let known) = kind(data, on: "/group/1835") else { return }
    #expect(known.conversation == family)
  }

  @Test func aSystemMessageIsAMessage() throws {
    let data = """
      {"type":"line.create","alert":"Ann changed name to Anna",
       "subject":{"id":"8","group_id":"1835","created_at":1785000000,"system":true,"name":"GroupMe",
        "user_id":"system","text":"Ann changed name to Anna",
        "event":{"type":"membership.nickname_changed",
          "data":{"name":"Anna","user":{"id":101,"nickname":"Ann"}}}}}
      """
    guard case .message(let pushed) = kind(data) else { return }
    let message = try #require(pushed.page.messages(in: family).first)
    #expect(message.eventType == "membership.nickname_changed" && message.isSystem)
  }

  @Test func likes() {
    let line = #""line":{"id":"7","group_id":"1835","user_id":"101","text":"x","created_at":1}"#
    let reactions = #"[{"type":"unicode","code":"❤️","user_ids":["102"]}]"#
    let whole = PushedReaction(
      conversation: family, message: MessageID(rawValue: 7), userId: "102", reactionsJSON: reactions
    )
    #expect(
      kind(
        """
        {"type":"like.create","alert":"Bob liked your message","subject":{\(line),
         "reactions":\(reactions),"user_id":"102","user_reaction":{"type":"unicode","code":"❤️"}}}
        """) == .like(whole))
    #expect(
      kind(
        #"{"type":"favorite","subject":{\#(line),"reactions":\#(reactions),"user_id":"102"}}"#,
        on: "/group/1835") == .favorite(whole))
    #expect(whole.reactions == [ChatReaction(.heart, userIds: ["102"])])
    // The reaction was removed: none is left.
    let empty = PushedReaction(
      conversation: family, message: MessageID(rawValue: 7), userId: "102", reactionsJSON: "[]")
    #expect(
      kind(#"{"type":"like.delete","subject":{\#(line),"reactions":[],"user_id":"102"}}"#)
        == .unlike(empty))
    #expect(empty.reactions == [])
  }

  @Test func aLikeWithoutAGroup() {
    let reaction = PushedReaction(
      conversation: nil, message: MessageID(rawValue: 7), userId: "102", reactionsJSON: nil)
    #expect(
      kind(#"{"type":"like.create","subject":{"line":{"id":"7"},"user_id":"102"}}"#)
        == .like(reaction))
    #expect(reaction.reactions == nil)
    let direct = PushedReaction(
      conversation: pair, message: MessageID(rawValue: 7), userId: nil, reactionsJSON: nil)
    #expect(
      kind(#"{"type":"favorite","subject":{"line":{"id":7}}}"#, on: "/direct_message/101_102")
        == .favorite(direct))
  }

  @Test func editsAndDeletions() {
    let data = """
      {"type":"message.deleted","subject":{"id":"7","group_id":"1835","created_at":1,
       "text":"This message was deleted","deleted_at":"2026-07-29T12:00:00.5Z",
       "deletion_actor":"sender"}}
      """
    guard case .messageDeleted(let deleted) = kind(data, on: "/group/1835") else {
      Issue.record("no deletion")
      return
    }
    #expect(deleted.id == MessageID(rawValue: 7) && deleted.conversation == family)
    #expect(deleted.deletedAt == 1_785_326_400_500)
    let bare = #"{"type":"message.deleted","subject":{"id":"7"}}"#
    guard case .messageDeleted(let cut) = kind(bare, on: "/group/1835") else { return }
    #expect(cut.id == MessageID(rawValue: 7) && cut.conversation == family && cut.deletedAt == nil)
    let edit = """
      {"type":"message.update","subject":{"id":"7","group_id":"1835","created_at":1,"text":"new",
       "updated_at":1785326400}}
      """
    guard case .messageUpdated(let edited) = kind(edit, on: "/group/1835") else {
      Issue.record("no edit")
      return
    }
    #expect(edited.id == MessageID(rawValue: 7) && edited.deletedAt == nil)
  }

  @Test func typingNotices() {
    let data = #"{"type":"typing","user_id":"102","started":1785000000500}"#
    let notice = TypingNotice(
      conversation: family, userId: "102", startedAt: 1_785_000_000_500)
    #expect(kind(data, on: "/group/1835") == .typing(notice))
    #expect(
      kind(data, on: "/direct_message/101_102")
        == .typing(
          TypingNotice(conversation: pair, userId: "102", startedAt: 1_785_000_000_500)))
    #expect(kind(data) == .unknown)
    #expect(kind(#"{"type":"typing","started":1}"#, on: "/group/1835") == .unknown)
  }

  @Test func membershipsAndReceipts() {
    #expect(
      kind(#"{"type":"membership.create","subject":{"id":"1835","name":"Family"}}"#)
        == .membershipCreated("1835"))
    #expect(
      kind(
        """
        {"type":"read_receipt.create","subject":{"id":"1","chat_id":"101+102","user_id":"102",
         "message_id":"7","read_at":1785000000}}
        """, on: "/direct_message/101_102")
        == .readReceipt(
          ReadReceipt(
            conversation: pair, userId: "102", message: MessageID(rawValue: 7),
            readAt: 1_785_000_000_000)))
    #expect(
      kind(
        #"{"type":"read_receipt.create","subject":{"message_id":"7"}}"#,
        on: "/direct_message/101_102")
        == .readReceipt(
          ReadReceipt(
            conversation: pair, userId: nil, message: MessageID(rawValue: 7), readAt: nil)))
  }

  @Test func signsOfLife() {
    #expect(kind(#"{"type":"ping"}"#) == .ping)
    #expect(kind(#"{"ping":true}"#) == .ping)
    #expect(read(#"{"ping":true}"#).type == "ping")
    #expect(kind(#"{"ping":false}"#) == .unknown)
    #expect(kind(#"{"type":"subscribe"}"#) == .subscribe)
  }

  /// A notification without a known meaning is delivered unchanged.
  @Test(arguments: [
    "null", "[]", "7", "\"text\"", "{}", #"{"type":7}"#, #"{"type":"poll.created","subject":{}}"#,
    #"{"type":"line.create"}"#, #"{"type":"line.create","subject":null}"#,
    #"{"type":"line.create","subject":[]}"#, #"{"type":"line.create","subject":{}}"#,
    #"{"type":"line.create","subject":{"id":"abc"}}"#,
    #"{"type":"line.create","subject":{"id":"-5"}}"#,
    #"{"type":"line.create","subject":{"id":99999999999999999999}}"#,
    #"{"type":"line.create","subject":{"id":{"a":1}}}"#, #"{"type":"like.create","subject":{}}"#,
    #"{"type":"like.create","subject":{"line":[]}}"#, #"{"type":"membership.create","subject":{}}"#,
    #"{"type":"read_receipt.create","subject":{"message_id":[]}}"#,
    #"{"type":"message.deleted","subject":{"deleted_at":"never"}}"#,
  ])
  func malformedNotificationsAreUnknown(_ data: String) {
    let notification = read(data)
    #expect(notification.kind == .unknown)
    #expect(String(decoding: notification.raw, as: UTF8.self) == data)
  }
}
