#if Networking
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import StellarKit
  import TestSupport
  import Testing

  /// Stored data is kept in each outage of a school's Canvas.
  @Suite(.timeLimit(.minutes(15))) struct CanvasOutageTests {
    private struct Outage: CustomTestStringConvertible, Sendable {
      /// The control command and its members.
      let command: String
      let body: String
      /// True if the refresh must report a failure.
      var isReported = true
      var testDescription: String { body }

      static func canvas(_ name: String, after: Int = 0, isReported: Bool = true) -> Outage {
        Outage(
          command: "canvas/fault",
          body: #"{"fault":"\#(name)","path":"/api/v1","after":\#(after),"count":1000}"#,
          isReported: isReported)
      }

      static func general(_ effect: String) -> Outage {
        Outage(command: "faults", body: #"{\#(effect),"path":"/canvas","count":1000}"#)
      }
    }

    private static let outages: [Outage] = [
      .canvas("loopingPages"), .canvas("serverError"), .canvas("unauthorizedUser"),
      .canvas("forbidden"), .canvas("revokedToken"),
      .canvas("revokedToken", after: 5), .canvas("restrictedCourse", isReported: false),
      .canvas("noFavourites", isReported: false), .canvas("nullPostedAt", isReported: false),
      .general(#""effect":"html""#), .general(#""effect":"status","status":503"#),
      .general(#""effect":"redirect","to":"http://portal.example/""#),
      .general(#""effect":"hangUp""#),
    ]

    @Test(arguments: outages) private func storedDataStays(_ outage: Outage) async throws {
      try await canvas(CampusSize(courses: 4, announcements: 120)) { live in
        let offset = Lock<Int64>(0)
        var configuration = StellarConfiguration()
        configuration.worksByItself = false
        configuration.time = TimeSource(
          uptime: TimeSource.system.uptime,
          date: { TimeSource.system.date() + offset.withLock { $0 } },
          sleep: TimeSource.system.sleep)
        let client = try await StellarClient(configuration, source: try await live.signIn())
        #expect(try await client.refreshAccount().failures.isEmpty)
        let before = try await Self.content(client)
        #expect(before.count > 120)
        try await live.control(outage.command, outage.body)
        // All announcements are fetched again.
        offset.withLock { $0 = 2 * 86_400_000 }
        var isReported = false
        do {
          isReported = try await !client.refreshAccount().failures.isEmpty
        } catch is PentadError {
          isReported = true
        }
        #expect(isReported == outage.isReported)
        let after = try await Self.content(client)
        #expect(after.isSuperset(of: before), "\(before.subtracting(after).sorted().prefix(5))")
        await client.close()
      }
    }

    /// The names of all classes, announcements, tasks and events.
    private static func content(_ client: StellarClient) async throws -> Set<String> {
      var names = Set(
        try await client.myClasses(includingPast: true).value.map {
          "class \($0.enrolment.item.masterId)"
        })
      names.formUnion(
        try await client.announcementsFeed(limit: 1_000).value.map {
          "announcement \($0.announcement.key)"
        })
      names.formUnion(try await client.tasks().value.map { "task \($0.id)" })
      names.formUnion(try await client.calendarEvents().value.map { "event \($0.id)" })
      return names
    }

    /// Without favourites, Canvas shows a selection of courses. None of them becomes a bookmark that
    /// was removed by mistake.
    @Test func anAccountWithoutFavouritesRemovesNone() async throws {
      try await canvas { live in
        let source = try await CanvasSource.signIn(
          site: live.site, token: "canvas-bob", transport: live.transport,
          credentials: live.credentials)
        let classes = try await source.enrolments().value.map(\.item.masterId)
        #expect(classes.count == 3)
        try await source.setBookmark(false, of: classes[0])
        let after = try await source.enrolments().value
        #expect(after.map(\.item.masterId) == classes)
        #expect(after.allSatisfy { $0.isBookmarked == false })
      }
    }
  }
#endif
