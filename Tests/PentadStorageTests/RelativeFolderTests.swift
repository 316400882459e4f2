#if os(Linux) || os(macOS)
  import Foundation
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadStorage

  /// A relative folder refers to the working directory at opening, even if the process changes it
  /// later.
  @Suite(.timeLimit(.minutes(15))) struct RelativeFolderTests {
    private let folder = Folder(isQuick: true)

    private func store(in place: String) async throws -> StoreDatabase {
      try await StoreDatabase.open(
        .file(directory: "\(folder.path)/\(place)/data", name: "notes.sqlite"), .notes)
    }

    @Test func anotherStoreIsNeitherReadNorErased() async throws {
      for (place, count) in [("here", 3), ("there", 5)] {
        let store = try await self.store(in: place)
        try await store.fill(count)
        await store.close()
      }
      let path = folder.path
      await #expect(processExitsWith: .success) { [path = path as String] in
        try #require(FileManager.default.changeCurrentDirectoryPath(path + "/here"))
        let store = try await StoreDatabase.open(
          .file(directory: "data", name: "notes.sqlite"), .notes)
        try #require(FileManager.default.changeCurrentDirectoryPath(path + "/there"))
        #expect(try await store.count("note") == 3)
        var lease = store.lease.holding().makeAsyncIterator()
        #expect(await lease.next() == true)
        try await store.suspend()
        try await store.resume()
        #expect(try await store.count("note") == 3)
        try await store.eraseAll()
        #expect(try await store.count("note") == 0)
        await store.close()
      }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: path + "/there/data").sorted()
          == ["notes.sqlite", "notes.sqlite.lock"])
      for (place, count) in [("here", 0), ("there", 5)] {
        let store = try await self.store(in: place)
        #expect(try await store.count("note") == count, "\(place)")
        await store.close()
      }
    }

    @Test func secretsAndFilesStayWhereTheyWere() async throws {
      let path = folder.path
      for place in ["here", "there"] {
        try FileManager.default.createDirectory(
          atPath: "\(path)/\(place)", withIntermediateDirectories: false)
      }
      await #expect(processExitsWith: .success) { [path = path as String] in
        try #require(FileManager.default.changeCurrentDirectoryPath(path + "/here"))
        let secrets = FileCredentialStore(directory: "secrets")
        let files = try SideFiles(folder: "data", store: "notes.sqlite", name: "images")
        let key = CredentialKey(account: "alice", name: "token")
        try await secrets.set([1], key)
        let name = try files.add([2], isDurable: true)
        try #require(FileManager.default.changeCurrentDirectoryPath(path + "/there"))
        #expect(try await secrets.get(key) == [1])
        #expect(files.bytes(name) == [2])
        try await secrets.set([3], key)
        _ = try files.add([4], isDurable: false)
        files.removeAll(but: [])
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/there") == [])
      let secrets = FileCredentialStore(directory: path + "/here/secrets")
      #expect(try await secrets.get(CredentialKey(account: "alice", name: "token")) == [3])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: path + "/here/data/notes.sqlite.images")
          == [])
    }
  }
#endif
