import GRDB
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

/// For every sequence of operations, each observer gets the guaranteed entries.
@Suite(.timeLimit(.minutes(15))) struct StoredEventModelTests {
  /// The expected state.
  private struct Model {
    /// The value of each event, from the first.
    var values: [Int] = []
    /// The number of events that the hub was notified of.
    var told = 0
    /// The number of pruned events.
    var pruned = 0
    /// The published values by key, each with the number of events that the hub knew then.
    var moments: [String: [(value: Int, told: Int)]] = [:]
  }

  private struct Observer {
    let pump = Pump()
    let seen = Recorder<String>()
    let begin: Int
    /// The number of published values by key.
    let moments: [String: Int]
    let subscription: Subscription

    init(_ diary: Diary, _ model: Model, after number: Int?) {
      begin = number ?? model.values.count
      moments = model.moments.mapValues(\.count)
      subscription = diary.hub.observe(
        on: .pump(pump), after: number.map { diary.origin + UInt64($0) }
      ) { [seen] in seen.record(diary.text($0)) }
    }

    /// Holds what was seen against the model.
    func check(_ model: Model, _ note: Comment) {
      var reached = begin
      var last: [String: Int] = [:]
      for text in seen.entries {
        let parts = text.split(separator: ":")
        let number = Int(parts[0]) ?? -1
        if let value = Int(parts[1]) {
          #expect(number == reached + 1, note)
          #expect(model.values[number - 1] == value, note)
        } else if parts[1] == "reset" {
          #expect(reached < model.pruned && number > reached, note)
        } else {
          let key = String(parts[1].prefix(1))
          let value = Int(parts[1].dropFirst()) ?? -1
          #expect(number == reached, note)
          #expect(value > last[key, default: moments[key, default: 0] - 1], note)
          #expect(model.moments[key]?[value].told ?? .max <= number, note)
          last[key] = value
        }
        reached = number
      }
      #expect(reached == model.values.count, note)
      for (key, all) in model.moments where all.count > moments[key, default: 0] {
        #expect(last[key] == all.count - 1, note)
      }
    }
  }

  private func write(_ diary: Diary, _ values: [Int], fails: Bool) async throws {
    let hub = diary.hub
    do throws(PentadError) {
      try await diary.store.write { database in
        try hub.append(values.map { .added($0) }, now: 0, in: database)
        if fails { throw PentadError(.invalid, "no") }
      }
    } catch {
      #expect(fails)
    }
  }

  private func prune(_ diary: Diary, through number: Int) async throws -> Int {
    let end = Int64(diary.origin) + Int64(number)
    let first = try await diary.store.write { database in
      try database.execute(
        sql: """
          DELETE FROM event_log
          WHERE last <= ? AND last < (SELECT max(last) FROM event_log)
          """, arguments: [end])
      return try Int64.fetchOne(database, sql: "SELECT min(last - count) FROM event_log") ?? 0
    }
    return Int(first - Int64(diary.origin))
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func randomOrder(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let diary = try await Diary()
    var model = Model()
    var observers: [Observer] = []
    for step in 0..<150 {
      switch Int.random(in: 0..<14, using: &random) {
      case 0...2:
        let most = seed.isMultiple(of: 4) ? 700 : 5
        let values = (0..<Int.random(in: 1...most, using: &random)).map { step * 1_000 + $0 }
        try await write(diary, values, fails: false)
        model.values += values
      case 3:
        try await write(diary, [-1, -2], fails: true)
      case 4, 5:
        diary.hub.committed()
        model.told = model.values.count
      case 6...8:
        let key = ["a", "b", "c"].randomElement(using: &random) ?? "a"
        let value = model.moments[key, default: []].count
        model.moments[key, default: []].append((value, model.told))
        diary.hub.publish(.writing(key, value))
      case 9 where observers.count < 6:
        let isBehind = Bool.random(using: &random)
        let number = Int.random(in: 0...model.values.count, using: &random)
        observers.append(Observer(diary, model, after: isBehind ? number : nil))
      case 10 where step.isMultiple(of: 5):
        let number = Int.random(in: 0...model.values.count, using: &random)
        model.pruned = max(model.pruned, try await prune(diary, through: number))
      default:
        observers.randomElement(using: &random)?.pump.run()
      }
    }
    diary.hub.committed()
    for (index, observer) in observers.enumerated() {
      while observer.pump.run() > 0 {}
      observer.check(model, "seed \(seed), observer \(index)")
    }
  }
}
