#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct List: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The videos of a list, the last shared first.",
        discussion: """
          Each has a `cursor`: the next page is --after that of the last one. It remains valid \
          when videos are added, removed and moved.
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
        abstract: "Finds videos by words in titles, names and comments.",
        discussion: """
          Every word must occur, as the beginning of a word; a word of one or two Latin letters, as a whole.
          A text has at most 1,024 bytes and 32 different words.
          """)

      @Argument(help: "The words to find.") var text: String
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
        abstract: "All data of a video, and the address for a player.",
        discussion: """
          Without --fetch, it uses stored data: the address only if a source provided it with the video. \
          If there is none, contentError gives the reason, and playability the alternative.
          """)

      @Argument(help: "The video: youtube:ID, or its address.") var key: VideoKey
      @Flag(help: "Query the sources for comments and for the address.") var fetch = false
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
        StoreNote.storedData(after: error)
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
