import Foundation
import HTTPTypes
import PentadCore
import ReferenceServer
import Testing

@testable import Showcase

@Suite struct StellarOfflineTests {
  @Test func `a bookmark is sent to the server, and waits without one`() async throws {
    let reference = try await ReferenceServer.start(classes: 100)
    reference.stellar.put(CatalogueClass.algebra)
    try await Served.with(server: reference.url) { served in
      _ = try await served.get("/stellar/classes/18.06")
      let added = try await served.post("/stellar/classes/18.06/bookmark", "do=add")
      #expect(added.headers[.location] == "/stellar/classes/18.06")
      _ = try await served.post("/stellar/send")
      let main = try await served.get("/stellar")
      #expect(main.text.contains("My Stellar"))
      #expect(main.text.contains("2 new announcements"))
      #expect(!main.text.contains("not sent yet"))
      await reference.stop()
      _ = try await served.post("/stellar/classes/18.06/bookmark", "do=remove&from=list")
      #expect(!(try await served.get("/stellar").text.contains("id=\"my-stellar\"")))
      _ = try await served.post("/stellar/classes/18.06/bookmark", "do=add")
      #expect(try await served.get("/stellar").text.contains("not sent yet"))
    }
  }

  @Test func `bookmarks of a term that is over are kept apart`() async throws {
    let reference = try await ReferenceServer.start(classes: 100)
    reference.stellar.put(CatalogueClass.algebra)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await Served.with(server: reference.url, store: folder) { served in
      _ = try await served.get("/stellar")
      _ = try await served.get("/stellar/classes/18.06")
      _ = try await served.post("/stellar/classes/18.06/bookmark", "do=add")
    }
    reference.stellar.begin(term: "sp27")
    try await Served.with(server: reference.url, store: folder) { served in
      let main = try await served.get("/stellar")
      #expect(main.text.contains(">Spring 2027</span>"))
      #expect(main.text.contains("Bookmarks from past terms"))
      #expect(main.text.contains("<span class=\"badge\">Fall 2026</span>"))
      #expect(!main.text.contains("id=\"my-stellar\""))
    }
    await reference.stop()
  }

  @Test func `seen pages are available without the server, with their age`() async throws {
    let reference = try await ReferenceServer.start(classes: 100)
    reference.stellar.put(CatalogueClass.algebra)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let seen = [
      "/stellar", "/stellar/courses/18", "/stellar/classes/18.06",
      "/stellar/classes/18.06?tab=info", "/stellar/search?q=algebra",
    ]
    try await Served.with(server: reference.url, store: folder) { served in
      for address in seen {
        let page = try await served.get(address)
        #expect(page.status == 200)
      }
    }
    await reference.stop()
    try await Served.with(
      server: reference.url, store: folder, time: .later(by: 3 * 86_400_000)
    ) { served in
      for address in seen {
        let page = try await served.get(address)
        #expect(page.status == 200)
      }
      let main = try await served.get("/stellar")
      #expect(main.text.contains("Updated 3 days ago"))
      let classes = try await served.get("/stellar/courses/18")
      #expect(classes.text.contains("<p class=\"freshness warning\""))
      #expect(classes.text.contains("Showing saved data:"))
      let detail = try await served.get("/stellar/classes/18.06")
      #expect(detail.text.contains("Failed to load announcements"))
      #expect(detail.text.contains("<strong>Quiz 1</strong>"))
      let unseen = try await served.get("/stellar/courses/6")
      #expect(unseen.status >= 400)
    }
  }

  @Test(arguments: ["/stellar", "/stellar/groups/Courses%201-10", "/stellar/search?q=zqx"])
  func `a page with a slow server is shown, with a note`(address: String) async throws {
    let reference = try await ReferenceServer.start(classes: 100)
    reference.inject(Fault(.none, path: "/stellar/api/", delay: 3_000))
    try await Served.with(server: reference.url, time: .impatient()) { served in
      let page = try await served.get(address)
      #expect(page.status == 504)
      #expect(page.text.contains("The server has not answered yet"))
    }
    await reference.stop()
  }

  @Test func `courses that are stored are shown when the server is slow`() async throws {
    let reference = try await ReferenceServer.start(classes: 100)
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let group = "/stellar/groups/Courses%201-10"
    let rows = Box(0)
    try await Served.with(server: reference.url, store: folder) { served in
      rows.set(try await served.get(group).count("<li><a class=\"row\""))
    }
    #expect(rows.value > 0)
    reference.inject(Fault(.none, path: "/stellar/api/", delay: 3_000))
    // After a year they are asked for again.
    let year: Int64 = 365 * 86_400_000
    try await Served.with(
      server: reference.url, store: folder, time: .impatient(later: year)
    ) { served in
      let main = try await served.get("/stellar")
      #expect(main.status == 200)
      #expect(main.text.contains("<strong>Courses 1-10</strong>"))
      let page = try await served.get(group)
      #expect(page.count("<li><a class=\"row\"") == rows.value)
      for page in [main, page] {
        #expect(page.text.contains("<p class=\"freshness warning\""))
        #expect(page.text.contains("Saved data"))
        #expect(page.text.contains("the server has not answered yet"))
      }
    }
    await reference.stop()
  }
}
