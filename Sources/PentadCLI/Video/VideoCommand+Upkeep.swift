#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Usage: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The size and the content of the store.")

      @OptionGroup var video: VideoAnswering

      func run() async throws {
        try await video.answer { try await $0.usageAnswer() }
      }
    }

    struct ClearCache: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: """
          Removes cached data, which the sources can provide again, and prints what \
          remains.
          """,
        discussion: "The sources, the user's marks and pending actions remain.")

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
        abstract: "Signs out of all sources, and removes all stored data.",
        discussion: """
          Servers are informed if they can be reached. If the store cannot be opened, the user is still \
          signed out, and an error reports that the stored data remains.
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
            "the user is signed out of all sources, but the stored data remains: \(error.message)")
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
