#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Like: AsyncParsableCommand {
      static let configuration = VideoMarking.command("Likes a video")
      @OptionGroup var marking: VideoMarking

      func run() async throws { try await marking.run(.like) }
    }

    struct Unlike: AsyncParsableCommand {
      static let configuration = VideoMarking.command("No longer likes a video")
      @OptionGroup var marking: VideoMarking

      func run() async throws { try await marking.run(.unlike) }
    }

    struct WatchLater: AsyncParsableCommand {
      static let configuration = VideoMarking.command("Keeps a video for later")
      @OptionGroup var marking: VideoMarking

      func run() async throws { try await marking.run(.watchLater) }
    }

    struct UnwatchLater: AsyncParsableCommand {
      static let configuration = VideoMarking.command("No longer keeps a video for later")
      @OptionGroup var marking: VideoMarking

      func run() async throws { try await marking.run(.unwatchLater) }
    }

    struct Watched: AsyncParsableCommand {
      static let configuration = VideoMarking.command("Notes that a video was watched")
      @OptionGroup var marking: VideoMarking

      func run() async throws { try await marking.run(.watched) }
    }
  }

  /// The options of a command that marks a video.
  struct VideoMarking: ParsableArguments {
    @Argument(help: "The video: youtube:ID, or its address.") var key: VideoKey
    @OptionGroup var video: VideoAnswering

    static func command(_ deed: String) -> CommandConfiguration {
      CommandConfiguration(
        abstract: "\(deed), and writes what the user has done with it.",
        discussion:
          "It is stored at once. Sources are told by the next `sync`, or by a running `follow`.")
    }

    func run(_ mark: VideoMark) async throws {
      try await video.answer { feed in
        let state = try await mark.set(on: key, by: feed)
        return Answer(
          state.json(of: key),
          Table(
            header: ["key", "isLiked", "isWatchLater", "isWatched"],
            rows: [
              [key.text, "\(state.isLiked)", "\(state.isWatchLater)", "\(state.isWatched)"]
            ]))
      }
    }
  }
#endif
