#if Networking
  import Foundation
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import StellarKit
  import TestSupport
  import Testing

  /// MIT's catalogue over HTTP: the reference server's, through a client.
  @Suite(.timeLimit(.minutes(15))) struct FireRoadLiveTests {
    private let clock = Clock()

    /// The clock of the client, which is ahead by some days.
    private final class Clock: Sendable {
      private let days = Lock<Int64>(0)
      private var offset: Int64 { days.withLock { $0 } * 86_400_000 }

      func advance(to day: Int64) { days.withLock { $0 = day } }

      var source: TimeSource {
        TimeSource(
          uptime: { TimeSource.system.uptime() + self.offset },
          date: { TimeSource.system.date() + self.offset }, sleep: TimeSource.system.sleep)
      }
    }

    private func withClient(
      _ body: (ReferenceServer, StellarClient) async throws -> Void
    ) async throws {
      let server = try await ReferenceServer.start(classes: 10)
      let transport = try HTTPTransport()
      let result: Result<Void, any Error>
      do {
        var configuration = StellarConfiguration()
        configuration.worksByItself = false
        configuration.time = clock.source
        let source = try FireRoadSource(
          transport: transport, address: server.url + "/fireroad", time: clock.source)
        let client = try await StellarClient(configuration, source: source)
        result = .success(try await body(server, client))
        await client.close()
      } catch {
        result = .failure(error)
      }
      await transport.shutdown()
      await server.stop()
      try result.get()
    }

    /// From the first load to a change and an outage.
    @Test func aCatalogueIsLoadedCheckedAndReadOffline() async throws {
      try await withClient { server, client in
        let requests = { (path: String) in server.requestCount(path: "/fireroad/" + path) }
        #expect(try await client.refreshTerm().new.code == "fa26")
        let courses = try await client.courses().value
        #expect(courses.count > 30)
        #expect(try await client.loadCatalogue() == courses.count)
        #expect(requests("courses/all") == 1 && requests("courses/dept") == courses.count)
        let count = try await client.storageUsage().classes
        #expect(count > 1_000)
        // With nothing new, one request for the semester serves all courses.
        clock.advance(to: 3)
        let before = requests("courseupdater")
        #expect(try await client.loadCatalogue() == 0)
        #expect(requests("courses/dept") == courses.count)
        #expect(requests("courseupdater") == before + 1)
        let known = try #require(try await client.classes(in: "6").value.first)
        server.fireRoad.change(
          known.masterId, title: "Changed", schedule: "Lecture,1-190/MW/0/9")
        clock.advance(to: 6)
        #expect(try await client.loadCatalogue() == courses.count)
        let changed = try #require(try await client.cachedClass(known.masterId))
        #expect(changed.title == "Changed" && changed.times.map(\.text) == ["1-190/MW/0/9"])
        await server.stop()
        clock.advance(to: 9)
        let offline = try await client.classes(in: "6")
        #expect(offline.isStale && offline.value.contains { $0.masterId == known.masterId })
        #expect(try await client.search(known.masterId).hits.first?.masterId == known.masterId)
        #expect(try await client.storageUsage().classes == count)
      }
    }

    @Test func aNewTermArchivesBookmarks() async throws {
      try await withClient { server, client in
        _ = try await client.refreshTerm()
        let item = try #require(try await client.classes(in: "6").value.first)
        try await client.bookmark(item)
        server.fireRoad.begin("spring-2027")
        clock.advance(to: 1)
        let change = try await client.refreshTerm()
        #expect(change.new.code == "sp27" && change.removed.map(\.masterId) == [item.masterId])
        let classes = try await client.classes(in: "6").value
        #expect(!classes.isEmpty && classes.allSatisfy { $0.term?.code == "sp27" })
        #expect(try await client.archivedBookmarks().map(\.item.masterId) == [item.masterId])
      }
    }
  }
#endif
