import Testing

@testable import VideoFeedKit

@Suite struct RemoteCommandTests {
  @Test(arguments: [
    "play", "pause", "togglePlay", "next", "previous", "seek:30000", "skip:-10000", "list:timeline",
    "list:favorites", "list:watchLater", "list:search:cats: and dogs", "list:search:", "like",
    "watchLater", "share", "scrollGuide:-3", "showHelp", "done",
  ])
  func texts(text: String) throws {
    let command = try #require(RemoteCommand(text: text))
    #expect(command.text == text && "\(command)" == text)
  }

  @Test(arguments: [
    "", "Play", "play:", "play:1", "seek", "seek:", "seek:-1", "seek:x", "skip:1.5",
    "seek:99999999999999999999", "list", "list:", "list:videos", "scrollGuide:", ":",
  ])
  func none(text: String) { #expect(RemoteCommand(text: text) == nil) }

  @Test func searchCommandLengthIsLimited() {
    let longest = String(repeating: "x", count: VideoLimits.title)
    #expect(RemoteCommand(text: "list:search:" + longest) != nil)
    #expect(RemoteCommand(text: "list:search:x" + longest) == nil)
  }

  @Test func playbackCommandsHaveInputs() {
    #expect(RemoteCommand.skip(-5).input == .skip(-5))
    #expect(RemoteCommand.seek(5).input == .seek(5))
    #expect(RemoteCommand.like.input == nil && RemoteCommand.list(.timeline).input == nil)
  }
}
