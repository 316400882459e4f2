#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Usage: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "What the store takes, and what is in it.")

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { try await $0.usageAnswer() }
      }
    }

    struct ClearCache: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Lets go of what sources can tell again, and says what is left.",
        discussion: "The sources stay, what the user did, and what is still to be told.")

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { feed in
          try await feed.clearCache()
          return try await feed.usageAnswer()
        }
      }
    }

    struct Erase: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Signs the user out of all sources and lets go of everything.",
        discussion: """
          Servers are told if they can be reached. If the store cannot be opened, the user is signed out all \
          the same, and an error says that what is stored stays.
          """)

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        let isOpen = Lock(false)
        do {
          try await video.answer(.sources) { feed in
            isOpen.withLock { $0 = true }
            try await feed.eraseAll()
            return try await feed.usageAnswer()
          }
        } catch let error as PentadError where !isOpen.withLock({ $0 }) {
          try await VideoFeed.signOutAll(
            VideoFeedConfiguration(
              folder: try video.options.folder()))
          throw PentadError(
            error.code,
            "the user is signed out of all sources, and what was stored stays: \(error.message)")
        }
      }
    }
  }

  extension VideoFeed {
    fileprivate func usageAnswer() async throws(PentadError) -> Answer {
      let usage = try await storageUsage()
      return Answer(counts: [
        ("broadcasts", usage.broadcasts), ("bytes", Int(usage.bytes)),
        ("comments", usage.comments), ("imageBytes", Int(usage.imageBytes)),
        ("sources", usage.sources), ("videos", usage.videos), ("waiting", usage.waiting),
      ])
    }
  }
#endif
