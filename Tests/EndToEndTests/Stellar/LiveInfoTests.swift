#if Networking
  import PentadCore
  import ReferenceServer
  import StellarKit
  import Testing

  /// Classes, their announcements and searches over HTTP.
  @Suite(.timeLimit(.minutes(15))) struct LiveInfoTests {
    @Test func aClassInItsThreeStages() async throws {
      try await live { live in
        let client = try await live.open()
        let first = await client.stages("18.06")
        #expect(
          first.count == 1 && first[0].fresh?.news.map(\.announcement.title) == ["first", "second"])
        let item = try await client.classes(in: "18").value[0]
        let listed = await client.stages("18.03")
        #expect(listed.first == .general(item) && listed.last?.fresh?.item == item)
        guard case .cached(let detail) = await client.stages("18.03").first else {
          Issue.record("not cached")
          return
        }
        #expect(detail.item == item && detail.news == [] && detail.infoStoredAt != nil)
        #expect(live.count("command=subjectInfo") == 3)
        #expect(try await client.recent().map(\.masterId) == ["18.03", "18.06"])
        await client.close()
      }
    }

    @Test func numbersAreFoundWithAndWithoutTheJAndByOtherCourses() async throws {
      try await live { live in
        let client = try await live.open()
        for number in ["6.002J", "8.003", " 6.002"] {
          #expect(await client.stages(number).last?.fresh?.item.masterId == "6.002", "\(number)")
        }
        let unknown = await client.stages("6.999")
        #expect(unknown.count == 1)
        #expect(unknown[0].failure?.error.code == .classNotFound && unknown[0].failure?.kept == nil)
        await client.close()
      }
    }

    @Test func classRemovedOnTheServerStays() async throws {
      try await live { live in
        let client = try await live.open()
        let shown = await client.stages("18.06").last?.fresh
        try live.server.stellar.remove("18.06")
        let failure = await client.stages("18.06").last?.failure
        #expect(failure?.error.code == .classNotFound && failure?.kept == shown)
        #expect(try await client.cachedClass("18.06") == shown?.item)
        await client.close()
      }
    }

    @Test func announcementsArrive() async throws {
      try await live { live in
        let client = try await live.open()
        let stream = client.events()
        _ = await client.stages("18.06")
        try live.server.stellar.announce("third", "See http://web.mit.edu.", to: "18.06")
        let news = await client.stages("18.06").last?.fresh?.news
        #expect(news?.map(\.announcement.title) == ["third", "first", "second"])
        let events = await client.closing(stream)
        #expect(events.contains(.announcementsArrived(masterId: "18.06", count: 2)))
        #expect(events.contains(.announcementsArrived(masterId: "18.06", count: 1)))
      }
    }

    @Test func searchesAreLocalAndFallBackOnTheServer() async throws {
      try await live { live in
        let client = try await live.open()
        _ = try await client.courses()
        _ = try await client.classes(in: "18")
        let local = try await client.search("linear")
        #expect(local.only?.masterId == "18.06" && local.origin == .local)
        #expect(try await client.search("18").hits.count == 3)
        #expect(live.count("command=search") == 0)
        let remote = try await client.search("circuits")
        #expect(remote.only?.masterId == "6.002" && remote.origin == .server)
        #expect(try await client.search("nothing at all").hits == [])
        #expect(live.count("command=search") == 2)
        await client.close()
      }
    }

    /// The server sends such a class as its id and term alone.
    @Test func theServerFindsAClassByItsNumberInAnotherCourse() async throws {
      try await live { live in
        let client = try await live.open()
        let found = try #require(try await client.search("8.003").only)
        #expect(found.masterId == "6.002" && found.name == "6.002" && found.term?.code == "fa26")
        #expect(await client.stages(found.masterId).last?.fresh?.item.title == "Circuits")
        #expect(try await client.search("8.003").origin == .local)
        await client.close()
      }
    }

    /// The protocol has no field for them: the description names them.
    @Test func anOldNumberFindsItsClass() async throws {
      try await live { live in
        let client = try await live.open()
        let item = try await client.classes(in: "6").value[1]
        #expect(item.blurb == "About programming. Formerly 6.009." && item.oldNumbers == ["6.009"])
        let answer = try await client.search("6.009")
        #expect(answer.only?.masterId == "6.1010" && answer.origin == .local)
        await client.close()
      }
    }
  }
#endif
