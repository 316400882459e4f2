#if Networking
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import StellarKit
  import Testing

  /// An account on the reference server's Canvas.
  @Suite(.timeLimit(.minutes(15))) struct CanvasLiveTests {
    private static let span: ClosedRange<Int64> = 0...4_000_000_000_000

    private func announcements(
      _ source: CanvasSource, _ classes: [String], tag: String? = nil
    ) async throws -> (StellarReply<StellarCollection<StellarClassAnnouncement>>?, String?) {
      switch try await source.announcements(of: classes, since: nil, tag: tag) {
      case .unchanged: (nil, tag)
      case .changed(let reply, let tag): (reply, tag)
      }
    }

    @Test func aFirstAndASecondSync() async throws {
      try await canvas { live in
        let source = try await live.signIn()
        var tags: [String?] = [nil, nil]
        for limit in [60, 12] {
          let before = try await live.requests()
          let all = try await source.enrolments().value
          let classes = all.filter(\.isCurrent).map(\.item.masterId)
          #expect(classes.count == 8 && all.count == 10)
          let (news, tag) = try await announcements(source, classes, tag: tags[0])
          #expect((news == nil) == (limit == 12))
          if let news { #expect(news.value.items.count >= 390 && news.value.failures.isEmpty) }
          tags[0] = tag
          if case .changed(let reply, let tag) = try await source.tasks(
            of: classes, in: Self.span, tag: tags[1])
          {
            #expect(limit == 60 && reply.value.failures.isEmpty)
            // Each class has nine assignments and three quizzes, and no task is listed twice.
            let work = reply.value.items.filter { $0.kind != .note }
            #expect(work.count == 12 * classes.count)
            #expect(work.count { $0.kind == .quiz } == 3 * classes.count)
            tags[1] = tag
          }
          _ = try await source.events(of: classes, in: Self.span)
          let count = try await live.requests() - before
          #expect(count <= limit)
        }
      }
    }

    @Test func signingInInABrowserAndRenewing() async throws {
      try await canvas { live in
        let authorization = try CanvasAuthorization(
          site: live.site, key: CanvasKey(id: "10000000000001"))
        let end = try await live.answer(authorization)
        #expect(authorization.isEnd(end))
        let source = try await CanvasSource.signIn(
          authorization, redirectedTo: end, transport: live.transport,
          credentials: live.credentials)
        #expect(try await source.person().id == source.userId)
        try await live.fault("expiredToken")
        #expect(try await source.person().id == source.userId)
        try await live.fault("revokedToken")
        await #expect(throws: PentadError.self) { try await source.person() }
        try await source.signOut()
      }
    }

    @Test func marksReachTheServerOnce() async throws {
      try await canvas { live in
        let source = try await live.signIn()
        let item = try #require(
          try await source.enrolments().value.first { $0.isCurrent && $0.isBookmarked == false })
        let id = item.item.masterId
        let news = try #require(try await announcements(source, [id]).0).value.items
        let unread = try #require(news.first { $0.isRead == false })
        let key = unread.announcement.key
        for _ in 0..<2 {
          try await source.setRead(true, key, of: id)
          try await source.setBookmark(true, of: id)
        }
        let after = try #require(try await announcements(source, [id]).0).value.items
        #expect(after.first { $0.announcement.key == key }?.isRead == true)
        let found = try await source.enrolments().value.first { $0.item.masterId == id }
        #expect(found?.isBookmarked == true)
        try await source.setBookmark(false, of: id)
        try await source.setBookmark(false, of: id)
        let post = try await source.post("a < b\nc", to: key, parent: nil, of: id)
        let posts = try await source.posts(to: key, of: id).value
        #expect(posts.contains { $0.id == post.id && $0.text.contains("a < b") })
        try await source.markPostsRead(to: key, of: id)
      }
    }

    @Test func doneMarksFilesAndGrades() async throws {
      try await canvas { live in
        let source = try await live.signIn()
        let classes = try await source.enrolments().value.filter(\.isCurrent).map(\.item.masterId)
        guard
          case .changed(let reply, _) = try await source.tasks(
            of: classes, in: Self.span, tag: nil)
        else { throw PentadError(.internal, "unchanged") }
        let task = try #require(
          reply.value.items.first { !$0.isDone && $0.kind == .assignment && $0.due != nil })
        let mark = try await source.setDone(true, task)
        #expect(mark != nil)
        #expect(try await source.setDone(true, task) == mark)
        let files = try await source.files(of: classes[0]).value
        let file = try #require(files.first { $0.contentURL != nil })
        let content = try await source.content(of: file).body.collect(limit: 16 << 20)
        #expect(file.size == nil || Int64(content.count) == file.size)
        _ = try await source.grades(of: classes[0])
        #expect(try await source.classInfo(classes[0]).value.content?.masterId == classes[0])
      }
    }

    /// Faults that change a part of an answer leave the lists complete.
    @Test(arguments: [
      "noLastLink", "emptyPage", "overlappingPages", "foreignNextLink", "idsChangeType",
      "whilePrefix", "emptyAuthor", "assignmentList", "submissionsFalse",
    ])
    func listsAreComplete(_ fault: String) async throws {
      try await canvas { live in
        let source = try await live.signIn()
        let classes = try await source.enrolments().value.map(\.item.masterId)
        let whole = try await announcements(source, classes).0?.value.items.map(\.announcement.key)
        try await live.fault(fault, count: 1_000)
        #expect(try await source.enrolments().value.map(\.item.masterId) == classes)
        let found = try await announcements(source, classes).0?.value
        #expect(found?.items.map(\.announcement.key).sorted() == whole?.sorted())
        #expect(found?.failures.isEmpty == true)
      }
    }

    @Test func aForbiddenCourseHidesNoOther() async throws {
      try await canvas { live in
        let source = try await live.signIn()
        let classes = try await source.enrolments().value.filter(\.isCurrent).map(\.item.masterId)
        try await live.fault("forbiddenCourse", count: 1_000)
        let found = try #require(try await announcements(source, classes).0).value
        #expect(found.failures.count == 1)
        #expect(Set(found.items.map(\.masterId)).count == classes.count - 1)
      }
    }

    @Test(arguments: [
      ("forbidden", PentadError.Code.refused), ("unauthorizedUser", .refused),
      ("serverError", .serverUnavailable),
    ])
    func errorsByMeaning(_ fault: String, _ code: PentadError.Code) async throws {
      try await canvas { live in
        let source = try await live.signIn()
        // The transport of a test retries nothing.
        try await live.fault(fault)
        let error = await #expect(throws: PentadError.self) { try await source.person() }
        #expect(error?.code == code)
        #expect(try await source.person().id == source.userId)
      }
    }
  }
#endif
