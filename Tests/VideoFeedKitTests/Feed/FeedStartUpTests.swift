import PentadCore
import TestSupport
import Testing

@testable import VideoFeedKit

@Suite struct FeedStartUpTests {
  private static let one = SourceID("feed:one")
  private static let other = SourceID("feed:other")
  private static let offline = PentadError(.offline, "no network")

  private func phases(_ steps: [FeedStartUp.Step]) -> [FeedStartUp.Phase] {
    var start = FeedStartUp()
    return steps.map { step in
      start.handle(step)
      return start.phase
    }
  }

  /// The original's order.
  @Test func theWholeWay() {
    #expect(FeedStartUp().phase == .opening)
    let steps: [FeedStartUp.Step] = [
      .opened([]), .added(Self.one), .fetchingAccount(Self.one), .fetchingBroadcasts(Self.one),
      .fetched(Self.one), .pollingBegan, .prepared,
    ]
    #expect(
      phases(steps) == [
        .signingIn, .fetchingAccount, .fetchingAccount, .fetchingBroadcasts, .polling,
        .preparing, .ready,
      ])
    #expect(FeedStartUp.Phase.allCases == FeedStartUp.Phase.allCases.sorted())
  }

  @Test func failedSourceDoesNotBlockStartUp() {
    var start = FeedStartUp()
    for step: FeedStartUp.Step in [
      .opened([Self.one, Self.other]), .shows(12), .pollingBegan,
      .failed(Self.one, Self.offline), .fetchingBroadcasts(Self.other),
    ] { start.handle(step) }
    #expect(start.phase == .fetchingBroadcasts && start.shown == 12 && start.error == nil)
    start.handle(.failed(Self.other, PentadError(.signInRequired, "who are you")))
    #expect(start.sources[Self.other] == .signInRequired)
    #expect(start.phase == .preparing && start.error == Self.offline)
    start.handle(.prepared)
    #expect(start.phase == .ready)
    // Polling got through later.
    start.handle(.fetched(Self.one))
    #expect(start.phase == .ready && start.error == nil)
  }

  @Test func allWaitForTheUser() {
    let refused = PentadError(.signInRequired, "who are you")
    let steps: [FeedStartUp.Step] = [
      .opened([Self.one, Self.other]), .failed(Self.one, refused), .failed(Self.other, refused),
    ]
    #expect(phases(steps) == [.fetchingAccount, .fetchingAccount, .fetchingAccount])
    #expect(
      phases([.opened([]), .pollingBegan, .prepared]) == [.signingIn, .signingIn, .signingIn])
  }

  @Test func withoutSourcesItBeginsAgain() {
    let steps: [FeedStartUp.Step] = [
      .opened([Self.one]), .fetched(Self.one), .pollingBegan, .prepared, .removed(Self.one),
      .added(Self.other), .fetched(Self.other), .prepared,
    ]
    #expect(
      phases(steps) == [
        .fetchingAccount, .polling, .preparing, .ready, .signingIn, .fetchingAccount, .preparing,
        .ready,
      ])
  }

  @Test func stepsOfUnknownSourcesAreIgnored() {
    var start = FeedStartUp()
    start.handle(.opened([Self.one]))
    for step: FeedStartUp.Step in [
      .fetched(Self.other), .removed(Self.other), .failed(Self.other, Self.offline), .prepared,
      .shows(-3),
    ] { start.handle(step) }
    #expect(start.sources == [Self.one: .waiting] && start.phase == .fetchingAccount)
    #expect(start.shown == 0)
  }

  /// For every order of events, the state never goes back while there is a source. It is ready when
  /// all sources have settled, the polls have their times and the results were combined.
  @Test func inAnyOrder() {
    var random = SplitMix64(seed: 8)
    let ids = (0..<4).map { SourceID("feed:\($0)") }
    for _ in 0..<500 {
      var start = FeedStartUp()
      start.handle(.opened([ids[0], ids[1]]))
      for _ in 0..<40 {
        let before = start
        let id = ids[.random(in: 0..<4, using: &random)]
        let steps: [FeedStartUp.Step] = [
          .added(id), .removed(id), .fetchingAccount(id), .fetchingBroadcasts(id), .fetched(id),
          .failed(id, Self.offline), .failed(id, PentadError(.signInRequired, "")),
          .pollingBegan, .prepared, .shows(3),
        ]
        start.handle(steps[.random(in: 0..<steps.count, using: &random)])
        if start.sources.isEmpty {
          #expect(start.phase == .signingIn)
        } else {
          #expect(start.phase >= before.phase)
        }
        if start.phase == .ready, before.phase != .ready {
          #expect(start.sources.values.allSatisfy { $0.isSettled })
        }
      }
      start.handle(.added(ids[0]))
      for id in ids { start.handle(.fetched(id)) }
      start.handle(.pollingBegan)
      start.handle(.prepared)
      #expect(start.phase == .ready && start.error == nil)
    }
  }
}
