import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A message that cannot be read is one place: known, counted, reported, and never in the way.
@Suite struct UnreadablePlaceTests {
  private let world = StoreWorld()
  /// Deeper than anything that is read.
  private static let deep =
    String(repeating: "[", count: 3_000) + String(repeating: "]", count: 3_000)

  /// Makes a server whose messages are damaged for some requests.
  private func sync(
    _ store: ChatStore, _ ids: ClosedRange<Int64>, damaged: [Int64: String]
  ) throws -> CatchUp {
    let server = GroupServer(lines: ids.map { Line($0) })
    let rig = try APIRig { request, _ throws(PentadError) in
      let url = request.url.string
      guard url.contains("/messages") else { return .text(404, "") }
      var page = server.answer(to: url)
      for (id, item) in damaged {
        page = page.replacing(Line(id).json.text(), with: item)
      }
      return .text(200, page)
    }
    return CatchUp(api: rig.api, store: store, conversation: .seven, head: nil)
  }

  @Test(arguments: ["null", "7", #"{"id":"99179190080269490927"}"#, #"{"text":"no id"}"#])
  func `history goes on below it`(item: String) async throws {
    let store = try await world.open()
    let work = try sync(store, 1...250, damaged: [131: item])
    try await work.run()
    while try await !store.hasOldest(of: .seven) { try await work.older(50) }
    #expect(try await store.all().count == 249)
    #expect(try await store.complete() == [[0, 250]])
    #expect(try await store.storageUsage().unreadable == 1)
    // Nothing is asked for again, and nothing is reported twice.
    try await work.readAgain()
    #expect(try await store.storageUsage().unreadable == 1)
  }

  @Test(arguments: ["null", "{\"id\":\"131\",\"a\":" + UnreadablePlaceTests.deep + "}"])
  func `another version of the library reads it again, once`(item: String) async throws {
    let store = try await world.open()
    let work = try sync(store, 1...250, damaged: [131: item])
    try await work.run()
    while try await !store.hasOldest(of: .seven) { try await work.older(50) }
    #expect(try await store.storageUsage().unreadable == 1)
    try await store.readUnreadableAgain(version: "1")
    #expect(try await store.gaps(in: .seven).count == 1)
    try await work.run()
    #expect(try await store.storageUsage().unreadable == 1)
    try await store.readUnreadableAgain(version: "1")
    #expect(try await store.gaps(in: .seven).isEmpty)
    try await store.readUnreadableAgain(version: "2")
    try await sync(store, 1...250, damaged: [:]).run()
    #expect(try await store.all().ids == Array(1...250))
    #expect(try await store.complete() == [[0, 250]])
    #expect(try await store.storageUsage().unreadable == 0)
  }

  @Test func `it is reported with its conversation`() async throws {
    let store = try await world.open()
    var events = store.events().makeAsyncIterator()
    try await sync(store, 1...3, damaged: [2: "null"]).run()
    while let event = await events.next()?.event {
      guard case .failed(let failure) = event else { continue }
      #expect(failure.conversation == .seven && failure.error.code == .unreadableItems)
      break
    }
  }

  @Test func `a page of it alone is stepped over`() async throws {
    let store = try await world.open()
    let damaged = Dictionary(uniqueKeysWithValues: (100...140).map { (Int64($0), "null") })
    let work = try sync(store, 1...150, damaged: damaged)
    try await store.ingest(.answer((141...150).reversed().map { Line($0) }), in: .seven, .newest)
    try await work.older(5)
    while try await !store.hasOldest(of: .seven) { try await work.older(5) }
    #expect(try await store.all().count == 109)
  }

  @Test func `a message that was stored before stays`() async throws {
    let store = try await world.open()
    try await sync(store, 1...20, damaged: [:]).run()
    try await sync(store, 1...20, damaged: [20: "null", 10: "{\"id\":\"10\",,:}"]).readAgain()
    #expect(try await store.all().count == 20)
  }

  @Test func `a new message that cannot be read does not stop the next`() async throws {
    let store = try await world.open()
    try await sync(store, 1...10, damaged: [:]).run()
    try await sync(store, 1...12, damaged: [11: "null"]).run()
    #expect(try await store.all().ids == Array(1...10) + [12])
    try await sync(store, 1...13, damaged: [11: "null", 13: "17"]).run()
    #expect(try await store.all().ids == Array(1...10) + [12])
  }
}
