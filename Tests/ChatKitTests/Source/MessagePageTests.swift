import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// Messages as the server sends them.
@Suite struct MessagePageTests {
  private let group = ConversationKey.group("1001")

  @Test func aMessageHasAllThatCame() throws {
    let page = MessagePage(GroupMeSamples.page(GroupMeSamples.message))
    let message = try #require(try page.messages(in: group).first)
    #expect(message.id == MessageID(rawValue: 170_000_000_000_000_009))
    #expect(message.conversation == group)
    #expect(message.sourceGuid == "3f1c" && message.senderId == "101" && message.name == "Ann 😀")
    #expect(message.senderKind == .user && !message.isSystem)
    #expect(message.createdAt == 1_785_301_508_000 && message.updatedAt == 1_785_303_382_000)
    #expect(message.text == "line\none 😀")
    #expect(message.avatarURL == "https://i.groupme.com/a")
    #expect(message.favoritedBy == ["101", "66"])
    #expect(message.reactions == [ChatReaction(.heart, userIds: ["101", "66"])])
    #expect(message.pinnedAt == 1_785_303_387_000 && message.pinnedBy == "102")
    #expect(message.attachments.count == 2)
    #expect(message.replyTo == MessageID(rawValue: 170_000_000_000_000_001))
    #expect(message.event == nil && message.extra == nil)
    #expect(!message.isDeleted)
  }

  @Test func deletedMessageHasDateAndActor() throws {
    let page = MessagePage(GroupMeSamples.page(GroupMeSamples.deleted, GroupMeSamples.notice))
    let messages = try page.messages(in: group)
    #expect(messages[0].deletedAt == 1_785_303_362_000 && messages[0].deletionActor == "admin")
    #expect(messages[0].isDeleted && messages[0].attachmentsJSON == nil)
    #expect(messages[0].pinnedBy == nil && messages[0].favoritedByJSON == nil)
    #expect(messages[1].isSystem && messages[1].senderKind == .system)
    #expect(messages[1].eventType == "message.deleted")
    #expect(
      messages[1].event
        == .messageDeleted(messages[0].id, at: 1_785_303_362_000, by: "admin"))
  }

  @Test func pageReportsItsLowestAndHighestId() throws {
    let page = MessagePage(
      GroupMeSamples.page(GroupMeSamples.message, GroupMeSamples.deleted, GroupMeSamples.notice))
    let summary = try page.forEach({ _ in })
    #expect(summary.count == 3 && summary.total == 46_070)
    #expect(summary.lowest == MessageID(rawValue: 170_000_000_000_000_002))
    #expect(summary.highest == MessageID(rawValue: 170_000_000_000_000_009))
    #expect(summary.readReceipt == nil)
  }

  @Test func directMessagesHaveAReceipt() throws {
    let page = MessagePage(
      GroupMeSamples.answer(
        """
        {"count":742,"direct_messages":[\(GroupMeSamples.direct)],"read_receipt":{"id":"",
        "chat_id":"101+102","message_id":"174777858990222590","user_id":"102","read_at":1747779017}}
        """))
    var conversation: ConversationKey?
    let summary = try page.forEach({ conversation = $0.conversation(for: "101") })
    #expect(conversation == .direct(between: "101", and: "102"))
    #expect(
      summary.readReceipt
        == ReadReceipt(
          conversation: conversation, userId: "102",
          message: MessageID(rawValue: 174_777_858_990_222_590), readAt: 1_747_779_017_000))
  }

  @Test func pushHasContentFieldsOnly() throws {
    let page = MessagePage(message: Array(GroupMeSamples.push.utf8))
    var fields: MessageFields?
    var conversation: ConversationKey?
    try page.forEach({
      fields = $0.fields
      conversation = $0.conversation(for: "101")
    })
    #expect(fields == .content)
    #expect(conversation == group)
    let message = try #require(try page.messages(in: group).first)
    #expect(message.deletedAt == 1_751_413_222_891)
    // A location without content and null members have no effect.
    #expect(message.extra == nil)
    let all = MessagePage(GroupMeSamples.page(GroupMeSamples.message))
    try all.forEach({ #expect($0.fields == .all) })
  }

  @Test func aSystemMessageToOneIsOne() throws {
    let page = MessagePage(message: Array(GroupMeSamples.directPush.utf8))
    let key = ConversationKey.direct(between: "101", and: "102")
    let message = try #require(try page.messages(in: key).first)
    #expect(message.isSystem && message.senderKind == .system && message.avatarURL == nil)
    try page.forEach({ #expect($0.conversation(for: "101") == key) })
  }

  @Test func unknownMembersAreKept() throws {
    let text = #"""
      {"zeta": [1,  {"k":"\u0041"}],"id":"1","created_at":5,"user_id":"7","sender_id":"8","alpha":1.50,
      "text":{"rich":true},"name":12,"platform":"sms","system":"yes","event":"odd","attachments":{"a":1},
      "location":{"lat":"1"},"favorited_by":3,"avatar_url":[],"alpha":2e3,"nothing":null,"updated_at":"soon",
      "es\"c":0}
      """#
    let message = try #require(
      try MessagePage(message: Array(text.utf8)).messages(in: group).first)
    #expect(
      message.extra == #"""
        {"alpha":2e3,"attachments":{"a":1},"avatar_url":[],"es\"c":0,"event":"odd","favorited_by":3,"location":{"lat":"1"},"name":12,"platform":"sms","system":"yes","text":{"rich":true},"updated_at":"soon","user_id":"7","zeta":[1,  {"k":"\u0041"}]}
        """#)
    #expect(message.senderId == "8" && message.text == nil && message.name == nil)
    #expect(message.attachmentsJSON == nil && message.event == nil && !message.isSystem)
  }

  @Test func listsAreKeptAsTheyCame() throws {
    let attachments = #"[ {"type":"new","b":1, "a":[ ] } , 7 ]"#
    let text = """
      {"id":1,"created_at":"5","sender_id":9,"attachments":\(attachments),"reactions":[ ],
      "favorited_by":[]}
      """
    let message = try #require(
      try MessagePage(message: Array(text.utf8)).messages(in: group).first)
    #expect(message.attachmentsJSON == attachments)
    #expect(message.reactionsJSON == nil && message.favoritedByJSON == nil)
    #expect(message.id == MessageID(rawValue: 1) && message.createdAt == 5_000)
    #expect(message.senderId == "9")
  }

  @Test func theLastOfTwoNamesCounts() throws {
    let text = #"{"id":"1","id":"2","created_at":1,"created_at":2,"text":"a","text":"b"}"#
    let message = try #require(
      try MessagePage(message: Array(text.utf8)).messages(in: group).first)
    #expect(message.id == MessageID(rawValue: 2) && message.createdAt == 2_000)
    #expect(message.text == "b")
  }

  @Test(arguments: [
    #"{"response":{"message":M},"meta":{"code":201}}"#,
    #"{"response":{"direct_message":M},"meta":{"code":201,"errors":[]}}"#,
    #"{"meta":{"code":200,"errors":null},"response":{"messages":[M]}}"#,
    #"{"response":{"messages":[M],"count":null}}"#, #" {"response" : {"messages" : [M ]} } "#,
  ])
  func envelopesVary(_ form: String) throws {
    let page = MessagePage(form.replacing("M", with: GroupMeSamples.direct))
    #expect(try page.messages(in: group).count == 1)
  }

  @Test(arguments: [
    #"{"response":null,"meta":{"code":200}}"#, #"{"response":[],"meta":{"code":200}}"#,
    #"{"response":{"count":0,"messages":[]}}"#, #"{"response":{"count":0,"messages":null}}"#,
    #"{"response":{"message":null}}"#,
  ])
  func nothingIsWrittenInSeveralWays(_ text: String) throws {
    let summary = try MessagePage(text).forEach({ _ in })
    #expect(summary.count == 0 && summary.lowest == nil && summary.highest == nil)
  }

  @Test func anEmptyPageHasNoBytes() throws {
    #expect(try MessagePage.empty.forEach({ _ in }) == PageSummary())
  }

  @Test func theCallersErrorComesThrough() {
    let page = MessagePage(GroupMeSamples.page(GroupMeSamples.message))
    let error = PentadError(.storage, "full")
    #expect(throws: error) {
      try page.forEach({ _ throws(PentadError) in throw error })
    }
  }
}
