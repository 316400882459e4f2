#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Settings: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "What the user has chosen, after it is changed.",
        discussion: """
          autoUnsetWatchLater: the part of a video that is to be seen before it is no longer one to watch \
          later, 0 to 1, or never; autoApply: whether what is new is put into the lists at once; \
          resumes: whether a video goes on where the user stopped; prefetches: whether the next \
          video is looked up before it is wanted: true or false.
          """)

      @Argument(help: "What to change: NAME=VALUE.") var changes: [String] = []
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
