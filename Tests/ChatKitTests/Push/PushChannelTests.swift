import Testing

@testable import ChatKit

@Suite struct PushChannelTests {
  @Test(arguments: [
    ("/user/101", PushChannel.user("101")),
    ("/group/5", .conversation(.group("5"))),
    ("/direct_message/9_10", .conversation(.direct(between: "10", and: "9"))),
    ("/topic/5", .other("/topic/5")),
  ])
  func aChannelHasAPath(_ path: String, _ channel: PushChannel) {
    #expect(PushChannel(path: path) == channel && channel.path == path)
    #expect(channel.description == path)
  }

  @Test(arguments: ["", "/", "//", "/user", "/user/", "user/101", "/user/1/2", "/direct_message/5"])
  func aPathMayBeAnything(_ path: String) {
    #expect(PushChannel(path: path) == .other(path))
  }

  @Test func someChannelsAreAConversations() {
    #expect(PushChannel(path: "/group/5").conversation == .group("5"))
    #expect(
      PushChannel(path: "/direct_message/2_1").conversation == .direct(between: "1", and: "2"))
    #expect(PushChannel.user("101").conversation == nil)
  }
}
