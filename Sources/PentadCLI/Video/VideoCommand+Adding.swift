#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Add: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Adds a feed, and prints the source.",
        discussion: """
          The address is that of the feed, of a page that links to feeds, of which the first is used, or \
          of a YouTube channel, playlist or user. `sync` fetches its videos.

          All users can see arguments in the list of processes. For a private feed use `-`, which reads \
          the address from standard input, or @FILE, which reads it from the first line of a file.
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
        abstract: "Lists the feeds that a page links to, or the page itself if it is a feed.")

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
