import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct PlaybackMachineTests {
  private static let (a, b, c) = (Samples.key("a"), Samples.key("b"), Samples.key("c"))
  private static let gone = PentadError(.videoNotFound, "gone")
  private var machine = PlaybackMachine()

  private func url(_ key: VideoKey) throws -> ContentURL {
    let rendition = MediaRendition(url: "https://example.org/\(key.id).mp4")
    return ContentURL(video: key, rendition: try #require(rendition))
  }

  private mutating func tell(_ input: PlaybackInput, at now: Int64 = 0) -> [PlaybackEffect] {
    machine.handle(input, now: now)
  }

  /// A machine whose player has the middle one of three.
  private mutating func load(_ state: ViewState = ViewState(isWatched: true)) throws {
    _ = tell(.list([Self.a, Self.b, Self.c]))
    _ = tell(.select(Self.b))
    _ = tell(.known(state, duration: 100_000, of: Self.b))
    _ = tell(.contentURL(.success(try url(Self.b)), of: Self.b))
  }

  @Test mutating func fromATapToTheEnd() throws {
    #expect(tell(.list([Self.a, Self.b, Self.c])) == [])
    #expect(tell(.select(Self.b)) == [.resolve(Self.b, reload: false), .highlight(Self.b)])
    #expect(machine.state.phase == .resolving)
    #expect(tell(.contentURL(.success(try url(Self.b)), of: Self.b)) == [])
    #expect(
      tell(.known(ViewState(position: 7_000), duration: 100_000, of: Self.b)) == [
        .player(.load(try url(Self.b), at: 7_000)), .player(.play), .prefetch([Self.c]),
      ])
    #expect(machine.state.phase == .ready)
    #expect(tell(.report(7_000, duration: nil, isPlaying: true, of: nil)) == [.markWatched(Self.b)])
    #expect(
      machine.state
        == PlaybackState(
          current: Self.b, next: Self.c, previous: Self.a, highlighted: Self.b, phase: .playing,
          position: 7_000, duration: 100_000))
    let saved = PlaybackEffect.save(Self.b, position: 0, seen: WatchedSpans())
    #expect(tell(.ended(of: Self.b)) == [saved])
    #expect(machine.state.phase == .ended && machine.state.position == 0)
    #expect(tell(.play) == [.player(.seek(0)), .player(.play)])
  }

  /// A host that plays as soon as it has a playback is not passed over.
  @Test(arguments: [[PlaybackInput.play], [.togglePlay], [.pause, .play]])
  mutating func playWaitsForTheList(_ inputs: [PlaybackInput]) {
    for input in inputs { #expect(tell(input) == []) }
    #expect(machine.state == PlaybackState())
    #expect(
      tell(.list([Self.a, Self.b])) == [.resolve(Self.a, reload: false), .highlight(Self.a)])
  }

  @Test(arguments: [[PlaybackInput.play, .pause], [.togglePlay, .togglePlay], [.play, .stop]])
  mutating func playCanBeCancelledBeforeTheListArrives(_ inputs: [PlaybackInput]) {
    for input in inputs { _ = tell(input) }
    #expect(tell(.list([Self.a, Self.b])) == [])
    #expect(machine.state == PlaybackState(next: Self.a))
  }

  /// Videos that enter an empty list later do not start to play.
  @Test mutating func playDoesNothingInAnEmptyList() {
    #expect(tell(.play) + tell(.list([])) + tell(.play) == [])
    #expect(tell(.list([Self.a])) == [])
    #expect(machine.state == PlaybackState(next: Self.a))
  }

  /// The host shows the provider's player: what is seen there is seen.
  @Test mutating func providerPlayerReportsAreRecorded() throws {
    let state = ViewState(isWatchLater: true)
    _ = tell(.list([Self.a, Self.b]))
    _ = tell(.select(Self.a))
    _ = tell(.known(state, duration: nil, of: Self.a))
    let error = PentadError(.notPlayable, "only its provider's player shows it")
    #expect(tell(.contentURL(.failure(error), of: Self.a)) == [])
    #expect(tell(.report(0, duration: 100_000, isPlaying: false, of: nil)) == [])
    #expect(machine.state.phase == .failed(error))
    #expect(
      tell(.report(0, duration: 100_000, isPlaying: true, of: nil)) == [.markWatched(Self.a)])
    #expect(machine.state.phase == .playing)
    let seen = tell(.report(80_000, duration: nil, isPlaying: true, of: nil), at: 80_000)
    #expect(seen.last == .unsetWatchLater(Self.a))
    #expect(tell(.pause, at: 80_000).first == .player(.pause))
    #expect(tell(.stop, at: 80_000).first == .player(.unload))
    // A video that has gone does not play.
    _ = tell(.select(Self.b))
    _ = tell(.known(state, duration: nil, of: Self.b))
    _ = tell(.contentURL(.failure(Self.gone), of: Self.b))
    #expect(tell(.report(0, duration: 1, isPlaying: true, of: nil)) == [])
  }

  /// The user has tapped another video meanwhile.
  @Test mutating func lateInputsAreIgnored() throws {
    _ = tell(.select(Self.a))
    _ = tell(.select(Self.b))
    #expect(tell(.contentURL(.success(try url(Self.a)), of: Self.a)) == [])
    #expect(tell(.contentURL(.failure(Self.gone), of: Self.a)) == [])
    #expect(tell(.known(ViewState(), duration: nil, of: Self.a)) == [])
    #expect(machine.state.phase == .resolving && machine.progress == nil)
    try load()
    for late: PlaybackInput in [
      .report(9_000, duration: 1, isPlaying: true, of: Self.a), .ended(of: Self.a),
      .failed(Self.gone, of: Self.a), .contentURL(.failure(Self.gone), of: Self.b),
    ] { #expect(tell(late) == []) }
    #expect(machine.state.phase == .ready && machine.state.position == 0)
  }

  @Test mutating func nextStoresWhereItWas() throws {
    try load()
    _ = tell(.report(0, duration: nil, isPlaying: true, of: nil))
    _ = tell(.report(3_000, duration: nil, isPlaying: true, of: nil), at: 3_000)
    #expect(
      tell(.next, at: 3_000) == [
        .save(Self.b, position: 3_000, seen: WatchedSpans(text: "0-3000")), .player(.unload),
        .resolve(Self.c, reload: false), .highlight(Self.c),
      ])
    #expect(tell(.next) == [])
    #expect(tell(.previous) == [.resolve(Self.b, reload: false), .highlight(Self.b)])
    #expect(tell(.stop) == [.highlight(nil)])
    #expect(machine.state == PlaybackState(next: Self.a))
    #expect(tell(.play) == [.resolve(Self.a, reload: false), .highlight(Self.a)])
  }

  @Test mutating func theListChanges() throws {
    try load()
    #expect(tell(.list([Self.c, Self.a])) == [.highlight(nil)])
    #expect(machine.state.current == Self.b && machine.state.phase == .ready)
    #expect(machine.state.next == Self.c && machine.state.previous == nil)
    #expect(tell(.list([Self.b])) == [.highlight(Self.b)])
  }

  // MARK: Playing and standing still

  @Test mutating func pauseWhileItIsLookedUp() throws {
    _ = tell(.select(Self.b))
    #expect(tell(.togglePlay) == [])
    #expect(tell(.seek(40_000)) == [] && machine.state.position == 40_000)
    _ = tell(.known(ViewState(isWatched: true), duration: nil, of: Self.b))
    #expect(
      tell(.contentURL(.success(try url(Self.b)), of: Self.b)) == [
        .player(.load(try url(Self.b), at: 40_000))
      ])
    #expect(tell(.togglePlay) == [.player(.play)])
    #expect(tell(.select(Self.b)) == [])
  }

  @Test mutating func pausing() throws {
    try load()
    _ = tell(.report(0, duration: nil, isPlaying: true, of: nil))
    _ = tell(.report(1_000, duration: nil, isPlaying: true, of: nil), at: 1_000)
    let saved = PlaybackEffect.save(Self.b, position: 1_000, seen: WatchedSpans(text: "0-1000"))
    #expect(tell(.pause, at: 1_500) == [.player(.pause), saved])
    #expect(machine.state.phase == .paused)
    #expect(tell(.pause) == [])
    #expect(tell(.togglePlay) == [.player(.play)] && machine.state.phase == .playing)
    _ = tell(.report(1_000, duration: nil, isPlaying: false, of: nil), at: 2_000)
    #expect(machine.state.phase == .paused)
  }

  @Test mutating func seeking() throws {
    try load()
    #expect(tell(.seek(500_000)) == [.player(.seek(100_000))])
    #expect(tell(.skip(-30_000)) == [.player(.seek(70_000))])
    #expect(tell(.skip(.min)) == [.player(.seek(0))])
    #expect(tell(.skip(.max)) == [.player(.seek(100_000))])
    _ = tell(.ended(of: nil))
    #expect(tell(.seek(5_000)) == [.player(.seek(5_000))])
    #expect(machine.state.phase == .paused && machine.state.position == 5_000)
  }

  // MARK: Failures

  @Test mutating func unresolvableVideoFails() {
    _ = tell(.select(Self.b))
    #expect(tell(.contentURL(.failure(Self.gone), of: Self.b)) == [])
    #expect(machine.state.phase == .failed(Self.gone))
    #expect(tell(.seek(5)) == [] && tell(.pause) == [])
    #expect(tell(.select(Self.b)) == [.resolve(Self.b, reload: false)])
  }

  /// The address has expired: a new one is requested, and playback resumes at the same position.
  /// This happens a single time.
  @Test mutating func expiredAddressIsResolvedAgain() throws {
    try load()
    _ = tell(.report(0, duration: nil, isPlaying: true, of: nil))
    _ = tell(.report(1_000, duration: nil, isPlaying: true, of: nil), at: 1_000)
    let saved = PlaybackEffect.save(Self.b, position: 1_000, seen: WatchedSpans(text: "0-1000"))
    #expect(
      tell(.failed(Self.gone, of: nil), at: 1_000)
        == [saved, .player(.unload), .resolve(Self.b, reload: true)])
    #expect(machine.state.position == 1_000)
    #expect(
      tell(.contentURL(.success(try url(Self.b)), of: Self.b)) == [
        .player(.load(try url(Self.b), at: 1_000)), .player(.play), .prefetch([Self.c]),
      ])
    #expect(tell(.failed(Self.gone, of: nil), at: 60_999) == [.player(.unload)])
    #expect(machine.state.phase == .failed(Self.gone))
    _ = tell(.play)
    _ = tell(.contentURL(.success(try url(Self.b)), of: Self.b))
    #expect(
      tell(.failed(Self.gone, of: nil), at: 61_000)
        == [.player(.unload), .resolve(Self.b, reload: true)])
  }

  @Test mutating func autoUnset() throws {
    try load(ViewState(isWatchLater: true, isWatched: true, spans: WatchedSpans(text: "0-75000")))
    _ = tell(.seek(75_000))
    _ = tell(.report(75_000, duration: nil, isPlaying: true, of: nil))
    let effects = tell(.report(76_000, duration: nil, isPlaying: true, of: nil), at: 1_000)
    #expect(effects.last == .unsetWatchLater(Self.b))
  }
}
