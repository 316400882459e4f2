import Foundation
import GRDB
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct UnwritableTests {
  private let folder = Folder()

  private func failure(
    _ directory: String, _ options: StoreOptions = StoreOptions()
  ) async -> PentadError? {
    await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(
        .file(directory: directory, name: "notes.sqlite"), .notes, options: options)
    }
  }

  @Test func aDirectoryBelowAFileCannotBeMade() async throws {
    try folder.write(Data("x".utf8), to: folder.path + "/file")
    for path in ["/file", "/file/a", "/file/a/b"] {
      let error = await failure(folder.path + path)
      #expect(error?.code == .notOpenable)
      #expect(error?.message.contains(folder.path) == true)
    }
  }

  @Test func aDirectoryInThePlaceOfTheFileIsLeftAlone() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.main, withIntermediateDirectories: false)
    let error = await failure(folder.path)
    #expect(error?.code == .notOpenable)
    #expect(folder.names.contains("notes.sqlite"))
  }

  #if os(Linux)
    /// No user can create files there, not even root.
    @Test func aDirectoryOfTheSystemIsNotWritable() async throws {
      let error = await failure("/sys/kernel")
      #expect(error?.code == .notWritable)
      #expect(error?.message.contains("make its folder writable") == true)
    }

    /// A disk that is really full, where the system lets us make one.
    @Test(.enabled(if: getuid() == 0)) func aFullDisk() async throws {
      let disk = folder.path + "/disk"
      try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
      guard run("/bin/mount", "-t", "tmpfs", "-o", "size=512k,mode=700", "tmpfs", disk) == 0
      else {
        return
      }
      defer { _ = run("/bin/umount", "-l", disk) }
      let location = StoreLocation.file(directory: disk, name: "notes.sqlite")
      let store = try await StoreDatabase.open(location, .notes)
      try await store.fill(10)
      var failed: PentadError?
      for id in 1...200 where failed == nil {
        do throws(PentadError) {
          try await store.write { database in
            try database.execute(
              sql: "UPDATE note SET text = ? WHERE id = 1",
              arguments: [String(repeating: "x", count: id * 5_000)])
          }
        } catch {
          failed = error
        }
      }
      #expect(failed?.code == .diskFull)
      #expect(try await store.count("note") == 10)
      await store.close()
      _ = run("/bin/dd", "if=/dev/zero", "of=\(disk)/rest", "bs=4k")
      // Opening again may need space that is missing; it reports an error and damages nothing.
      do throws(PentadError) {
        await (try StoreDatabase.openNow(location, .notes)).close()
      } catch {
        #expect(error.code == .diskFull)
      }
      try? FileManager.default.removeItem(atPath: disk + "/rest")
      let again = try await StoreDatabase.open(location, .notes)
      #expect(again.recovery == nil)
      #expect(try await again.count("note") == 10)
      await again.close()
    }

    /// A file that may not be changed: by its mode or, for root, by its attribute.
    @Test func aFileThatMayNotBeWritten() async throws {
      let store = try await StoreDatabase.open(folder.location, .notes)
      try await store.fill(2)
      await store.close()
      try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder.main)
      if getuid() == 0, run("/usr/bin/chattr", "+i", folder.main) != 0 { return }
      defer { if getuid() == 0 { _ = run("/usr/bin/chattr", "-i", folder.main) } }
      let error = await failure(folder.path)
      #expect(error?.code == .notWritable)
      #expect(folder.setAside == [])
      var options = StoreOptions()
      options.isReadOnly = true
      let reading = try await StoreDatabase.open(folder.location, .notes, options: options)
      #expect(try await reading.count("note") == 2)
      await reading.close()
    }
  #endif

  @Test func readingOnlyChangesNothing() async throws {
    var options = StoreOptions()
    options.isReadOnly = true
    let missing = await failure(folder.path, options)
    #expect(missing?.code == .notFound)
    #expect(folder.names == [])

    let store = try await StoreDatabase.open(folder.location, .notes)
    try await store.fill(2)
    let beside = try await StoreDatabase.open(folder.location, .notes, options: options)
    #expect(beside.isReadOnly)
    #expect(try await beside.count("note") == 2)
    for call in 0...1 {
      let error = await #expect(throws: PentadError.self) {
        if call == 0 { try await beside.write { _ in } } else { try beside.writeNow { _ in } }
      }
      #expect(error?.code == .notWritable)
    }
    let sneaky = await #expect(throws: PentadError.self) {
      try await beside.read { try $0.execute(sql: "DELETE FROM note") }
    }
    #expect(sneaky != nil)
    await store.close()
    await beside.close()

    let before = folder.bytes(folder.main)
    let alone = try await StoreDatabase.open(folder.location, .notes, options: options)
    #expect(try await alone.count("note") == 2)
    await alone.close()
    #expect(folder.holds(folder.main, before))

    let old = await #expect(throws: PentadError.self) {
      try await StoreDatabase.open(folder.location, .colouredNotes, options: options)
    }
    #expect(old?.code == .notWritable)
    try folder.place(Data("no database".utf8))
    let damaged = await failure(folder.path, options)
    #expect(damaged?.code == .corrupt)
    #expect(folder.setAside == [])
  }
}
