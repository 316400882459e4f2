import PentadCore
import StellarKit
import TestSupport
import Testing

/// Marks and replies made offline are sent once, and no refresh undoes them before.
@Suite struct AccountMarkTests {
  private let world = SchoolWorld()

  private func filled(inMemory: Bool = true) async throws -> StellarClient {
    let client = try await world.open(inMemory: inMemory)
    try await client.refreshAccount()
    world.school.forget()
    return client
  }

  private func announcement(
    _ id: String, in client: StellarClient
  ) async throws -> StellarFeedItem {
    try #require(try await client.announcementsFeed().value.first { $0.announcement.id == id })
  }

  @Test func marksMadeOfflineAreSentOnce() async throws {
    let client = try await filled(inMemory: false)
    world.goOffline()
    let (a, b) = (
      try await announcement("a", in: client).announcement,
      try await announcement("b", in: client).announcement
    )
    try await client.markRead(b, of: "1")
    try await client.markUnread(b, of: "1")
    try await client.markRead(b, of: "1")
    try await client.markUnread(a, of: "1")
    try await client.setDone(true, task: "t")
    try await client.bookmark(FakeSchool.enrolment("2").item)
    #expect(try await client.synchronise() == 4)
    await client.close()
    world.goOffline(false)
    world.school.forget()
    let next = try await world.open(inMemory: false)
    #expect(try await next.synchronise() == 0)
    #expect(
      world.school.asked.sorted() == [
        "bookmark 2 true", "done t assignment true", "read a false", "read b true",
      ])
    world.school.forget()
    #expect(try await next.synchronise() == 0)
    #expect(world.school.asked == [])
    await next.close()
  }

  @Test func aRefreshUndoesNoPendingMark() async throws {
    let client = try await filled()
    try await client.markRead(announcement("b", in: client).announcement, of: "1")
    try await client.setDone(true, task: "t")
    try await client.bookmark(FakeSchool.enrolment("1").item)
    world.school.set { $0.enrolments[0] = FakeSchool.enrolment("1", isBookmarked: false) }
    try await client.refreshAccount()
    #expect(try await announcement("b", in: client).isRead)
    #expect(try await client.tasks().value.first { $0.id == "t" }?.isDone == true)
    #expect(try await client.bookmarkedIds == ["1"])
    #expect(try await client.synchronise() == 0)
    world.school.set { $0.enrolments[0] = FakeSchool.enrolment("1", isBookmarked: true) }
    world.time.advance(1_000)
    try await client.refreshAccount()
    #expect(try await announcement("b", in: client).isRead)
    #expect(try await client.bookmarkedIds == ["1"])
  }

  /// The answer was made before the mark arrived.
  @Test func anAnswerFromBeforeAMarkDoesNotUndoIt() async throws {
    let client = try await filled()
    let item = try await announcement("b", in: client).announcement
    let world = world
    let calls = Lock(0)
    world.school.around { question async throws(PentadError) in
      guard question.hasPrefix("announcements") || question.hasPrefix("tasks") else { return }
      let isAnswered = calls.withLock { calls in
        calls += 1
        return calls % 2 == 0
      }
      guard isAnswered else { return }
      world.time.advance(10)
      try await client.markRead(item, of: "1")
      try await client.setDone(true, task: "t")
      try await client.synchronise()
    }
    try await client.refreshAccount()
    #expect(try await announcement("b", in: client).isRead)
    #expect(try await client.tasks().value.first { $0.id == "t" }?.isDone == true)
    #expect(try await client.tasks().value.first { $0.id == "t" }?.doneMarkId == "mark-t")
  }

  @Test func marksMadeAtTheSchoolArrive() async throws {
    let client = try await filled()
    world.school.set { state in
      state.announcements[1] = FakeSchool.news("b", at: 86_300_000, isRead: true)
      state.announcements[0] = FakeSchool.news("a", at: 86_000_000, isRead: false)
      state.enrolments[0] = FakeSchool.enrolment("1", isBookmarked: true)
      state.enrolments[1] = FakeSchool.enrolment("2", isBookmarked: false)
    }
    world.time.advance(2 * World.day)
    try await client.refreshAccount()
    #expect(try await announcement("b", in: client).isRead)
    #expect(try await !announcement("a", in: client).isRead)
    #expect(try await client.bookmarkedIds == ["1"])
    #expect(try await client.synchronise() == 0)
    #expect(!world.school.asked.contains { $0.hasPrefix("bookmark") || $0.hasPrefix("read") })
  }

  @Test func anEditedAnnouncementKeepsItsReadMark() async throws {
    let client = try await filled()
    try await client.markRead(announcement("b", in: client).announcement, of: "1")
    _ = try await client.synchronise()
    world.school.set { state in
      let old = state.announcements[1].announcement
      state.announcements[1] = StellarClassAnnouncement(
        masterId: "1",
        announcement: StellarAnnouncement(
          unixTime: old.date / 1_000, title: "Room changed", text: "new", id: "b"))
    }
    try await client.refreshAccount()
    let edited = try await announcement("b", in: client)
    #expect(edited.isRead && edited.announcement.title == "Room changed")
  }

  @Test func aDoneMarkOutlivesItsTask() async throws {
    let client = try await filled()
    world.goOffline()
    try await client.setDone(true, task: "t")
    try await client.clearCache()
    world.goOffline(false)
    #expect(try await client.synchronise() == 0)
    #expect(world.school.asked.contains("done t assignment true"))
    try await client.refreshAccount()
    #expect(try await client.tasks().value.first { $0.id == "t" }?.isDone == true)
  }

  @Test func aRejectedMarkIsKeptAndReported() async throws {
    let client = try await filled()
    let events = client.events()
    world.school.set { $0.errors["read"] = PentadError(.refused, "write a reply first") }
    try await client.markRead(announcement("b", in: client).announcement, of: "1")
    #expect(try await client.synchronise() == 1)
    try await client.refreshAccount()
    #expect(try await announcement("b", in: client).isRead)
    world.school.set { $0.errors = [:] }
    #expect(try await client.synchronise() == 0)
    let failed = await client.closing(events).filter {
      if case .changeFailed(.announcements, _) = $0 { true } else { false }
    }
    #expect(failed.count == 1)
  }

  // MARK: Replies

  @Test func aReplyWrittenOfflineIsSentOnce() async throws {
    let client = try await filled(inMemory: false)
    world.goOffline()
    try await client.post("Thanks", to: "b", of: "1")
    #expect(try await client.pendingPosts(to: "b", of: "1").map(\.text) == ["Thanks"])
    #expect(try await client.synchronise() == 1)
    world.goOffline(false)
    #expect(try await client.synchronise() == 0)
    #expect(world.school.get(\.posts)["b"]?.count == 2)
    #expect(try await client.pendingPosts(to: "b", of: "1") == [])
    #expect(try await client.posts(to: "b", of: "1").value.map(\.id) == ["x", "p1"])
    await client.close()
  }

  /// The answer was lost after the school had stored the reply.
  @Test(arguments: [false, true]) func aReplyThatMayHaveArrivedIsLookedForFirst(
    hasArrived: Bool
  ) async throws {
    let client = try await filled()
    try await client.post("Thanks", to: "b", of: "1")
    try await client.post("Thanks", to: "b", of: "1")
    let calls = Lock(0)
    world.school.around { question async throws(PentadError) in
      guard question.hasPrefix("post ") else { return }
      let call = calls.withLock { calls in
        calls += 1
        return calls
      }
      if call == (hasArrived ? 2 : 1) { throw PentadError(.timedOut, "the answer was lost") }
    }
    #expect(try await client.synchronise() > 0)
    world.school.forget()
    #expect(try await client.synchronise() == 0)
    #expect(world.school.asked.first == "posts b")
    let texts = (world.school.get(\.posts)["b"] ?? []).filter { $0.authorId == "me" }.map(\.text)
    #expect(texts == ["Thanks", "Thanks"])
  }

  @Test func repliesMarkedAsReadRemainRead() async throws {
    let client = try await filled()
    world.school.set {
      $0.posts["b"] = [StellarPost(id: "x", date: 5, text: "Thanks", isRead: false)]
    }
    #expect(try await client.posts(to: "b", of: "1").value.map(\.isRead) == [false])
    try await client.markPostsRead(to: "b", of: "1")
    #expect(
      try await client.posts(to: "b", of: "1", reload: true).value.map(\.isRead) == [true])
    #expect(try await client.synchronise() == 0)
    world.time.advance(1_000)
    // From now on, the school's own mark counts.
    #expect(
      try await client.posts(to: "b", of: "1", reload: true).value.map(\.isRead) == [false])
  }

  /// Canvas puts a reply to a reply of a reply under the first of them.
  @Test func aReplyThatTheSchoolMovedUpIsFound() async throws {
    let client = try await filled()
    world.school.set { state in
      state.posts["b"]?.append(
        StellarPost(id: "y", parentId: "x", authorId: "you", date: 6, text: "Really?"))
    }
    try await client.post("Yes", to: "b", parent: "y", of: "1")
    let world = world
    let isLost = Lock(false)
    world.school.around { question async throws(PentadError) in
      guard question.hasPrefix("post ") else { return }
      let isSecond = isLost.withLock { isLost in
        defer { isLost = true }
        return isLost
      }
      guard isSecond else { return }
      world.school.set { state in
        state.posts["b"] = state.posts["b"]?.map { post in
          guard post.authorId == "me" else { return post }
          return StellarPost(
            id: post.id, parentId: "x", authorId: "me", date: post.date, text: post.text)
        }
      }
      throw PentadError(.timedOut, "the answer was lost")
    }
    #expect(try await client.synchronise() > 0)
    world.school.around(nil)
    #expect(try await client.synchronise() == 0)
    #expect(world.school.get(\.posts)["b"]?.map(\.text) == ["Thanks", "Really?", "Yes"])
  }

  /// Some classes show replies only to those who have replied.
  @Test func aReplyIsSentWhereRepliesAreHidden() async throws {
    let client = try await filled()
    world.school.set { $0.errors["posts"] = FakeSchool.forbidden }
    try await client.post("Hello", to: "b", of: "1")
    #expect(try await client.synchronise() == 0)
    #expect(world.school.get(\.posts)["b"]?.map(\.text) == ["Thanks", "Hello"])
  }

  /// An answer was lost, and then the school shows no replies. If it requires a reply first, none
  /// has arrived. Otherwise it is unknown, and nothing is sent.
  @Test(arguments: [true, false]) func aLostReplyWhereRepliesAreHidden(
    isReplyRequired: Bool
  ) async throws {
    let client = try await filled()
    let isLost = Lock(false)
    world.school.around { question async throws(PentadError) in
      guard question.hasPrefix("post "), !isLost.withLock({ $0 }) else { return }
      isLost.withLock { $0 = true }
      throw PentadError(.timedOut, "the answer was lost")
    }
    try await client.post("Hello", to: "b", of: "1")
    #expect(try await client.synchronise() == 1)
    world.school.set {
      $0.errors["posts"] =
        isReplyRequired ? PentadError(.replyRequired, "reply first") : FakeSchool.forbidden
    }
    #expect(try await client.synchronise() == (isReplyRequired ? 0 : 1))
    let texts = world.school.get(\.posts)["b"]?.map(\.text)
    #expect(texts == (isReplyRequired ? ["Thanks", "Hello"] : ["Thanks"]))
    let pending = try await client.pendingPosts(to: "b", of: "1")
    #expect(pending.map(\.isRejected) == (isReplyRequired ? [] : [true]))
  }

  @Test func aPendingReplyCanBeCancelled() async throws {
    let client = try await filled()
    let id = try await client.post("Oops", to: "b", of: "1")
    #expect(try await client.cancelPost(id))
    #expect(try await !client.cancelPost(id))
    #expect(try await client.synchronise() == 0)
    #expect(!world.school.asked.contains { $0.hasPrefix("post ") })
  }

  @Test(arguments: ["", " \n", String(repeating: "x", count: 100_001)]) func badReplies(
    _ text: String
  ) async throws {
    let client = try await filled()
    await #expect {
      try await client.post(text, to: "b", of: "1")
    } throws: {
      ($0 as? PentadError)?.code.coarse == .invalid
    }
  }
}
