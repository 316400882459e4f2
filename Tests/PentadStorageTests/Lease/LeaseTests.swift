import Foundation
import PentadCore
import Testing

@testable import PentadStorage

@Suite struct LeaseTests {
  private let folder = Folder(isQuick: true)

  private func open(readOnly: Bool = false) async throws -> StoreDatabase {
    var options = StoreOptions()
    options.leaseInterval = 5
    options.isReadOnly = readOnly
    return try await StoreDatabase.open(folder.location, .notes, options: options)
  }

  @Test func oneHoldsItAndAnotherTakesOver() async throws {
    let (first, second) = (try await open(), try await open())
    #expect(!first.lease.isHeld)
    var one = first.lease.holding().makeAsyncIterator()
    #expect(await one.next() == true)
    var two = second.lease.holding().makeAsyncIterator()
    #expect(await two.next() == false)
    #expect(first.lease.isHeld)
    #expect(!second.lease.isHeld)
    await first.close()
    #expect(await one.next() == false)
    #expect(await one.next() == nil)
    #expect(await two.next() == true)
    #expect(second.lease.isHeld)
    await second.close()
    #expect(!second.lease.isHeld)
    var late = second.lease.holding().makeAsyncIterator()
    #expect(await late.next() == nil)
  }

  @Test func suspendingReleasesAndResumingReacquires() async throws {
    let (first, second) = (try await open(), try await open())
    var one = first.lease.holding().makeAsyncIterator()
    #expect(await one.next() == true)
    var two = second.lease.holding().makeAsyncIterator()
    #expect(await two.next() == false)
    try await first.suspend()
    #expect(await one.next() == false)
    #expect(await two.next() == true)
    try await first.resume()
    #expect(!first.lease.isHeld)
    await second.close()
    #expect(await one.next() == true)
    await first.close()
  }

  /// The lease is held while the stream has a reader.
  @Test func releasingTheStreamReleasesTheLease() async throws {
    let (first, second) = (try await open(), try await open())
    let (held, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await isHeld in first.lease.holding() where isHeld { signal.yield() }
    }
    for await _ in held { break }
    var two = second.lease.holding().makeAsyncIterator()
    #expect(await two.next() == false)
    task.cancel()
    #expect(await two.next() == true)
    #expect(!first.lease.isHeld)
    await first.close()
    await second.close()
  }

  @Test func everyListenerIsNotified() async throws {
    let store = try await open()
    var one = store.lease.holding().makeAsyncIterator()
    var two = store.lease.holding().makeAsyncIterator()
    #expect(await one.next() == true)
    #expect(await two.next() == true)
    try await store.suspend()
    #expect(await one.next() == false)
    #expect(await two.next() == false)
    await store.close()
  }

  @Test func aStoreInMemoryHasItAndOneForReadingNever() async throws {
    let memory = try await StoreDatabase.open(.memory, .notes)
    var one = memory.lease.holding().makeAsyncIterator()
    #expect(await one.next() == true)
    await memory.close()
    #expect(await one.next() == false)
    await (try await open()).close()
    let reading = try await open(readOnly: true)
    var two = reading.lease.holding().makeAsyncIterator()
    #expect(await two.next() == false)
    await reading.close()
    #expect(await two.next() == nil)
  }

  @Test func itsFileIsForThisUserAlone() async throws {
    let store = try await open()
    var one = store.lease.holding().makeAsyncIterator()
    _ = await one.next()
    #expect(try folder.mode(folder.main + ".lease") == 0o600)
    await store.close()
  }
}
