#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct List: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The videos of a list, those shared last first.",
        discussion: """
          Each has a `cursor`: the next page is what is --after that of the last one. It stays right \
          when videos come, go and move.
          """)

      @Option(help: "timeline, favourites or watch-later.") var kind = VideoListKind.timeline
      @OptionGroup var page: VideoPage
      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { feed in
          let groups =
            switch kind {
            case .timeline: try await feed.timeline(before: page.after, limit: page.limit)
            case .favourites: try await feed.favorites(before: page.after, limit: page.limit)
            case .watchLater: try await feed.watchLaterList(before: page.after, limit: page.limit)
            }
          return Answer(groups.map(\.json), VideoTables.groups(groups))
        }
      }
    }

    struct Search: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Finds videos by words in titles, in names and in what was said of them.",
        discussion: """
          Every word has to occur, as the beginning of one; a word of one or two Latin letters, as it is.
          A text has at most 1,024 bytes and 32 different words.
          """)

      @Argument(help: "What to look for.") var text: String
      @OptionGroup var page: VideoPage
      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { feed in
          let groups = try await feed.search(text, before: page.after, limit: page.limit)
          return Answer(groups.map(\.json), VideoTables.groups(groups))
        }
      }
    }

    struct Show: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "A video with all that is known of it, and where a player finds it.",
        discussion: """
          Without --fetch, what is stored is told: an address only where a source gave it with the video. \
          Where there is none, contentError says why, and playability what there is instead.
          """)

      @Argument(help: "The video: youtube:ID, or its address.") var key: VideoKey
      @Flag(help: "Ask the sources for comments, and where the video is.") var fetch = false
      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer(fetch ? .sources : .store) { feed in
          guard var group = try await feed.video(key) else {
            throw PentadError(.videoNotFound, "the video is in no list")
          }
          if fetch { group = try await feed.withComments(group) }
          let place = await feed.place(of: key)
          return Answer(group.json(place), VideoTables.facts(group, place))
        }
      }
    }
  }

  extension VideoFeed {
    /// Loads the current comments of a video. If its sources cannot be reached, the stored ones are
    /// used.
    fileprivate func withComments(_ group: VideoGroup) async throws(PentadError) -> VideoGroup {
      do throws(PentadError) {
        return try await loadComments(on: group.key)
      } catch {
        guard !(.cancelled ~= error.code) else { throw error }
        StoreNote.stands(after: error)
        return group
      }
    }

    fileprivate func place(of key: VideoKey) async -> Result<ContentURL, PentadError> {
      do throws(PentadError) {
        return .success(try await contentURL(for: key))
      } catch {
        return .failure(error)
      }
    }
  }
#endif
