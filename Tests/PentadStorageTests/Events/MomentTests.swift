import Dispatch
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

@Suite(.timeLimit(.minutes(15))) struct MomentTests {
  private let pump = Pump()
  private let seen = Recorder<String>()

  private func observe(_ diary: Diary) -> Subscription {
    let subscription = diary.hub.observe(on: .pump(pump)) { [seen] in
      seen.record(diary.text($0))
    }
    pump.run()
    return subscription
  }

  @Test func theNewestOfAKeyReplacesTheOlder() async throws {
    let diary = try await Diary()
    diary.hub.publish(.writing("a", 0))
    let subscription = observe(diary)
    var stream = diary.hub.events().makeAsyncIterator()
    for value in 1...1_000 {
      diary.hub.publish(.writing("a", value))
      if value <= 500 { diary.hub.publish(.writing("b", value)) }
    }
    diary.hub.publish(.reset)
    diary.hub.publish(.reset)
    #expect(pump.run() == 4)
    #expect(seen.entries == ["0:b500", "0:a1000", "0:reset", "0:reset"])
    #expect(await stream.next().map(diary.text) == "0:b500")
    #expect(await stream.next().map(diary.text) == "0:a1000")
    #expect(pump.run() == 0)
    withExtendedLifetime(subscription) {}
  }

  /// It comes after what was committed before it, and before what is committed later.
  @Test func transientEventKeepsItsPlaceAmongLoggedOnes() async throws {
    let diary = try await Diary()
    let subscription = observe(diary)
    diary.hub.publish(.writing("a", 1))
    try await diary.add(1, 2)
    diary.hub.publish(.writing("b", 1))
    try await diary.add(3)
    diary.hub.publish(.writing("a", 2))
    while pump.run() > 0 {}
    #expect(seen.entries == ["1:1", "2:2", "3:3", "3:b1", "3:a2"])
    diary.hub.publish(.writing("a", 3))
    pump.run()
    try await diary.add(4)
    diary.hub.publish(.writing("a", 4))
    pump.run()
    #expect(seen.entries.suffix(3) == ["3:a3", "4:4", "4:a4"])
    diary.hub.publish(.writing("a", 5))
    try await diary.add(5)
    while pump.run() > 0 {}
    #expect(seen.entries.suffix(2) == ["4:a5", "5:5"])
    withExtendedLifetime(subscription) {}
  }

  /// An observer that is thousands of events behind gets the transient event after the events that
  /// preceded it, and not after all later ones.
  @Test func slowObserverStillGetsTransientEvents() async throws {
    let diary = try await Diary()
    let subscription = observe(diary)
    try await diary.commit(Array(1...1_000))
    diary.hub.committed()
    diary.hub.publish(.writing("a", 1))
    var value = 1_000
    while !seen.entries.contains(where: { $0.contains("a") }), value < 10_000 {
      pump.run()
      try await diary.commit(Array(value + 1...value + 256))
      diary.hub.committed()
      value += 256
    }
    let place = try #require(seen.entries.firstIndex { $0.contains("a") })
    #expect(place >= 1_000 && place <= 1_000 + 6 * 256)
    #expect(seen.entries[place] == "\(place):a1")
    withExtendedLifetime(subscription) {}
  }

  @Test func observerThatMissesTooManyGetsAReset() async throws {
    let diary = try await Diary()
    let subscription = observe(diary)
    for value in 1...256 { diary.hub.publish(.writing("\(value)-", 0)) }
    diary.hub.publish(.writing("1-", 1))
    #expect(pump.run() == 256)
    #expect(seen.entries.first == "0:2-0")
    for value in 1...257 { diary.hub.publish(.writing("\(value)-", 2)) }
    #expect(pump.run() == 257)
    #expect(seen.entries[256] == "0:reset")
    #expect(seen.entries[257] == "0:2-2")
    #expect(seen.entries.last == "0:257-2")
    withExtendedLifetime(subscription) {}
  }

  /// Against a log that forgets nothing.
  @Test(arguments: 0..<20 as Range<UInt64>) func holdsWhatIsNewest(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var log = MomentLog()
    var all: [(number: UInt64, generation: UInt64, key: String?)] = []
    var generation: UInt64 = 1
    let keys = Int.random(in: 1...600, using: &random)
    for value in 1...2_000 {
      if Int.random(in: 0..<10, using: &random) == 0 { generation += 1 }
      let choice = Int.random(in: 0...keys, using: &random)
      let key = choice == 0 ? nil : "\(choice)"
      log.append(Entry.added(value), key: key, generation: generation)
      all.removeAll { key != nil && $0.key == key }
      all.append((UInt64(value), generation, key))
      guard value.isMultiple(of: 50) else { continue }
      let after = UInt64.random(in: 0...UInt64(value), using: &random)
      let limit = UInt64.random(in: 0...generation, using: &random)
      let (events, last, isBroken) = log.events(after: after, upTo: limit)
      let held = all.suffix(256).filter { $0.number > after && $0.generation <= limit }
      #expect(events.map { $0 as? Entry } == held.map { .added(Int($0.number)) })
      #expect(last >= held.last?.number ?? after)
      if !held.isEmpty {
        let isMissing = all.dropLast(256).contains { $0.number > after }
        #expect(isBroken || !isMissing)
      }
    }
  }
}
