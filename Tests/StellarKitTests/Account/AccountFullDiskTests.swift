#if os(Linux)
  import Foundation
  import PentadCore
  import StellarKit
  import TestSupport
  import Testing

  /// An account whose disk is full: stored data stays, and half a file is never left.
  @Suite(.enabled(if: getuid() == 0), .timeLimit(.minutes(15))) struct AccountFullDiskTests {
    @Test func storedDataStays() async throws {
      guard let disk = FullDisk(bytes: 16 << 20) else { return }
      let world = SchoolWorld()
      let client = try await world.open(inMemory: false) { $0.folder = disk.path + "/store" }
      try await client.refreshAccount()
      let file = try #require(try await client.files(of: "1").value.first)
      disk.fill()
      world.school.set { state in
        state.announcements += (0..<10_000).map {
          FakeSchool.news("n\($0)", at: Int64(86_300_000 + $0))
        }
        state.contents["f"] = Array(
          repeating: [UInt8](repeating: 7, count: 1 << 20), count: 20)
      }
      let failures = Lock<[PentadError.Code]>([])
      do throws(PentadError) {
        let result = try await client.refreshAccount()
        failures.withLock { $0 = result.failures.map(\.error.code) }
      } catch {
        failures.withLock { $0 = [error.code] }
      }
      #expect(failures.withLock { $0.contains(.diskFull) })
      await #expect(throws: PentadError.self) { try await client.content(of: file) }
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: disk.path + "/store/stellar.sqlite.files")
      #expect(files ?? [] == [])
      #expect(try await client.announcementsFeed().value.count == 3)
      #expect(try await client.tasks().value.count == 3)
      await client.close()
    }
  }
#endif
