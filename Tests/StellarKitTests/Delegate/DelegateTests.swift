import Dispatch
import PentadCore
import StellarKit
import TestSupport
import Testing

/// Notes every call of the original's delegates.
private final class Listener: CoursesLoadedDelegate, ClassesLoadedDelegate,
  ClassInfoLoadedDelegate, ClassesSearchDelegate, ClearMyStellarDelegate, StellarClientDelegate
{
  let calls = Recorder<String>()

  func stellarClient(
    _ client: StellarClient, coursesLoaded courses: Snapshot<[StellarCourse]>
  ) { calls.record("courses \(courses.value.count)") }
  func stellarClient(_ client: StellarClient, handleCouldNotLoadCourses error: PentadError) {
    calls.record("no courses: \(error.code)")
  }
  func stellarClient(
    _ client: StellarClient, classesLoaded classes: Snapshot<[StellarClass]>, in course: String
  ) { calls.record("classes \(course) \(classes.value.count)") }
  func stellarClient(
    _ client: StellarClient, handleCouldNotReachStellar error: PentadError, in course: String
  ) { calls.record("no classes \(course): \(error.code)") }
  func stellarClient(_ client: StellarClient, generalClassInfoLoaded item: StellarClass) {
    calls.record("general \(item.masterId)")
  }
  func stellarClient(
    _ client: StellarClient, initialAllClassInfoLoaded detail: StellarClassDetail
  ) { calls.record("initial \(detail.news.count)") }
  func stellarClient(
    _ client: StellarClient, finalAllClassInfoLoaded detail: StellarClassDetail
  ) { calls.record("final \(detail.news.count)") }
  func stellarClient(_ client: StellarClient, handleClassNotFound masterId: String) {
    calls.record("not found \(masterId)")
  }
  func stellarClient(
    _ client: StellarClient, handleCouldNotReachStellar error: PentadError,
    keeping detail: StellarClassDetail?
  ) { calls.record("no info: \(error.code), \(detail?.news.count ?? -1) kept") }
  func stellarClient(
    _ client: StellarClient, searchComplete answer: SearchAnswer, searchTerms: String
  ) { calls.record("found \(answer.hits.count) for \(searchTerms)") }
  func stellarClient(
    _ client: StellarClient, handleCouldNotReachStellar error: PentadError, searchTerms: String
  ) { calls.record("no answer for \(searchTerms)") }
  func stellarClient(_ client: StellarClient, classesRemoved classes: [StellarClass]) {
    calls.record("removed \(classes.map(\.masterId))")
  }
  func stellarClientDidChangeBookmarks(_ client: StellarClient) { calls.record("bookmarks") }
}

/// The original's delegates, each called once and as the last.
@Suite struct DelegateTests {
  private let world = World()
  private let listener = Listener()
  private let delivery = Delivery.queue(DispatchQueue(label: "stellar.tests"))

  @Test func listsAndTheirFailures() async throws {
    let client = try await world.open()
    world.server.set { $0.courses = [] }
    _ = try? await client.loadCourses(delegate: listener, on: delivery).value
    world.server.set { $0.courses = Samples.courses("6 18") }
    _ = try await client.loadCourses(delegate: listener, on: delivery).value
    _ = try await client.loadClasses(in: "18", delegate: listener, on: delivery).value
    world.goOffline()
    _ = try? await client.loadClasses(in: "6", delegate: listener, on: delivery).value
    let calls = await listener.calls.entries(4)
    #expect(
      calls == ["no courses: decoding", "courses 2", "classes 18 2", "no classes 6: offline"])
  }

  @Test func aClassInItsStages() async throws {
    let client = try await world.open()
    _ = try await client.loadAllClassInfo("18.06", delegate: listener, on: delivery).value
    _ = try await client.loadAllClassInfo("18.06", delegate: listener, on: delivery).value
    world.goOffline()
    _ = try? await client.loadAllClassInfo("18.06", delegate: listener, on: delivery).value
    world.goOffline(false)
    _ = try? await client.loadAllClassInfo("9.99", delegate: listener, on: delivery).value
    let calls = await listener.calls.entries(8)
    #expect(
      calls == [
        "final 1", "general 18.06", "initial 1", "final 1", "general 18.06", "initial 1",
        "no info: offline, 1 kept", "not found 9.99",
      ])
  }

  @Test func searchesAndOldBookmarks() async throws {
    let client = try await world.open()
    _ = try await client.classes(in: "18")
    let search = client.makeSearch()
    let gate = Recorder<Int>()
    world.server.around { _ async throws(PentadError) in _ = await gate.entries(1) }
    let late = search.executeStellarSearch("quantum", delegate: listener, on: delivery)
    _ = try await search.executeStellarSearch("linear", delegate: listener, on: delivery).value
    gate.record(1)
    #expect(try await late.value == nil)
    try await client.bookmark(World.algebra)
    world.server.set { $0.term = StellarTerm(code: "sp27") }
    for _ in 1...2 {
      _ = try await client.removeOldFavorites(delegate: listener, on: delivery).value
    }
    world.goOffline()
    _ = try? await search.executeStellarSearch("gone", delegate: listener, on: delivery).value
    let calls = await listener.calls.entries(3)
    #expect(calls == ["found 1 for linear", #"removed ["18.06"]"#, "no answer for gone"])
  }

  @Test func aStandingDelegate() async throws {
    let client = try await world.open()
    let subscription = client.addDelegate(listener, on: delivery)
    try await client.bookmark(World.algebra)
    #expect(await listener.calls.entries(1) == ["bookmarks"])
    subscription.cancel()
    try await client.removeBookmark("18.06")
    await client.close()
    #expect(listener.calls.entries == ["bookmarks"])
  }
}
