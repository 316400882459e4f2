#if os(Linux)
  import Foundation
  import PentadCore
  import TestSupport
  import Testing

  @testable import PentadStorage

  /// Locks that the child of a `fork()` must not hold for its parent.
  @Suite(.timeLimit(.minutes(15))) struct ForkTests {
    private let folder = Folder(isQuick: true)

    @Test func aSecretCanBeChangedAfterAForkInAChange() async throws {
      let path = folder.path
      await #expect(processExitsWith: .success) { [path = path as String] in
        let file = PrivateFile(
          directory: path, name: "credentials", trust: FileTrust(allowsShared: false))
        let child = try file.alone { () throws(PentadError) in
          Result { try ForkedChild() }
        }.get()
        defer { child.end() }
        let lock = open(file.path + ".lock", O_RDWR | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        close(lock)
        #expect(child.files.count > 2 && !child.files.contains("credentials.lock"))
      }
    }

    /// The next opening would take the store for one that is open, and not check it.
    @Test func aChildDoesNotKeepTheStoreOpen() async throws {
      let path = folder.path
      await #expect(processExitsWith: .success) { [path = path as String] in
        let folder = StoreLocation.file(directory: path, name: "notes.sqlite")
        let store = try await StoreDatabase.open(folder, .notes)
        let child = try ForkedChild()
        defer { child.end() }
        #expect(child.files.contains("notes.sqlite"))
        #expect(!child.files.contains("notes.sqlite.lock"))
        try await store.fill(1)
        await store.close()
      }
      #expect(folder.state == .clean)
    }
  }
#endif
