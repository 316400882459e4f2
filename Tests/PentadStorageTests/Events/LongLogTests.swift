import Foundation
import GRDB
import PentadCore
import Synchronization
import Testing

@testable import PentadStorage

/// Events that are counted while they live.
private enum Counted: LoggedEvent {
  case load(Load)
  case reset

  final class Load: Sendable {
    static let living = Atomic(0)
    static let most = Atomic(0)
    let value: Int

    init(_ value: Int) {
      self.value = value
      let living = Self.living.add(1, ordering: .relaxed).newValue
      Self.most.max(living, ordering: .relaxed)
    }

    deinit { Self.living.subtract(1, ordering: .relaxed) }
  }

  func encoded() -> Data {
    if case .load(let load) = self { Data("\(load.value)".utf8) } else { Data() }
  }

  init?(encoded: Data) {
    guard let value = Int(String(decoding: encoded, as: UTF8.self)) else { return nil }
    self = .load(Load(value))
  }

  var transientKey: String? { nil }
}

@Suite(.timeLimit(.minutes(15))) struct LongLogTests {
  /// Nothing is dropped, and at most a batch is held for a slow observer, in addition to the newest
  /// events.
  @Test func memoryStaysFlat() async throws {
    let count = 100_000
    let store = try await StoreDatabase.open(.memory, .diary)
    let hub = try await StoredEventHub<Counted>(store)
    let slow = Pump()
    let numbers = Atomic(0)
    let begin = try await hub.last()
    let subscription = hub.observe(on: .pump(slow)) { published in
      guard case .load(let load) = published.event, load.value == numbers.load(ordering: .relaxed)
      else { return }
      if published.number == begin + UInt64(load.value) + 1 { numbers.add(1, ordering: .relaxed) }
    }
    let stream = hub.events()
    for start in stride(from: 0, to: count, by: 10) {
      try await store.write { database in
        let events = (start..<start + 10).map { Counted.load(Counted.Load($0)) }
        try hub.append(events, now: 0, in: database)
      }
      hub.committed()
      if start.isMultiple(of: 1_000) { slow.run() }
    }
    while slow.run() > 0 {}
    #expect(numbers.load(ordering: .relaxed) == count)
    hub.finish()
    var next = 0
    for await published in stream {
      if case .load(let load) = published.event, load.value == next { next += 1 }
    }
    #expect(next == count)
    #expect(Counted.Load.most.load(ordering: .relaxed) <= 2 * 256 + 2 * 64 + 20)
    withExtendedLifetime(subscription) {}
  }
}
