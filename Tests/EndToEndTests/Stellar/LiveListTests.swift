#if Networking
  import PentadCore
  import ReferenceServer
  import StellarKit
  import Testing

  /// Courses and class lists from a server over HTTP: what is asked, and what is not asked again.
  @Suite(.timeLimit(.minutes(15))) struct LiveListTests {
    @Test func coursesInTheirGroups() async throws {
      try await live { live in
        let client = try await live.open()
        let courses = try await client.courses()
        #expect(courses.origin == .source)
        #expect(courses.value.map(\.number) == Catalogue.courses2026.map(\.number))
        #expect(courses.value.filter { !$0.isDepartment }.map(\.number) == ["SP"])
        let groups = try await client.courseGroups()
        #expect(
          groups.map(\.title) == [
            "Courses 1-10", "Courses 11-20", "Courses 21-24", "Other Courses",
          ])
        #expect(live.count("command=courses") == 1)
        await client.close()
      }
    }

    @Test func anUnchangedListIsNotDownloadedAgain() async throws {
      try await live { live in
        let client = try await live.open()
        let first = try await client.classes(in: "18")
        #expect(first.value.map(\.masterId) == ["18.03", "18.06", "18.UR"])
        #expect(first.value[1].times.map(\.text) == ["MWF 11-12:30 p.m."])
        #expect(first.value[1].staff.map(\.name) == ["Ada Example", "Carl Sample"])
        #expect(first.value[1].siteURL == "http://stellar.mit.edu/course/18/fa26/18.06")
        _ = try await client.classes(in: "18")
        #expect(live.count("command=subjectList") == 1)

        live.advance(days: 3)
        let probed = try await client.classes(in: "18")
        #expect(probed.value == first.value && probed.origin == .source && !probed.isStale)
        #expect(live.count("command=subjectList") == 2 && live.count("full=true") == 1)

        try live.server.stellar.change("18.03") { $0.title = "Equations" }
        live.advance(days: 3)
        #expect(try await client.classes(in: "18").value[0].title == "Equations")
        #expect(live.count("command=subjectList") == 4 && live.count("full=true") == 2)
        await client.close()
      }
    }

    @Test func aClassOfTwoCoursesIsKeptOnce() async throws {
      try await live { live in
        let client = try await live.open()
        #expect(try await client.classes(in: "6").value.map(\.masterId) == ["6.002", "6.1010"])
        #expect(try await client.classes(in: "8").value.map(\.name) == ["6.002 / 8.003", "8.01"])
        #expect(try await client.storageUsage().classes == 3)
        try live.server.stellar.change("6.002") { $0.crossListings = [] }
        #expect(try await client.classes(in: "8", reload: true).value.map(\.name) == ["8.01"])
        // The list of course 6 still contains it, under its latest name.
        #expect(try await client.classes(in: "6").value.first?.masterId == "6.002")
        await client.close()
      }
    }

    @Test func emptyCourseAndUnknownCourse() async throws {
      try await live { live in
        let client = try await live.open()
        #expect(try await client.classes(in: "1").value == [])
        let error = await #expect(throws: PentadError.self) { try await client.classes(in: "99") }
        #expect(error?.code == .serverUnavailable)
        await client.close()
      }
    }

    @Test func theWholeCatalogueInOneQuestionACourse() async throws {
      try await live { live in
        let client = try await live.open()
        #expect(try await client.loadCatalogue() == 45)
        #expect(try await client.loadCatalogue() == 0)
        #expect(live.count("command=subjectList") == 45)
        live.advance(days: 3)
        try live.server.stellar.change("18.03") { $0.title = "Equations" }
        #expect(try await client.loadCatalogue() == 1)
        #expect(live.count("full=true") == 46)
        #expect(try await client.storageUsage().classes == 6)
        await client.close()
      }
    }

    /// A server that sends everything twice, or in another order, is understood.
    @Test func duplicateAnswersAreStoredOnce() async throws {
      try await live { live in
        live.server.inject(Fault(.duplicate))
        let client = try await live.open()
        #expect(try await client.courses().value.count == 45)
        #expect(try await client.classes(in: "18").value.count == 3)
        #expect(try await client.search("circuits").hits.count == 1)
        #expect(await client.stages("18.06").last?.fresh?.news.count == 2)
        live.server.removeFaults()
        live.server.inject(Fault(.reorder))
        #expect(
          try await client.classes(in: "18", reload: true).value.map(\.masterId)
            == ["18.03", "18.06", "18.UR"])
        #expect(await client.stages("18.06").last?.fresh?.news.count == 2)
        await client.close()
      }
    }

    @Test func clockSetBackDoesNotExtendFreshness() async throws {
      try await live { live in
        let client = try await live.open()
        _ = try await client.courses()
        let classes = try await client.classes(in: "18").value
        live.advance(days: -1_000)
        #expect(try await client.courses().origin == .source)
        #expect(try await client.classes(in: "18").value == classes)
        #expect(live.count("command=courses") == 2 && live.count("command=subjectList") == 2)
        await client.close()
      }
    }
  }
#endif
