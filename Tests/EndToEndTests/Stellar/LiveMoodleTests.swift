#if Networking
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import StellarKit
  import TestSupport
  import Testing

  /// A Moodle site over HTTP: the reference server's.
  @Suite(.timeLimit(.minutes(15))) struct LiveMoodleTests {
    private struct School {
      let server: ReferenceServer
      let transport: CountingTransport
      let source: MoodleSource

      init(_ size: CampusSize = CampusSize()) async throws {
        server = try await ReferenceServer.start(classes: 10, campus: size)
        transport = CountingTransport(try HTTPTransport())
        let site = try MoodleSite(transport: transport, address: server.url + "/moodle/my/")
        let config = try await site.config()
        let token = try await site.signIn(userName: "alice", password: "alice-password")
        source = try MoodleSource(transport: transport, address: config.address, token: token)
        transport.restart()
      }
    }

    /// A transport that counts its requests.
    private final class CountingTransport: Transport {
      private let next: HTTPTransport
      private let number = Lock(0)
      var count: Int { number.withLock { $0 } }

      init(_ next: HTTPTransport) { self.next = next }

      func restart() { number.withLock { $0 = 0 } }

      func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
        number.withLock { $0 += 1 }
        return try await next.send(request)
      }

      func shutdown() async { await next.shutdown() }
    }

    private func withSchool(
      _ size: CampusSize = CampusSize(), _ body: (School) async throws -> Void
    ) async throws {
      let school = try await School(size)
      let result: Result<Void, any Error>
      do {
        result = .success(try await body(school))
      } catch {
        result = .failure(error)
      }
      await school.transport.shutdown()
      await school.server.stop()
      try result.get()
    }

    private let span: ClosedRange<Int64> = 1...4_000_000_000_000

    private func news(
      _ school: School, _ ids: [String], tag: String? = nil
    ) async throws -> (items: [StellarClassAnnouncement], tag: String?)? {
      let fetch = try await school.source.announcements(of: ids, since: nil, tag: tag)
      guard case .changed(let reply, let tag) = fetch else { return nil }
      #expect(reply.value.failures.isEmpty && reply.diagnostics.isEmpty)
      return (reply.value.items, tag)
    }

    private func round(
      _ school: School, tag: String?
    ) async throws -> (items: [StellarClassAnnouncement], tag: String?)? {
      let ids = try await school.source.enrolments().value.filter(\.isCurrent)
        .map(\.item.masterId)
      let found = try await news(school, ids, tag: tag)
      _ = try await school.source.tasks(of: ids, in: span, tag: nil)
      _ = try await school.source.events(of: ids, in: span)
      return found
    }

    @Test func aSecondRoundFindsNothingNew() async throws {
      try await withSchool { school in
        let first = try #require(try await round(school, tag: nil))
        #expect(first.items.count >= 400)
        #expect(Set(first.items.map(\.announcement.key)).count == first.items.count)
        #expect(school.transport.count <= 60)
        school.transport.restart()
        #expect(try await round(school, tag: first.tag) == nil)
        #expect(school.transport.count <= 12)
        try school.server.moodle.announce("New", "<p>Today</p>")
        let next = try #require(try await round(school, tag: first.tag))
        #expect(next.items.count == first.items.count + 1)
      }
    }

    @Test func marksAndFavouritesArrive() async throws {
      try await withSchool(CampusSize(courses: 3, announcements: 30)) { school in
        let source = school.source
        let classes = try await source.enrolments().value
        let ids = classes.map(\.item.masterId)
        let found = try #require(try await news(school, ids))
        let unread = try #require(found.items.first { $0.isRead == false })
        try await source.setRead(true, unread.announcement.key, of: unread.masterId)
        let again = try #require(try await news(school, ids))
        let same = again.items.first { $0.announcement.key == unread.announcement.key }
        #expect(same?.isRead == true)
        let other = try #require(classes.first { $0.isBookmarked == false })
        try await source.setBookmark(true, of: other.item.masterId)
        try await source.setBookmark(true, of: other.item.masterId)
        let marked = try await source.enrolments().value
        #expect(marked.first { $0.item.masterId == other.item.masterId }?.isBookmarked == true)
      }
    }

    @Test func everythingOfAClassIsFetched() async throws {
      try await withSchool(CampusSize(courses: 2, announcements: 10)) { school in
        let source = school.source
        let ids = try await source.enrolments().value.filter(\.isCurrent).map(\.item.masterId)
        let id = try #require(ids.first)
        let fetch = try await source.tasks(of: ids, in: span, tag: nil)
        guard case .changed(let tasks, _) = fetch else {
          Issue.record("nothing was fetched")
          return
        }
        #expect(!tasks.value.items.isEmpty && tasks.diagnostics.isEmpty)
        #expect(try await source.grades(of: id).diagnostics.isEmpty)
        #expect(try await source.classInfo(id).value.content != nil)
        #expect(try await source.notifications().diagnostics.isEmpty)
        let files = try await source.files(of: id)
        #expect(files.diagnostics.isEmpty)
        let file = try #require(files.value.first { $0.contentURL != nil })
        let body = try await source.content(of: file).body.collect(limit: 16 << 20)
        #expect(file.size.map { $0 == body.count } ?? !body.isEmpty)
      }
    }

    @Test(arguments: [
      ("revokedToken", PentadError.Code.signInRequired), ("sitePolicy", .unauthorized),
      ("maintenance", .serverUnavailable), ("nullAnswer", .emptyReply),
      ("emptyAnswer", .emptyReply), ("xmlAnswer", .signInRequired),
    ])
    func faultsAreErrors(_ name: String, _ code: PentadError.Code) async throws {
      try await withSchool(CampusSize(courses: 2, announcements: 4)) { school in
        _ = try await school.source.person()
        try school.server.moodle.inject(name, function: "core_enrol")
        let error = await #expect(throws: PentadError.self) {
          try await school.source.enrolments()
        }
        #expect(error?.code == code)
      }
    }

    @Test(arguments: [nil, "swappedScheme", "forcedScheme"])
    func aSignInInABrowserGivesAToken(_ fault: String?) async throws {
      try await withSchool(CampusSize(courses: 2, announcements: 4)) { school in
        if let fault { try school.server.moodle.inject(fault) }
        let returned = try await returnedAddress(school)
        let token = try returned.launch.token(from: returned.address)
        let source = try MoodleSource(
          transport: school.transport, address: school.server.url + "/moodle", token: token)
        #expect(try await source.person() == school.source.person())
      }
    }

    @Test func aWrongSignatureIsRejected() async throws {
      try await withSchool(CampusSize(courses: 2, announcements: 4)) { school in
        try school.server.moodle.inject("wrongSignature")
        let returned = try await returnedAddress(school)
        let error = #expect(throws: PentadError.self) {
          try returned.launch.token(from: returned.address)
        }
        #expect(error?.code == .signInRequired)
      }
    }

    /// Opens the site's page as a browser does, signed in as alice.
    private func returnedAddress(
      _ school: School
    ) async throws -> (launch: MoodleAuthorization, address: String) {
      let site = try MoodleSite(
        transport: school.transport, address: school.server.url + "/moodle")
      let launch = try MoodleAuthorization(try await site.config(), scheme: "pentad")
      let page = try TransportURL(launch.address).adding(query: [("user", "alice")])
      var request = TransportRequest(page)
      request.followsRedirects = false
      let response = try await school.transport.send(request)
      return (launch, try #require(response.headers["Location"]))
    }

    @Test(arguments: [
      "newExceptions", "nullProgress", "falseName", "duplicateIDs", "untrackedForums", "warnings",
      "zeroTimes",
    ])
    func unusualAnswersAreRead(_ fault: String) async throws {
      try await withSchool(CampusSize(courses: 2, announcements: 8)) { school in
        try school.server.moodle.inject(fault)
        let source = school.source
        let ids = try await source.enrolments().value.map(\.item.masterId)
        #expect(ids.count >= 2)
        let fetch = try await source.announcements(of: ids, since: nil, tag: nil)
        guard case .changed(let reply, _) = fetch else {
          Issue.record("nothing was fetched")
          return
        }
        // An announcement without a time is unreadable; a class without a readable one is a failure.
        #expect(reply.value.items.isEmpty == (fault == "zeroTimes"))
        #expect(reply.value.failures.isEmpty == (fault != "zeroTimes"))
        if fault == "zeroTimes" { return }
        _ = try await source.tasks(of: ids, in: span, tag: nil)
        let notifications = try await source.notifications(first: 100).value
        #expect(Set(notifications.map(\.key)).count == notifications.count)
      }
    }
  }
#endif
