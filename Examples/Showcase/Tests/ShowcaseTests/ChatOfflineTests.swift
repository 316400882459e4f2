import Foundation
import PentadCore
import ReferenceServer
import Testing

@testable import Showcase

@Suite struct ChatOfflineTests {
  @Test func `a refused message shows its reason, and can be retried or discarded`() async throws {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    try await Chat.signedIn(reference) { served in
      reference.inject(
        Fault(.status(403), path: "/groupme/v3/direct_messages", method: "POST", count: 2))
      _ = try await served.post(Chat.bob + "/messages", "text=Lost")
      let failed = try await served.until(Chat.bob) { $0.text.contains("class=\"failed ") }
      #expect(failed.text.contains("Try again<span class=\"unseen\">: Lost</span>"))
      let action = try #require(
        failed.text.firstMatch(of: /action="(\/chat\/[^"]+\/outgoing\/\d+)#write"/))
      _ = try await served.post(String(action.1), "do=retry")
      try await served.until(Chat.bob) { $0.text.contains("class=\"failed ") }
      _ = try await served.post(String(action.1), "do=drop")
      #expect(!(try await served.get(Chat.bob).text.contains("Lost")))
    }
    await reference.stop()
  }

  @Test func `without the server all seen pages are available, and messages wait`()
    async throws
  {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await Chat.signedIn(reference, store: folder) { served in
      _ = try await served.until(Chat.bob) { $0.count("<li id=\"m") > 0 }
    }
    await reference.stop()
    try await Served.with(server: reference.url, store: folder) { served in
      let page = try await served.get(Chat.bob)
      #expect(page.count("<li id=\"m") > 0)
      #expect(page.text.contains("<p class=\"freshness warning\""))
      #expect(page.text.contains("Showing saved messages."))
      _ = try await served.post(Chat.bob + "/messages", "text=Later")
      let waiting = try await served.until(Chat.bob) { $0.text.contains("not sent yet") }
      #expect(waiting.text.contains("class=\"outgoing "))
      #expect(try await served.get("/chat").text.contains("1 not sent yet"))
      #expect(try await served.get("/chat/account").text.contains("1 message not sent yet"))
      _ = try await served.post("/chat/signout")
      #expect(try await served.get("/chat").text.contains("name=\"token\""))
    }
  }

  @Test func `a refused token is reported, and a form for another one is shown`()
    async throws
  {
    let reference = try await ReferenceServer.start(classes: 45, groupMe: GroupMeSize.small)
    try await Chat.signedIn(reference) { served in
      let before = try await served.until("/chat") { $0.text.contains(">Connected<") }
      // An open page inserts the changed parts.
      #expect(before.text.contains("<div data-part=\"token\" tabindex=\"-1\"></div>"))
      reference.groupMe.expire()
      reference.groupMe.sockets(.forget)
      let list = try await served.until("/chat") { $0.text.contains("name=\"token\"") }
      #expect(list.text.contains("<div data-part=\"token\" tabindex=\"-1\"><section"))
      let chat = try await served.get(Chat.bob + "?live=yes")
      #expect(chat.text.contains("Sign in again under Chat."))
    }
    await reference.stop()
  }
}
