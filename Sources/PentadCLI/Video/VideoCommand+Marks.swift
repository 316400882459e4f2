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
      static let configuration = VideoMarking.command("Removes the like of a video")
      @OptionGroup var marking: VideoMarking

      func run() async throws { try await marking.run(.unlike) }
    }

    struct WatchLater: AsyncParsableCommand {
      static let configuration = VideoMarking.command("Adds a video to watch later")
      @OptionGroup var marking: VideoMarking

      func run() async throws { try await marking.run(.watchLater) }
    }

    struct UnwatchLater: AsyncParsableCommand {
      static let configuration = VideoMarking.command("Removes a video from watch later")
      @OptionGroup var marking: VideoMarking

      func run() async throws { try await marking.run(.unwatchLater) }
    }

    struct Watched: AsyncParsableCommand {
      static let configuration = VideoMarking.command("Marks a video as watched")
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
        abstract: "\(deed), and prints the user's marks of it.",
        discussion:
          "It is stored at once. The next `sync`, or a running `follow`, sends it to the sources.")
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
