import ChatKit
import Foundation
import HTTPTypes
import PentadCore
import ReferenceServer
import Testing

@testable import Showcase

@Suite struct ChatScreensTests {
  @Test func `without a token there is a form for one, and a wrong one is refused`() async throws {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    try await Served.with(server: reference.url) { served in
      for address in ["/chat", "/chat/account", "/chat/g:1", "/chat/g:1/members"] {
        let page = try await served.get(address)
        #expect(page.text.contains("<input id=\"token\" name=\"token\" type=\"password\""))
      }
      let refused = try await served.post("/chat/signin", "token=tok-eve")
      #expect(refused.headers[.location] == "/chat?refused=yes")
      #expect(try await served.get("/chat?refused=yes").text.contains("rejected this token"))
      let early = try await served.post(Chat.bob + "/messages", "text=Hello")
      #expect(early.status == 403)
      #expect(early.text.contains("Sign in under Chat."))
    }
    await reference.stop()
  }

  @Test func `a token is in no page and no address`() async throws {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    try await Chat.signedIn(reference) { served in
      let list = try await served.get("/chat")
      let keys = list.text.matches(of: /href="(\/chat\/[gd]:[^"#]+)#write"/).map { String($0.1) }
      for address in ["/chat", "/chat/account"] + keys + keys.map({ $0 + "/members" }) {
        let page = try await served.get(address)
        #expect(page.status == 200)
        #expect(!page.text.contains("tok-alice"))
      }
    }
    await reference.stop()
  }

  @Test func `the list has groups and direct chats with unread counts`() async throws {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    try await Chat.signedIn(reference) { served in
      let list = try await served.get("/chat")
      #expect(list.text.contains("Signed in as <strong>Alice</strong>"))
      #expect(list.count("href=\"/chat/g:") == GroupMeSize.small.groups)
      #expect(list.count("href=\"/chat/d:") == GroupMeSize.small.chats)
      #expect(list.text.contains("data-live=\"/chat/events\""))
      try reference.groupMe.post("Are you there?", by: "102", in: "101+102")
      try await served.until("/chat") { $0.text.contains("<span class=\"badge new\">") }
      let chat = try await served.get("/chat/d:101%2B102")
      #expect(chat.text.contains("Are you there?"))
      _ = try await served.post("/chat/d:101%2B102/read")
      #expect(!(try await served.get("/chat/d:101%2B102").text.contains("badge new")))
    }
    await reference.stop()
  }

  @Test func `a sent message arrives, and received messages are shown`() async throws {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    try await Chat.signedIn(reference) { served in
      let sent = try await served.post(Chat.bob + "/messages", "text=%3Cb%3EHello%3C%2Fb%3E")
      #expect(sent.headers[.location] == Chat.bob)
      try await served.until(Chat.bob) { page in
        page.text.contains("&lt;b&gt;Hello&lt;/b&gt;") && !page.text.contains("not sent yet")
      }
      #expect(!(try await served.get(Chat.bob).text.contains("<b>Hello")))
      let id = try reference.groupMe.post("Hi Alice", by: "102", in: "101+102")
      try await served.until(Chat.bob) { $0.text.contains("data-say=\"Bob: Hi Alice\"") }
      let before = try await served.get(Chat.bob).count("1 like: You")
      _ = try await served.post(Chat.bob + "/likes", "message=\(id)&do=like")
      #expect(try await served.get(Chat.bob).count("1 like: You") == before + 1)
      _ = try await served.post(Chat.bob + "/likes", "message=\(id)&do=unlike")
      #expect(try await served.get(Chat.bob).count("1 like: You") == before)
      try reference.groupMe.delete(id)
      try await served.until(Chat.bob) { $0.text.contains("deleted by the author") }
      #expect(!(try await served.get(Chat.bob).text.contains("Hi Alice")))
    }
    await reference.stop()
  }

  @Test func `older messages come page by page, up to the first`() async throws {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    try await Chat.signedIn(reference) { served in
      let list = try await served.get("/chat")
      let group = try #require(list.text.firstMatch(of: /href="(\/chat\/g:\d+)#write"/))
      var seen = 0
      var next: String? = String(group.1)
      while let address = next {
        let page = try await served.until(address) { $0.count("<li id=\"m") > 0 }
        seen += page.count("<li id=\"m")
        // A user who likes a message returns to the page that contains it.
        if let liked = page.text.firstMatch(
          of: /action="([^"#]+)#(m\d+)" method="post" data-quiet>/)
        {
          let before = page.text.firstMatch(of: /name="before" value="(\d+)"/)?.1
          let form =
            "message=\(liked.2.dropFirst())&do=like" + (before.map { "&before=\($0)" } ?? "")
          let answer = try await served.post(String(liked.1), form)
          #expect(answer.headers[.location] == address)
        }
        next = page.text.firstMatch(of: /href="([^"]+before=\d+)"/).map { String($0.1) }
        #expect(page.text.contains("data-live") == (address == String(group.1)))
      }
      #expect(seen == GroupMeSize.small.messages)
    }
    await reference.stop()
  }

  @Test func `a group has members with their roles`() async throws {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    try await Chat.signedIn(reference) { served in
      let list = try await served.get("/chat")
      let group = try #require(list.text.firstMatch(of: /href="(\/chat\/g:\d+)#write"/))
      let page = try await served.get(String(group.1) + "/members")
      #expect(page.count("<li class=\"actionable\">") == GroupMeSize.small.members)
      #expect(page.text.contains("Alice (you)"))
    }
    await reference.stop()
  }

  @Test func `a direct chat has two`() async throws {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize())
    try await Chat.signedIn(reference) { served in
      let page = try await served.get("/chat/d:101%2B102/members")
      #expect(page.count("<li class=\"actionable\">") == 2)
      #expect(page.text.contains(">You<"))
    }
    await reference.stop()
  }

  @Test(arguments: ["/chat/x", "/chat/g:999", "/chat/d:1%2B2", "/chat/pictures/1/0"])
  func `missing pages are not found`(address: String) async throws {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    try await Chat.signedIn(reference) { served in
      let page = try await served.get(address)
      #expect(page.status == 404)
    }
    await reference.stop()
  }
}
