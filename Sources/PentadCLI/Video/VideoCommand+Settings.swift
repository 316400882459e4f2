#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Settings: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints the user's settings, and changes them.",
        discussion: """
          autoUnsetWatchLater: the watched part, 0 to 1, after which a video leaves watch later, or never; \
          autoApply: whether new videos enter the lists at once; resumes: whether a video continues at \
          the last position; prefetches: whether the next video is resolved in advance: true or false.
          """)

      @Argument(help: "A change: NAME=VALUE.") var changes: [String] = []
      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { feed in
          var settings = try await feed.settings()
          for change in changes { try settings.set(change) }
          if !changes.isEmpty { try await feed.setSettings(settings) }
          return Answer(settings.json, settings.table)
        }
      }
    }
  }
#endif
