import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct PlaybackModelTests {
  private static let keys = (0..<6).map { Samples.key("\($0)") }

  /// For every sequence of actions by users, sources and players, three invariants hold. The player
  /// has the current video or none, it plays only that video, and watched parts are stored to the
  /// last second.
  @Test func randomInputsKeepTheInvariants() throws {
    var unset = 0
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(seed))
      var world = World()
      for _ in 0..<500 { try world.act(&random) }
      world.tell(.stop)
      #expect(world.loaded == nil && world.machine.state.phase == .idle)
      #expect(world.stored.filter { !$1.spans.isEmpty } == world.seen.filter { !$1.spans.isEmpty })
      unset += Self.keys.count - world.later.count
    }
    #expect(unset > 10)
  }

  private struct World {
    var machine = PlaybackMachine()
    var now: Int64 = 0
    var list: [VideoKey] = []
    /// The video in the player.
    var loaded: VideoKey?
    var isPlaying = false
    var position: Int64 = 0
    var highlighted: VideoKey?
    var resolving: Set<VideoKey> = []
    var later: Set<VideoKey> = Set(PlaybackModelTests.keys)
    var stored: [VideoKey: WatchedSpans] = [:]
    /// The parts that the player has played and reported.
    var seen: [VideoKey: WatchedSpans] = [:]
    /// The last reported position while playing.
    var told: Int64?

    mutating func act(_ random: inout SplitMix64) throws {
      let key = PlaybackModelTests.keys.randomElement(using: &random) ?? Samples.key()
      let step = Int64.random(in: 0...4_000, using: &random)
      now += step
      if isPlaying { position = min(position + step, 100_000) }
      switch Int.random(in: 0..<60, using: &random) {
      case 0:
        list = PlaybackModelTests.keys.shuffled(using: &random)
        list.removeLast(Int.random(in: 0...6, using: &random))
        tell(.list(list))
      case 1: tell(.select(key))
      case 2: tell(Bool.random(using: &random) ? .next : .previous)
      case 3, 4, 5:
        let state = ViewState(
          isWatchLater: later.contains(key), spans: stored[key] ?? WatchedSpans())
        tell(.known(state, duration: 100_000, of: key))
        let rendition = try #require(MediaRendition(url: "https://example.org/a.mp4"))
        let url = ContentURL(video: key, rendition: rendition)
        let isFound = Int.random(in: 0..<5, using: &random) > 0
        tell(
          .contentURL(isFound ? .success(url) : .failure(PentadError(.offline, "")), of: key))
      case 6: tell([.play, .pause, .togglePlay].randomElement(using: &random) ?? .play)
      case 7: tell(.seek(Int64.random(in: -5...110_000, using: &random)))
      case 8: tell(.skip(Int64.random(in: -20_000...20_000, using: &random)))
      case 9: tell(.report(55, duration: 5, isPlaying: true, of: Samples.key("late")))
      case 10: if Int.random(in: 0..<4, using: &random) == 0, let loaded { fail(loaded) }
      default: if let loaded { report(loaded) }
      }
      check()
    }

    /// The player reports its position, and its end.
    private mutating func report(_ key: VideoKey) {
      if isPlaying, position == 100_000 {
        if let told { seen[key, default: WatchedSpans()].insert(from: told, to: position) }
        (isPlaying, position, told) = (false, 0, nil)
        return tell(.ended(of: key))
      }
      if let told { seen[key, default: WatchedSpans()].insert(from: told, to: position) }
      told = isPlaying ? position : nil
      tell(.report(position, duration: 100_000, isPlaying: isPlaying, of: key))
    }

    private mutating func fail(_ key: VideoKey) {
      (isPlaying, told) = (false, nil)
      tell(.failed(PentadError(.notPlayable, ""), of: key))
    }

    mutating func tell(_ input: PlaybackInput) {
      for effect in machine.handle(input, now: now) {
        switch effect {
        case .resolve(let key, _): #expect(key == machine.state.current)
        case .player(let order): obey(order)
        case .highlight(let key): highlighted = key
        case .save(let key, _, let seen):
          stored[key, default: WatchedSpans()].formUnion(seen)
        case .unsetWatchLater(let key):
          #expect(later.remove(key) != nil)
          #expect((stored[key] ?? WatchedSpans()).covered() > 75_000)
        case .prefetch(let keys): #expect(keys.allSatisfy(list.contains))
        case .markWatched(let key): #expect(key == loaded)
        }
      }
    }

    private mutating func obey(_ order: PlayerOrder) {
      switch order {
      case .load(let url, let start):
        #expect(url.video == machine.state.current && loaded == nil)
        (loaded, position, isPlaying, told) = (url.video, start, false, nil)
      case .play: isPlaying = true
      case .pause: (isPlaying, told) = (false, nil)
      case .seek(let target): (position, told) = (target, nil)
      case .unload: (loaded, isPlaying, told) = (nil, false, nil)
      }
      #expect(loaded != nil || !isPlaying)
    }

    private func check() {
      let state = machine.state
      #expect(loaded == nil || loaded == state.current)
      #expect((0...(state.duration ?? .max)).contains(state.position))
      #expect(highlighted == state.highlighted)
      #expect(highlighted == state.current.flatMap { list.contains($0) ? $0 : nil })
      #expect((state.phase == .idle) == (state.current == nil))
      if state.phase == .playing { #expect(loaded == state.current) }
    }
  }
}
