import Foundation
import PentadCore
import StellarKit
import TestSupport
import Testing

/// Several schools in one list: one that fails hides no other, and signing out removes all.
@Suite struct StellarAccountsTests {
  private let folder = temporaryPath("pentad-accounts")
  private let credentials = MemoryCredentialStore()
  private let worlds = ["a.example": SchoolWorld(), "b.example": SchoolWorld()]

  private func open() async throws -> StellarAccounts {
    var configuration = StellarConfiguration(folder: folder)
    configuration.credentials = credentials
    configuration.worksByItself = false
    configuration.time = worlds["a.example"]?.time.source ?? .system
    let worlds = worlds
    return try await StellarAccounts(configuration) { account, secret async throws(PentadError) in
      guard let world = worlds[try TransportURL(account.address).host] else {
        throw PentadError(.unsupported, "no source")
      }
      #expect(try await secret.text() == "token of \(account.name)")
      return world.school
    }
  }

  private func add(_ host: String, to accounts: StellarAccounts) async throws -> StellarAccount {
    try await accounts.add(.canvas, address: "https://\(host)", secret: "token of \(host)")
  }

  private func erase() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func readsAreMergedAndFailuresStayApart() async throws {
    defer { erase() }
    let accounts = try await open()
    let (a, b) = (
      try await add("a.example", to: accounts), try await add("b.example", to: accounts)
    )
    #expect(try await accounts.all().map(\.name) == ["a.example", "b.example"])
    worlds["b.example"]?.goOffline()
    let refresh = try await accounts.refreshAll()
    #expect(refresh.items.map(\.account) == [a.id])
    #expect(refresh.failures == [b.id: FakeStellar.offline])
    let classes = try await accounts.myClasses()
    #expect(classes.items.count == 2 && classes.failures == [b.id: FakeStellar.offline])
    worlds["b.example"]?.goOffline(false)
    #expect(try await accounts.myClasses().items.count == 4)
    #expect(try await accounts.tasks().items.count == 6)
    #expect(try await accounts.calendarEvents().items.count == 2)
    let feed = try await accounts.announcementsFeed(limit: 3)
    #expect(feed.items.map(\.item.announcement.id) == ["b", "b", "c"])
    await accounts.close()
  }

  @Test func theListOutlivesTheProcessAndContainsNoSecret() async throws {
    defer { erase() }
    let first = try await open()
    let account = try await add("a.example", to: first)
    _ = try await first.myClasses()
    await first.close()
    let accounts = try await open()
    #expect(try await accounts.all() == [account])
    await accounts.close()
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let bytes = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
      #expect(bytes.range(of: Data("token of".utf8)) == nil, "\(name)")
    }
  }

  @Test func signingOutRemovesStoreFilesAndSecret() async throws {
    defer { erase() }
    let accounts = try await open()
    let (a, b) = (
      try await add("a.example", to: accounts), try await add("b.example", to: accounts)
    )
    _ = try await accounts.refreshAll()
    try await accounts.remove(a.id)
    #expect(try await accounts.all() == [b])
    #expect(!FileManager.default.fileExists(atPath: folder + "/" + a.id))
    #expect(
      try await credentials.get(CredentialKey(account: "stellar-account/\(a.id)", name: "token"))
        == nil)
    #expect(try await accounts.myClasses().items.count == 2)
    await #expect(throws: PentadError.self) { try await accounts.remove(a.id) }
    // It can be added again, and begins empty.
    let again = try await add("a.example", to: accounts)
    #expect(again.id != a.id)
    await accounts.close()
  }

  @Test func anInterruptedSignOutIsCompleted() async throws {
    defer { erase() }
    try await failingEachStep { steps in
      erase()
      let accounts = try await open()
      let account = try await add("a.example", to: accounts)
      _ = try await accounts.refreshAll()
      await accounts.close()
      var configuration = StellarConfiguration(folder: folder)
      configuration.credentials = credentials
      configuration.beforeStep = { try steps.next() }
      let school = try #require(worlds["a.example"]).school
      let failing = try await StellarAccounts(configuration) { _, _ in school }
      do {
        try await failing.remove(account.id)
      } catch {
        await failing.close()
        throw error
      }
      await failing.close()
    } check: { steps in
      let accounts = try await open()
      let left = try await accounts.all()
      let folders = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix("accounts.sqlite") }
      #expect(folders == left.map(\.id), "step \(steps.number)")
      await accounts.close()
    }
  }

  @Test func oneAccountOfAKindAndAddress() async throws {
    defer { erase() }
    let accounts = try await open()
    _ = try await add("a.example", to: accounts)
    await #expect {
      try await add("a.example", to: accounts)
    } throws: {
      ($0 as? PentadError)?.code.coarse == .conflict
    }
    await #expect(throws: PentadError.self) {
      try await accounts.add(.canvas, address: "not an address")
    }
    await accounts.close()
  }

  @Test func anUnknownKindFailsAlone() async throws {
    defer { erase() }
    let accounts = try await open()
    _ = try await add("a.example", to: accounts)
    let other = try await accounts.add(.moodle, address: "https://c.example")
    let merged = try await accounts.myClasses()
    #expect(merged.items.count == 2 && merged.failures[other.id]?.code == .unsupported)
    await accounts.close()
  }
}
