import Testing
import VideoFeedKit

@Suite struct ViewStateTests {
  private func watched(_ start: Int64, _ end: Int64) -> ViewState {
    var state = ViewState(isWatchLater: true)
    state.spans.insert(from: start, to: end)
    return state
  }

  @Test func watchedFractions() {
    #expect(watched(0, 50).watchedFraction(of: 100) == 0.5)
    #expect(watched(0, 500).watchedFraction(of: 100) == 1)
    #expect(watched(0, 50).watchedFraction(of: nil) == nil)
    #expect(watched(0, 50).watchedFraction(of: 0) == nil)
  }

  /// A seek to the end does not count as watching.
  @Test func watchLaterEndsByWhatWasSeen() {
    let rule = WatchLaterRule()
    #expect(rule.isDue(wasSetAtStart: true, watched(0, 76), duration: 100))
    #expect(!rule.isDue(wasSetAtStart: true, watched(0, 75), duration: 100))
    var seeking = watched(90, 100)
    seeking.position = 100
    #expect(!rule.isDue(wasSetAtStart: true, seeking, duration: 100))
    #expect(!rule.isDue(wasSetAtStart: false, watched(0, 100), duration: 100))
    #expect(!rule.isDue(wasSetAtStart: true, watched(0, 100), duration: nil))
    var unset = watched(0, 100)
    unset.isWatchLater = false
    #expect(!rule.isDue(wasSetAtStart: true, unset, duration: 100))
    #expect(WatchLaterRule(threshold: 7).threshold == 1)
  }

  @Test func remoteMarksAreAdopted() {
    let state = ViewState(isLiked: true, position: 5)
    let adopted = state.adopting(RemoteMarks(isWatched: true, position: 9))
    #expect(adopted.isLiked && adopted.isWatched && adopted.position == 5)
    #expect(!state.adopting(RemoteMarks(isLiked: false)).isLiked)
    #expect(ViewState().adopting(RemoteMarks(position: -3)).position == 0)
    #expect(ViewState().adopting(RemoteMarks(position: 9)).position == 9)
    let marks = RemoteMarks(isLiked: true, position: 1).updated(by: RemoteMarks(isWatchLater: true))
    #expect(marks == RemoteMarks(isLiked: true, isWatchLater: true, position: 1))
  }

  @Test func positionsBeginAtZero() {
    var state = ViewState(position: -1)
    #expect(state.position == 0)
    state.position = .min
    #expect(state.position == 0)
  }
}
