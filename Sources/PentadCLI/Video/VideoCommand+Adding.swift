#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Add: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Adds a feed, and writes the source.",
        discussion: """
          The address is the feed's own, that of a page that names its feeds, of which the first is \
          taken, or that of a channel, a playlist or a user of YouTube. `sync` fetches its videos.

          Everybody who lists processes sees arguments. Of a private feed give `-`, which reads the \
          address from standard input, or @FILE, which reads it from the first line of a file.
          """)

      @Argument(help: "The address. \(PrivateArgument.forms)") var url: PrivateArgument
      @OptionGroup var video: VideoAnswering

      func run() async throws {
        let url = try url.text()
        try await video.answer(.sources) { feed in
          let source = try await feed.addFeed(url)
          return Answer(source.json, VideoTables.sources([source]))
        }
      }
    }

    struct Discover: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "The feeds that a page names; the page itself when it is a feed.")

      @Argument(help: "The address. \(PrivateArgument.forms)") var url: PrivateArgument
      @OptionGroup var video: VideoAnswering

      func run() async throws {
        let url = try url.text()
        try await video.answer(.sources) { feed in
          let found = try await feed.discoverFeeds(url)
          return Answer(
            found.map(\.json),
            Table(
              header: ["address", "title", "type"],
              rows: found.map { [$0.address, $0.title ?? "", $0.type ?? ""] }))
        }
      }
    }
  }
#endif
