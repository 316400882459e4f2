import GRDB
import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import StellarKit

/// Stores of earlier versions are migrated, and are searchable like new ones.
@Suite struct UpgradeTests {
  private let world = World()

  @Test func aStoreOfTheFirstVersion() async throws {
    let first = StoreSchema(
      applicationID: StoreSchema.stellar.applicationID,
      migrations: Array(StoreSchema.stellar.migrations.prefix(1)))
    let old = try await StoreDatabase.open(
      .file(directory: world.folder, name: "stellar.sqlite"), first)
    try await old.write { database in
      try database.execute(
        sql: """
          INSERT INTO course (number, title, is_department) VALUES ('CS', 'Computing', 1);
          INSERT INTO class (master_id, term, name, title, blurb, times, instructors, assistants,
            old_numbers) VALUES ('CS 225', 'fa26', 'CS 225', 'Data Structures', '', '', '', '',
            'CS 173' || char(30) || 'CS 101' || char(30));
          INSERT INTO class_course (course, position, class_id) VALUES ('CS', 0, 1);
          INSERT INTO fetched (subject, at, term) VALUES ('classes:CS', 0, 'fa26');
          INSERT INTO announcement (master_id, term, key, seconds, title, text)
            VALUES ('CS 225', 'fa26', 'k1', 5, 'Porblem set', '<p>Hi</p>');
          INSERT INTO read_mark (master_id, key, at) VALUES ('CS 225', 'k1', 7);
          INSERT INTO class_search (rowid, title, blurb, instructors, assistants)
            SELECT id, title, blurb, instructors, assistants FROM class;
          """)
    }
    await old.close()
    let client = try await world.open(inMemory: false)
    for text in ["cs225", "CS 225 structures", "cs-101", "structures", "225"] {
      #expect(try await client.search(text).hits.map(\.masterId) == ["CS 225"], "\(text)")
    }
    let item = try #require(try await client.cachedClass("cs225"))
    let mended = StellarAnnouncement(
      unixTime: 5, title: "Problem set", text: "Hi", html: "<p>Hi</p>")
    world.server.set {
      $0.infos["CS 225"] = ClassInfo(
        masterId: "CS 225", content: item, announcements: [mended])
    }
    _ = await client.stages("CS 225")
    let news = try await client.announcements(for: "CS 225")
    #expect(news.map(\.isRead) == [true] && news.map(\.announcement.key) == ["k1"])
    #expect(news.map(\.announcement.html) == ["<p>Hi</p>"])
    await client.close()
  }

  /// A store of the version before accounts.
  @Test func aStoreWithoutAccountsKeepsEverything() async throws {
    let previous = StoreSchema(
      applicationID: StoreSchema.stellar.applicationID,
      migrations: Array(StoreSchema.stellar.migrations.prefix(4)))
    let old = try await StoreDatabase.open(
      .file(directory: world.folder, name: "stellar.sqlite"), previous)
    try await old.write { database in
      try database.execute(
        sql: """
          INSERT INTO class (master_id, term, name, title, blurb, times, instructors, assistants,
            old_numbers) VALUES ('18.06', 'fa26', '18.06', 'Linear Algebra', '', '', '', '', '');
          INSERT INTO announcement (master_id, term, key, seconds, title, text, html, source_id)
            VALUES ('18.06', 'fa26', 'k1', 5, 'Set', 'Hi', '<p>Hi</p>', '7');
          INSERT INTO read_mark (master_id, key, at) VALUES ('18.06', 'k1', 7);
          INSERT INTO bookmark (master_id, term, name, title, added_at)
            VALUES ('18.06', 'fa26', '18.06', 'Linear Algebra', 3);
          INSERT INTO outbox (lane, key, kind, payload, created_at)
            VALUES ('class:18.06', 'subscription:fa26', 'subscribe',
              CAST('{"id":"18.06","term":"fa26"}' AS BLOB), 3);
          INSERT INTO section_choice (master_id, term, kind, name, times)
            VALUES ('18.06', 'fa26', 'lecture', 'L01', '');
          """)
    }
    await old.close()
    let client = try await world.open(inMemory: false)
    #expect(try await client.bookmarkedIds == ["18.06"])
    let news = try await client.announcements(for: "18.06")
    #expect(news.map(\.announcement.id) == ["7"] && news.map(\.isRead) == [true])
    #expect(news.first?.announcement.attachments == [])
    #expect(try await client.cachedClass("18.06")?.facts == nil)
    #expect(try await client.storageUsage().waiting == 1)
    try await client.registerDevice()
    #expect(try await client.synchronise() == 0)
    #expect(world.server.subscribed == ["18.06"])
    await client.close()
  }
}
