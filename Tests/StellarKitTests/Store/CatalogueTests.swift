import PentadCore
import StellarKit
import TestSupport
import Testing

/// Loading all lists: what is kept when it is cancelled, and what has come meanwhile by another way.
@Suite struct CatalogueTests {
  private let world = World()

  /// The list that was asked for then comes all the same.
  @Test func listsBeforeTheCancellationAreKept() async throws {
    let client = try await world.open(inMemory: false)
    world.server.around { question async throws(PentadError) in
      if question == "list 8" { withUnsafeCurrentTask { $0?.cancel() } }
    }
    let loading = Task { try await client.loadCatalogue() }
    let error = await #expect(throws: PentadError.self) { try await loading.value }
    #expect(error?.code == .cancelled)
    #expect(try await client.storageUsage().classes == 2)
    #expect(try await client.search("physics").hits.map(\.masterId) == ["8.01"])
    world.server.around(nil)
    world.server.forget()
    #expect(try await client.loadCatalogue() == 2)
    #expect(world.server.asked == ["list 18", "list SP"])
    await client.close()
  }

  @Test func laterRequestedListIsKept() async throws {
    let client = try await world.open(inMemory: false)
    let renamed = Samples.make("18.06", title: "Matrices")
    world.whenAnswered("list 18") { [world] () async throws(PentadError) in
      world.server.set { $0.classes["18"] = [renamed] }
      world.time.advance(1_000)
      _ = try await client.classes(in: "18", reload: true)
      world.time.advance(1_000)
    }
    try await client.loadCatalogue()
    let list = try await client.classes(in: "18")
    #expect(list.value == [renamed] && list.origin == .disk)
    #expect(list.storedAt == world.time.source.date() - 1_000)
    #expect(try await client.search("linear").hits.isEmpty)
    world.time.advance(3 * World.day)
    world.server.forget()
    // The checksum is the newer list's, too.
    #expect(try await client.loadCatalogue() == 0)
    #expect(world.server.asked.contains("checksum 18"))
    await client.close()
  }

  /// The other client of the store asks later, and is answered first.
  @Test func laterRequestedCoursesAreKept() async throws {
    let slow = try await world.open(inMemory: false)
    let quick = try await world.open(inMemory: false)
    world.whenAnswered("courses") { [world] () async throws(PentadError) in
      world.server.set { $0.courses = Samples.courses("6 18") }
      world.time.advance(1_000)
      _ = try await quick.courses()
      world.time.advance(1_000)
    }
    let told = try await slow.courses()
    #expect(told.value == Samples.courses("6 18") && told.origin == .source)
    #expect(told.storedAt == world.time.source.date() - 1_000)
    let kept = try await slow.courses()
    #expect(kept.value == told.value && kept.origin == .disk && kept.storedAt == told.storedAt)
    await quick.close()
    await slow.close()
  }

  /// A newer list, asked for meanwhile, comes after it was noted that the older one was right.
  @Test func aChecksumThatComesLateHoldsNoListUp() async throws {
    let client = try await world.open(inMemory: false)
    _ = try await client.classes(in: "18")
    world.time.advance(3 * World.day)
    world.server.forget()
    let renamed = Samples.make("18.06", title: "Matrices")
    let reloading = Lock<Task<Void, any Error>?>(nil)
    let gate = Recorder<Int>()
    world.whenAnswered("checksum 18") { [world] () async throws(PentadError) in
      world.server.around { question async throws(PentadError) in
        if question == "list 18" { _ = await gate.entries(1) }
      }
      world.server.set { $0.classes["18"] = [renamed] }
      world.time.advance(1_000)
      let task = Task { _ = try await client.classes(in: "18", reload: true) }
      reloading.withLock { $0 = task }
      while !world.server.asked.contains("list 18") { await Task.yield() }
      world.time.advance(1_000)
    }
    try await client.loadCatalogue()
    gate.record(1)
    try await reloading.withLock { $0 }?.value
    let list = try await client.classes(in: "18")
    #expect(list.value == [renamed] && list.origin == .disk)
    await client.close()
  }

  @Test func aListFromBeforeTheClockWasSetBackIsReplaced() async throws {
    let client = try await world.open(inMemory: false)
    try await client.loadCatalogue()
    world.time.advance(-400 * World.day)
    let renamed = Samples.make("18.06", title: "Matrices")
    world.server.set { $0.classes["18"] = [renamed] }
    #expect(try await client.loadCatalogue() == 1)
    let list = try await client.classes(in: "18")
    #expect(list.value == [renamed] && list.origin == .disk)
    await client.close()
  }

  @Test func eachListCountsFromWhenItWasAskedFor() async throws {
    let client = try await world.open(inMemory: false)
    let start = world.time.source.date()
    world.server.around { [time = world.time] question async throws(PentadError) in
      // Before the answer, and after it.
      if question.hasPrefix("list") { time.advance(500) }
    }
    try await client.loadCatalogue()
    var times: [Int64] = []
    for course in ["6", "8", "18", "SP"] {
      let list = try await client.classes(in: course)
      #expect(list.origin == .disk)
      times.append(list.storedAt - start)
    }
    #expect(times == [0, 1_000, 2_000, 3_000])
    await client.close()
  }
}
