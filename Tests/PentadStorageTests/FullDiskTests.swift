#if os(Linux)
  import Foundation
  import GRDB
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadStorage

  /// Deletions of rows or secrets release space on a full disk.
  @Suite(.enabled(if: getuid() == 0), .timeLimit(.minutes(15))) struct FullDiskTests {
    private func fill(_ store: StoreDatabase, _ rows: Int) async throws {
      try await store.write { database in
        for id in 1...rows {
          try database.execute(
            sql: "INSERT INTO note (id, text) VALUES (?, ?)",
            arguments: [id, String(repeating: "word \(id) ", count: 200)])
        }
      }
    }

    @Test(arguments: [false, true]) func deletingGivesRoomBack(isOpen: Bool) async throws {
      guard let disk = FullDisk(bytes: 16 << 20) else { return }
      let location = StoreLocation.file(directory: disk.path + "/store", name: "notes.sqlite")
      var store = try await StoreDatabase.open(location, .notes)
      try await fill(store, 2_000)
      if !isOpen { await store.close() }
      disk.fill()
      #expect(disk.free == 0)
      if !isOpen { store = try await StoreDatabase.open(location, .notes) }
      if !isOpen {
        // The room that is kept is for deleting alone. An open store may have some in its log.
        let full = await #expect(throws: PentadError.self) {
          try await store.write {
            try $0.execute(sql: "UPDATE note SET text = text || ' more'")
          }
        }
        #expect(full?.code == .diskFull)
      }
      try await store.writeFreeing { try $0.execute(sql: "DELETE FROM note WHERE id > 20") }
      try await store.compact()
      #expect(disk.free > 3 << 20)
      #expect(try await store.count("note") == 20)
      let settings = try await store.write { database in
        try ["secure_delete", "cache_spill", "temp_store"].map {
          try Int.fetchOne(database, sql: "PRAGMA \($0)") ?? -1
        }
      }
      #expect(settings[0] == 1 && settings[1] > 0 && settings[2] == 0)
      await store.close()
      store = try await StoreDatabase.open(location, .notes)
      #expect(try await store.count("note") == 20 && store.recovery == nil)
      await store.close()
    }

    @Test func aFailedBodyDeletesNothing() async throws {
      guard let disk = FullDisk(bytes: 8 << 20) else { return }
      let location = StoreLocation.file(directory: disk.path + "/store", name: "notes.sqlite")
      let store = try await StoreDatabase.open(location, .notes)
      try await fill(store, 1_000)
      disk.fill()
      let error = await #expect(throws: PentadError.self) {
        try await store.writeFreeing { database in
          try database.execute(sql: "DELETE FROM note")
          throw PentadError(.refused, "no")
        }
      }
      #expect(error?.code == .refused || error?.code == .diskFull)
      #expect(try await store.count("note") == 1_000)
      await store.close()
    }

    @Test func eraseAllWorks() async throws {
      guard let disk = FullDisk(bytes: 8 << 20) else { return }
      let location = StoreLocation.file(directory: disk.path + "/store", name: "notes.sqlite")
      let store = try await StoreDatabase.open(location, .notes)
      try await fill(store, 1_000)
      disk.fill()
      try await store.eraseAll()
      #expect(try await store.count("note") == 0 && disk.free > 1 << 20)
      await store.close()
    }

    @Test func aSecretIsForgotten() async throws {
      guard let disk = FullDisk(bytes: 1 << 20) else { return }
      let store = FileCredentialStore(directory: disk.path + "/store")
      let keys = ["alice", "bob"].map { CredentialKey(account: $0, name: "token") }
      for key in keys { try await store.set(Array(key.account.utf8), key) }
      disk.fill()
      let full = await #expect(throws: PentadError.self) { try await store.set([1], keys[0]) }
      #expect(full?.code == .diskFull)
      try await store.remove(keys[0])
      #expect(try await store.get(keys[0]) == nil)
      #expect(try await store.get(keys[1]) == Array("bob".utf8))
      try await store.remove(keys[1])
      #expect(try await store.get(keys[1]) == nil)
    }

    @Test func theReserveIsSmallAndComesBack() async throws {
      let folder = Folder(isQuick: true)
      let store = try await StoreDatabase.open(folder.location, .notes)
      func size() -> Int64 { POSIX.entry(at: folder.lock)?.size ?? 0 }
      #expect(size() > 200_000 && size() < 400_000)
      #expect(try StoreMark(folder.lock, isReadOnly: false).releaseReserve())
      #expect(size() == 512)
      await store.close()
      #expect(size() > 200_000 && folder.state == .clean)
    }
  }
#endif
