import ChatKit
import Testing

/// Keys of conversations as text, and who is in them.
@Suite struct ConversationKeyTests {
  @Test(arguments: [
    ("2", "10", "d:2+10"), ("10", "2", "d:2+10"), ("7", "7", "d:7+7"), ("x", "3", "d:3+x"),
    ("b", "a", "d:a+b"), ("100", "99", "d:99+100"),
  ])
  func lowerUserIdComesFirst(_ one: String, _ other: String, _ text: String) {
    let key = ConversationKey.direct(between: one, and: other)
    #expect(key.text == text)
    #expect(ConversationKey(text: text) == key)
    #expect(key == .direct(between: other, and: one))
  }

  @Test func aGroupHasItsId() {
    let key = ConversationKey.group("123")
    #expect(key.text == "g:123" && key.remoteId == "123" && key.groupId == "123")
    #expect("\(key)" == "g:123")
    #expect(ConversationKey(text: "g:123") == key)
    #expect(key.other(than: "1") == nil)
  }

  @Test(arguments: [
    "", "g", "g:", "d:", "d:1", "d:1+", "d:+1", "d:1+2+3", "t:5", "123", "g:1+2", "d1+2",
  ])
  func otherTextsAreRejected(_ text: String) {
    #expect(ConversationKey(text: text) == nil)
  }

  @Test func usersInTheWrongOrderAreTheSameKey() {
    #expect(ConversationKey(text: "d:10+2")?.text == "d:2+10")
    #expect(ConversationKey(directId: "10_2")?.text == "d:2+10")
    #expect(ConversationKey(directId: "10+2")?.remoteId == "2+10")
    #expect(ConversationKey(directId: "10-2") == nil)
  }

  @Test(arguments: [("101", "102"), ("102", "101")])
  func usersAreInOrder(_ one: String, _ other: String) {
    guard case .direct(let users) = ConversationKey.direct(between: one, and: other) else {
      Issue.record("it is a group's")
      return
    }
    #expect(users.lesser == "101" && users.greater == "102")
  }

  @Test func otherUserIsReturned() {
    let key = ConversationKey.direct(between: "101", and: "102")
    #expect(key.other(than: "101") == "102")
    #expect(key.other(than: "102") == "101")
    #expect(key.other(than: "103") == nil)
    #expect(ConversationKey.direct(between: "5", and: "5").other(than: "5") == "5")
    #expect(key.groupId == nil)
  }
}
