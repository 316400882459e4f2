import Foundation
import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// A step of the network or of the store fails while an account is refreshed or changed: stored data
/// stays, an acknowledged change is sent, and none is sent twice.
@Suite struct AccountStepTests {
  enum Action: CaseIterable {
    case refresh, mark, readPosts, done, bookmark, removal, reply, file, keptFile, clear
  }

  private static let file = StellarFile(
    id: "f", masterId: "1", name: "notes.pdf", folders: ["Week 1"], changed: 1)

  /// The user's changes that were acknowledged.
  private final class Acknowledged: Sendable {
    let names = Lock<Set<Action>>([])
    func add(_ name: Action) { names.withLock { _ = $0.insert(name) } }
  }

  private func run(_ action: Action, _ client: StellarClient, _ done: Acknowledged) async throws {
    switch action {
    case .refresh:
      let result = try await client.refreshAccount()
      if let failure = result.failures.first { throw failure.error }
    case .mark:
      try await client.markRead(
        FakeSchool.news("b", at: 86_300_000).announcement, of: "1")
      done.add(.mark)
      try await client.synchronise()
    case .readPosts:
      try await client.markPostsRead(to: "b", of: "1")
      done.add(.readPosts)
      try await client.synchronise()
    case .done:
      try await client.setDone(true, task: "t")
      done.add(.done)
      try await client.synchronise()
    case .bookmark:
      try await client.bookmark(FakeSchool.enrolment("2").item)
      done.add(.bookmark)
      try await client.synchronise()
    case .removal:
      try await client.removeBookmark("1")
      done.add(.removal)
      try await client.synchronise()
    case .reply:
      try await client.post("Hello", to: "b", of: "1")
      done.add(.reply)
      try await client.synchronise()
    case .file: _ = try await client.content(of: Self.file)
    case .keptFile:
      // The choice is stored even if the download fails.
      if (try? await client.keepOffline(true, Self.file)) != nil { done.add(.keptFile) }
      let result = try await client.refreshAccount()
      if let failure = result.failures.first { throw failure.error }
    case .clear: try await client.clearCache()
    }
  }

  @Test(arguments: Action.allCases) func nothingIsLostOrSentTwice(_ action: Action) async throws {
    let current = Lock<(world: SchoolWorld, done: Acknowledged)?>(nil)
    // An attempt without a network never arrives; one that times out may.
    let error = PentadError(.timedOut, "a step was made to fail")
    let count = try await failingEachStep(with: error) { steps in
      let (world, done) = (SchoolWorld(), Acknowledged())
      world.school.set { state in
        guard action == .removal else { return }
        state.bookmarks = ["1"]
        state.enrolments[0] = FakeSchool.enrolment("1", isBookmarked: true)
      }
      current.withLock { $0 = (world, done) }
      let first = try await world.open(inMemory: false)
      try await first.refreshAccount()
      _ = try await first.files(of: "1")
      await first.close()
      world.time.advance(3 * World.day)
      let client = try await world.open(inMemory: false) {
        $0.beforeStep = { try steps.next() }
      }
      world.school.around { _ async throws(PentadError) in try steps.next() }
      do {
        try await self.run(action, client, done)
      } catch {
        await client.close()
        throw error
      }
      await client.close()
    } check: { steps in
      let (world, done) = try #require(current.withLock { $0 })
      let step: Comment = "\(action), step \(steps.number), for good: \(steps.isForGood)"
      world.school.around(nil)
      let client = try await world.open(inMemory: false)
      if action != .clear {
        world.goOffline()
        #expect(try await client.myClasses().value.count == 2, step)
        #expect(try await client.announcementsFeed().value.count == 3, step)
        #expect(try await client.tasks().value.count == 3, step)
        #expect(try await client.calendarEvents().value.count == 1, step)
        world.goOffline(false)
      }
      world.time.advance(World.day)
      #expect(try await client.synchronise() == 0, step)
      for name in done.names.withLock({ $0 }) {
        switch name {
        case .mark:
          #expect(
            world.school.get(\.announcements).first { $0.announcement.id == "b" }?.isRead == true,
            step)
        case .done:
          #expect(world.school.get(\.tasks).first { $0.id == "t" }?.isDone == true, step)
        case .readPosts:
          // The school has no list of these marks: the request is the proof.
          #expect(world.school.asked.contains("readPosts b"), step)
        case .bookmark: #expect(world.school.get(\.bookmarks) == ["2"], step)
        case .removal:
          #expect(world.school.get(\.bookmarks) == [], step)
          #expect(try await client.bookmarks().isEmpty, step)
        case .keptFile:
          world.goOffline()
          let path = try await client.content(of: Self.file).path
          #expect(FileManager.default.contents(atPath: path) == Data([1, 2, 3]), step)
          world.goOffline(false)
        case .reply, .refresh, .file, .clear: break
        }
      }
      // Finds an earlier attempt by its text; the clocks of both sides may differ.
      let replies = (world.school.get(\.posts)["b"] ?? []).filter { $0.text == "Hello" }.count
      #expect(replies <= 1, step)
      if done.names.withLock({ $0.contains(.reply) }) { #expect(replies == 1, step) }
      await client.close()
    }
    #expect(count > 2)
  }
}
