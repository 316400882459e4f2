#if os(Linux) || os(macOS)
  import Foundation
  import GRDB
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadStorage

  /// Processes that are killed, as the system kills them: by SIGKILL, at any moment.
  @Suite struct KillTests {
    private let folder = Folder()

    /// Each row is noted in another file only once its write has returned.
    @Test(arguments: [5, 12, 25, 50, 90]) func losesNothingThatWasCommitted(after delay: Int)
      async throws
    {
      let path = folder.path
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, delay = delay as Int] in
        let location = StoreLocation.file(directory: path, name: "notes.sqlite")
        let store = try await StoreDatabase.open(location, .notes)
        let log = try DoneLog(path + "/written")
        killThisProcess(after: delay)
        for id in 1...1_000_000 {
          try await store.write { database in
            try database.execute(sql: "INSERT INTO starred VALUES (?, ?)", arguments: [id, id])
          }
          try log.note("\(id)")
        }
      }
      let written = DoneLog.lines(path + "/written").count
      let store = try await StoreDatabase.open(folder.location, .notes)
      let stars = try await store.stars()
      #expect(stars == Array(1...max(1, stars.count)) || stars.isEmpty)
      #expect(stars.count == written || stars.count == written + 1)
      #expect(await store.checkOutcome() == .sound)
      #expect(store.recovery == nil)
      await store.close()
    }

    /// A reader had opened the store before.
    @Test func uncleanEndIsNoticedDespiteAReader() async throws {
      await (try await StoreDatabase.open(folder.location, .notes)).close()
      var options = StoreOptions()
      options.isReadOnly = true
      let reader = try await StoreDatabase.open(folder.location, .notes, options: options)
      let path = folder.path
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        let location = StoreLocation.file(directory: path, name: "notes.sqlite")
        let store = try await StoreDatabase.open(location, .notes)
        try await store.fill(1)
        killThisProcess()
      }
      await reader.close()
      let store = try await StoreDatabase.open(folder.location, .notes)
      #expect(await store.checkOutcome() == .sound)
      await store.close()
    }

    /// Killed while it makes, opens or migrates a store.
    @Test(arguments: [
      StoreOpening.Step.locked, .inspected, .draftBuilt, .rescued, .replaced, .opened,
    ])
    func makingAStoreCanBeCutShort(at step: StoreOpening.Step) async throws {
      try await kill(at: step, .notes)
      let store = try await StoreDatabase.open(folder.location, .notes)
      #expect(store.recovery == nil)
      try await store.fill(2)
      await store.close()
      #expect(folder.names == ["notes.sqlite", "notes.sqlite.lock"])
    }

    @Test(arguments: [StoreOpening.Step.locked, .inspected, .upgraded, .opened])
    func migratingCanBeCutShort(at step: StoreOpening.Step) async throws {
      let old = try await StoreDatabase.open(folder.location, .notes)
      try await old.fill(2)
      await old.close()
      try await kill(at: step, .colouredNotes)
      let store = try await StoreDatabase.open(folder.location, .colouredNotes)
      #expect(store.recovery == nil)
      #expect(try await store.stars() == [1, 2])
      await store.close()
    }

    @Test(arguments: [
      StoreOpening.Step.inspected, .marked, .moved, .draftBuilt, .rescued, .rebuilt, .replaced,
      .opened,
    ])
    func recoveringCanBeCutShort(at step: StoreOpening.Step) async throws {
      let sound = try await SoundStore(notes: 300)
      var bytes = sound.bytes
      let page = try #require(sound.roots["note"])
      bytes.replaceSubrange(sound.range(ofPage: page), with: Data(repeating: 0xaa, count: 4_096))
      try folder.place(bytes, left: .damaged(.failedCheck))
      try await kill(at: step, .notes)
      let store = try await StoreDatabase.open(folder.location, .notes)
      #expect(try await store.stars() == Array(1...300))
      #expect(folder.setAside.count == 1)
      #expect(folder.setAside.allSatisfy { folder.holds(folder.path + "/" + $0, bytes) })
      if step == .opened {
        #expect(store.recovery == nil)
      } else {
        #expect(store.recovery?.reason == .failedCheck)
        #expect(store.recovery?.rowsKept == 301)
      }
      try await store.write { try $0.execute(sql: "DELETE FROM starred WHERE id = 1") }
      await store.close()
      let again = try await StoreDatabase.open(folder.location, .notes)
      #expect(again.recovery == nil)
      #expect(try await again.stars().count == 299)
      await again.close()
    }

    /// The newest rows are in the log; the file is damaged as well.
    @Test(arguments: [nil, StoreOpening.Step.moving])
    func theLogIsRescuedWithTheFile(killedAgainAt step: StoreOpening.Step?) async throws {
      let path = folder.path
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        let location = StoreLocation.file(directory: path, name: "notes.sqlite")
        let store = try await StoreDatabase.open(location, .notes)
        try await store.fill(50)
        killThisProcess()
      }
      try folder.write(Data(StoreState.damaged(.malformed).line), to: folder.lock)
      if let step { try await kill(at: step, .notes) }
      let store = try await StoreDatabase.open(folder.location, .notes)
      #expect(store.recovery?.rowsKept == 51)
      #expect(try await store.stars() == Array(1...50))
      await store.close()
    }

    private func kill(at step: StoreOpening.Step, _ schema: StoreSchema) async throws {
      let (path, count) = (folder.path, schema.version)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, count = count as Int, step = step as StoreOpening.Step] in
        let folder = try StoreFiles(directory: path, name: "notes.sqlite")
        let opening = StoreOpening(
          files: folder, schema: count == 1 ? .notes : .colouredNotes, options: StoreOptions())
        _ = try StoreDatabase.open(opening.killed(at: step))
      }
    }
  }
#endif
