#if os(Linux) || os(macOS)
  import Foundation
  import PentadCore
  import StellarKit
  import TestSupport
  import Testing

  /// A process that bookmarks and reads, or loads the catalogue, and is killed at any moment.
  @Suite struct KillTests {
    /// Each is noted in another file only once its call has returned.
    @Test(arguments: [5, 20, 45, 90, 150]) func noAcknowledgedBookmarkOrReadMarkIsLost(
      after delay: Int
    ) async throws {
      let world = World()
      let folder = world.folder
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [folder = folder as String, delay = delay as Int] in
        var configuration = StellarConfiguration(folder: folder)
        configuration.worksByItself = false
        let client = try await StellarClient(configuration, source: FakeStellar())
        let log = try DoneLog(folder + "/done")
        killThisProcess(after: delay)
        for number in 1...1_000_000 {
          try await client.bookmark(Samples.make("18.\(number)"))
          try log.note("bookmark \(number)")
          let news = StellarAnnouncement(unixTime: Int64(number), title: "", text: "")
          try await client.markRead(news, of: "18.1")
          try log.note("read \(number)")
        }
      }
      let done = DoneLog.lines(folder + "/done")
      let client = try await world.open(inMemory: false)
      let kept = Set(try await client.bookmarkedIds)
      let waiting = try await client.storageUsage().waiting
      #expect(waiting == kept.count)
      var announcements: [StellarAnnouncement] = []
      for line in done {
        let parts = line.split(separator: " ")
        let number = try #require(Int(parts[1]))
        if parts[0] == "bookmark" {
          #expect(kept.contains("18.\(number)"))
        } else {
          announcements.append(
            StellarAnnouncement(unixTime: Int64(number), title: "", text: ""))
        }
      }
      let item = Samples.make("18.1")
      world.server.set { [announcements] in
        $0.infos["18.1"] = ClassInfo(
          masterId: "18.1", content: item, announcements: announcements)
      }
      _ = await client.stages("18.1")
      #expect(try await client.announcements(for: "18.1").allSatisfy(\.isRead))
      await client.close()
    }

    /// A batch of eight lists is stored while the next batch is fetched, so the second one may be
    /// lost.
    @Test func partOfAKilledCatalogueIsKept() async throws {
      let world = World()
      let folder = world.folder
      await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
        let server = FakeStellar()
        server.set { state in
          state.courses = Samples.courses((1...17).map(String.init).joined(separator: " "))
          for number in 1...17 { state.classes["\(number)"] = [Samples.make("\(number).01")] }
        }
        server.around { question async throws(PentadError) in
          if question == "list 17" { killThisProcess() }
        }
        let client = try await StellarClient(
          StellarConfiguration(folder: folder), source: server)
        try await client.loadCatalogue()
      }
      let client = try await world.open(inMemory: false)
      #expect([8, 16].contains(try await client.storageUsage().classes))
      await client.close()
    }
  }
#endif
