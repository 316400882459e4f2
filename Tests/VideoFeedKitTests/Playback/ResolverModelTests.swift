import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct ResolverModelTests {
  /// For every sequence: each request gets exactly one answer, for its video, within eight seconds.
  /// At most two requests run, and never two for the same video.
  @Test func randomRequestsKeepTheInvariants() throws {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(seed))
      var world = World()
      for turn in 0..<400 {
        try world.act(turn, &random)
        world.check()
      }
      world.tell(.stop)
      #expect(world.asked.isEmpty && world.attempts.isEmpty)
    }
  }

  private struct World {
    var queue = ResolverQueue()
    var now: Int64 = 0
    /// The waiting requests, and their start times.
    var asked: [Int: (key: VideoKey, at: Int64)] = [:]
    var attempts: [Int: VideoKey] = [:]
    var known: [VideoKey: Int64] = [:]

    mutating func act(_ turn: Int, _ random: inout SplitMix64) throws {
      now += Int64.random(in: 0...1_500, using: &random)
      if let due = queue.deadline, due <= now {
        now = due
        return tell(.timer)
      }
      let key = Samples.key("\(Int.random(in: 0..<12, using: &random))")
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        asked[turn] = (key, now)
        tell(.request(turn, key))
      case 4: tell(.prefetch((0..<4).map { Samples.key("\($0 + turn % 9)") }))
      case 5:
        if let ticket = asked.keys.sorted().randomElement(using: &random) {
          asked[ticket] = nil
          tell(.withdraw(ticket))
        }
      case 6:
        known[key] = nil
        tell(.forget(key))
      default:
        guard let number = attempts.keys.sorted().randomElement(using: &random),
          let key = attempts.removeValue(forKey: number)
        else { return }
        let rendition = try #require(MediaRendition(url: "https://example.org/a.mp4"))
        let span = Int64.random(in: 0...20_000, using: &random)
        if Bool.random(using: &random) {
          known[key] = now + span
          let url = ContentURL(video: key, rendition: rendition)
          tell(.answered(number, .success(url), holdsFor: span))
        } else {
          tell(.answered(number, .failure(PentadError(.offline, "")), holdsFor: nil))
        }
      }
    }

    mutating func tell(_ input: ResolverQueue.Input) {
      for effect in queue.handle(input, now: now) {
        switch effect {
        case .begin(let number, let key):
          #expect(attempts[number] == nil)
          attempts[number] = key
          #expect((known[key] ?? 0) <= now)
        case .cancel(let number): #expect(attempts.removeValue(forKey: number) != nil)
        case .finish(let ticket, let answer):
          let who = asked.removeValue(forKey: ticket)
          #expect(who != nil)
          if case .success(let url) = answer { #expect(url.video == who?.key) }
        }
      }
    }

    func check() {
      #expect(attempts.count <= 2 && Set(attempts.values).count == attempts.count)
      #expect(asked.values.allSatisfy { now < $0.at + 8_000 })
      // There are no waiting requests without a running attempt.
      #expect(asked.isEmpty || !attempts.isEmpty)
      #expect((queue.deadline == nil) == (asked.isEmpty && attempts.isEmpty))
      #expect(queue.kept.count <= 100 && queue.prefetchQueue.count <= 8)
    }
  }
}
