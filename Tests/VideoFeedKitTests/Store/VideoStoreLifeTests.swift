import Foundation
import PentadCore
import PentadStorage
import TestSupport
import Testing

@testable import VideoFeedKit

/// The lasting content of a store: when it is opened again, damaged, shared, cleared and erased.
@Suite struct VideoStoreLifeTests {
  private let world = VideoWorld()
  private func key(_ number: Int) -> VideoKey { Samples.key("video\(number)") }

  /// A store with some of everything, closed; the number of its last event.
  @discardableResult
  private func fill() async throws -> UInt64 {
    let store = try await world.open(inMemory: false)
    for start in stride(from: 0, to: 1_000, by: 100) {
      var page = FeedPage(
        of: Samples.shelby,
        videos: (start..<start + 100).map { Video(key: key($0), title: "Title \($0)") },
        broadcasts: try (start..<start + 100).map {
          try Samples.broadcast("\($0)", of: key($0), saying: "word \($0)", at: Int64($0))
        }, comments: [try Samples.comment("\(start)", on: key(start))])
      page.state = FeedState(bodyHash: "\(start)")
      try await store.ingest(page, isResolving: true)
    }
    try await store.applyPending()
    try await store.ingest(
      FeedPage(
        of: Samples.shelby, videos: [],
        broadcasts: [try Samples.broadcast("waits", of: key(5_000))]))
    try await store.change(
      key(7), telling: [VideoAction(.like(true), key(7), tell: Samples.shelby)]
    ) {
      ($0.isLiked, $0.isWatchLater, $0.position) = (true, true, 60_000)
      $0.spans.insert(from: 0, to: 5_000)
    }
    try await store.save(account: SourceAccount(userId: "1", name: "Al"), of: Samples.shelby)
    try await store.set("autoApply", to: "yes")
    try await store.save(image: [1, 2, 3], of: "https://example.org/1.jpg", pins: .starred)
    let last = try await store.lastEvent()
    await store.close()
    return last
  }

  /// Checks the data that must survive all damage of the rest.
  private func hasUsersOwn(_ store: VideoStore) async throws {
    let state = try await store.state(key(7))
    #expect(state.isLiked && state.isWatchLater && state.position == 60_000)
    #expect(state.spans.covered() == 5_000 && state.changedAt == 1_000_000)
    #expect(try await store.operations().map(\.kind) == [.like(true)])
    #expect(try await store.source(Samples.shelby)?.account?.name == "Al")
    #expect(
      try await store.sources().map(\.description) == [.of(Samples.shelby), .of(Samples.feed)])
    #expect(try await store.setting("autoApply") == "yes")
  }

  /// Deleted data is requested again, and arrives.
  private func startsAgain(_ store: VideoStore, with kept: [VideoKey] = []) async throws {
    #expect(try await store.all().map(\.key) == kept)
    #expect(try await store.pending().isEmpty)
    #expect(try await store.search("word", limit: 5).map(\.key) == kept)
    let source = try #require(try await store.source(Samples.shelby))
    #expect(source.state == nil && source.older == .unknown)
    try await store.share([try Samples.broadcast("7", of: key(7), at: 7)])
    #expect(try await store.favorites(limit: 5).map(\.key) == [key(7)])
    #expect(try await store.all().map(\.state.position) == [60_000])
  }

  @Test func everythingIsThereAgain() async throws {
    let last = try await fill()
    let store = try await world.open(inMemory: false)
    #expect(try await store.all().map(\.key) == (0..<1_000).reversed().map(key))
    #expect(try await store.group(key(100))?.comments.count == 1)
    #expect(try await store.search("word 123", limit: 5).map(\.key) == [key(123)])
    #expect(try await store.pending() == VideoNews(videos: 1))
    #expect(try await store.source(Samples.shelby)?.state == FeedState(bodyHash: "900"))
    #expect(try await store.lastEvent() == last)
    #expect(try await store.image("https://example.org/1.jpg", pins: .starred) == [1, 2, 3])
    try await hasUsersOwn(store)
    let usage = try await store.storageUsage()
    #expect(usage.videos == 1_001 && usage.broadcasts == 1_001 && usage.comments == 10)
    #expect(usage.sources == 2 && usage.waiting == 1 && usage.imageBytes == 3)
    #expect(usage.bytes > 100_000)
    await store.close()
    let images = world.pictures.map { "video.sqlite.images/" + $0 }
    #expect(images.count == 1)
    for name in ["video.sqlite"] + images {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: world.folder + "/" + name)
      #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0, "\(name)")
    }
  }

  // MARK: Damage

  /// Opens a store that may be damaged: reads all, and opens it once more when that shows the damage.
  private func opened() async throws -> VideoStore {
    let store = try await world.open(inMemory: false)
    do {
      _ = try await store.all()
      _ = try await store.search("word", limit: 5)
      _ = try await store.operations()
      return store
    } catch let error as PentadError {
      await store.close()
      guard .corrupt ~= error.code else { throw error }
      return try await world.open(inMemory: false)
    }
  }

  @Test(arguments: ["broadcast", "shown", "video", "search_text"])
  func aDamagedTableKeepsTheUsersOwn(table: String) async throws {
    let last = try await fill()
    let ids = GivenIDs(of: "outbox", in: world.file)
    try ids.setNewest(1_000)
    try damageTable(table, in: world.file)
    var store = try await opened()
    if try await store.lastEvent() == last {
      // Not yet met: an index answered in its place.
      await #expect(throws: PentadError.self) { try await store.applyPending() }
      await store.close()
      store = try await world.open(inMemory: false)
    }
    let log = try await store.readEvents(after: last, limit: 1)
    #expect(log.first?.event == .reset)
    let first = try await store.lastEvent()
    #expect(first > last)
    try await hasUsersOwn(store)
    try await startsAgain(store)
    await store.close()
    // The number of an action that was sent or discarded is not reused.
    #expect(try #require(try ids.newest()) >= 1_000)
  }

  @Test func damageDuringSuspensionIsRepairedAndReported() async throws {
    let last = try await fill()
    let store = try await world.open(inMemory: false)
    try await store.suspend()
    try await store.resume()
    #expect(try await store.lastEvent() == last)
    try await store.suspend()
    try Data("no database".utf8).write(to: URL(fileURLWithPath: world.file))
    try await store.resume()
    let reset = try #require(try await store.readEvents(after: last, limit: 1).first)
    #expect(reset.event == .reset)
    let next = try await store.readEvents(after: reset.number, limit: 1).first?.event
    guard case .storeRecovered = next else {
      Issue.record("\(String(describing: next)) was told")
      return
    }
    #expect(try await store.all() == [])
    await store.close()
  }

  @Test func aFileThatWasCutOff() async throws {
    try await fill()
    let handle = try #require(FileHandle(forUpdatingAtPath: world.file))
    let size = try handle.seekToEnd()
    for part in [UInt64](arrayLiteral: size * 3 / 4, size / 2 + 100, 5_000, 100, 0) {
      try handle.truncate(atOffset: part)
      let store = try await opened()
      _ = try await store.state(key(7))
      #expect(try await store.all().count < 1_000)
      try await store.share([try Samples.broadcast("7", of: key(7), at: 7)])
      #expect(try await store.all().map(\.key) == [key(7)])
      await store.close()
    }
    try handle.close()
  }

  /// A byte of the file is another, wherever it is: that is mended, or not met, and never a trap.
  @Test func aByteThatWasFlipped() async throws {
    try await fill()
    let whole = try Data(contentsOf: URL(fileURLWithPath: world.file))
    var random = SplitMix64(seed: 1)
    for _ in 0..<40 {
      var bytes = whole
      bytes[Int.random(in: 0..<whole.count, using: &random)] ^= .random(
        in: 1...255, using: &random)
      try bytes.write(to: URL(fileURLWithPath: world.file))
      for name in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: world.file + name)
      }
      do {
        let store = try await opened()
        _ = try await store.state(key(7))
        _ = try await store.sources()
        _ = try? await store.applyPending()
        await store.close()
      } catch let error as PentadError {
        // The mark of another program, or a name in the schema.
        let codes: [PentadError.Code] = [.foreignFile, .newerSchema, .internal]
        #expect(codes.contains(error.code), "\(error)")
      }
    }
  }

  // MARK: Letting go

  @Test func clearingKeepsTheUsersOwn() async throws {
    try await fill()
    let store = try await world.open(inMemory: false)
    let start = try await store.lastEvent()
    try await store.clearCache()
    #expect(
      try await store.told(after: start) == [.videosChanged([]), .pendingChanged(VideoNews())])
    let usage = try await store.storageUsage()
    #expect(usage.videos == 1 && usage.broadcasts == 1 && usage.comments == 0)
    #expect(usage.waiting == 1)
    #expect(usage.bytes < 400_000 && usage.imageBytes == 0 && world.pictures == [])
    try await hasUsersOwn(store)
    #expect(try await store.favorites(limit: 5).map(\.face.comment) == ["word 7"])
    try await startsAgain(store, with: [key(7)])
    await store.close()
  }

  @Test(arguments: [false, true]) func erasing(isShared: Bool) async throws {
    try await fill()
    let store = try await world.open(inMemory: false)
    let other = isShared ? try await world.open(inMemory: false) : nil
    try await store.eraseAll()
    let usage = try await store.storageUsage()
    #expect(usage.videos + usage.broadcasts + usage.sources + usage.waiting == 0)
    #expect(try await store.state(key(7)) == ViewState())
    #expect(try await store.setting("autoApply") == nil)
    #expect(try await store.search("word", limit: 1) == [])
    #expect(world.pictures == [])
    try await store.save(source: .of(Samples.shelby))
    try await store.share([try Samples.broadcast("7", of: key(7), at: 7)])
    #expect(try await store.all().map(\.state) == [ViewState()])
    await other?.close()
    await store.close()
  }

  @Test func tidyingKeepsWhatCounts() async throws {
    try await fill()
    let store = try await world.open(inMemory: false)
    let stray = world.pictureFolder + "/.3B1F8A54-0C7D-4E9B-8A55-2F6D1C0E9A77"
    #expect(FileManager.default.createFile(atPath: stray, contents: nil))
    let last = try await store.lastEvent()
    try await store.tidy()
    #expect(try await store.lastEvent() == last && world.pictures.count == 1)
    #expect(try await store.search("word 5", limit: 999).map(\.key) == [key(5)])
    await store.close()
  }

  // MARK: Several openings

  @Test func twoOpeningsSeeEachOther() async throws {
    let one = try await world.open(inMemory: false)
    let two = try await world.open(inMemory: false)
    let changes = try await two.changes()
    let watching = Task { for await _ in changes {} }
    let events = two.events()
    try await one.share([try Samples.broadcast("1", of: key(1))])
    for await published in events {
      #expect(published.event == .pendingChanged(VideoNews(videos: 1)))
      break
    }
    #expect(try await two.all().map(\.key) == [key(1)])
    try await one.suspend()
    let error = await #expect(throws: PentadError.self) { try await one.all() }
    #expect(error?.code == .suspended)
    try await two.change(key(1)) { $0.isLiked = true }
    try await one.resume()
    #expect(try await one.favorites(limit: 5).map(\.key) == [key(1)])
    await two.close()
    await watching.value
    await one.close()
    let closed = await #expect(throws: PentadError.self) { try await one.all() }
    #expect(closed?.code == .closed)
  }

  @Test func theLeaseChangesHands() async throws {
    let one = try await world.open(inMemory: false)
    let two = try await world.open(inMemory: false)
    var first = one.holding().makeAsyncIterator()
    #expect(await first.next() == true)
    var second = two.holding().makeAsyncIterator()
    #expect(await second.next() == false)
    await one.close()
    #expect(await second.next() == true)
    await two.close()
  }
}
