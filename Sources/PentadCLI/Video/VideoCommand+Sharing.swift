#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Share: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Shares a video: it is stored, and sent once.",
        discussion: """
          A source of the video that supports sharing sends it, at the next `sync`, by a running `follow`, \
          or with --wait now. It prints the action; with --wait, its id after delivery. If the wait is \
          interrupted, the next command that sends will send it.
          """)

      @Argument(help: "The video: youtube:ID, or its address.") var key: VideoKey
      @Option(help: "The destinations: twitter, facebook, tumblr, email; separated by commas.")
      var to: VideoDestinations
      @Option(help: "The comment.") var text = ""
      @Option(help: "A mail address to send it to. May be repeated.") var recipient: [String] = []
      @Flag(help: "Send it now, and wait until it is delivered.") var wait = false
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with(wait ? .byItself : .store, tells: !wait) { feed in
          let number = try await feed.lastEvent()
          let id = try await feed.share(key, to: to.origins, saying: text, recipients: recipient)
          if wait {
            try await VideoDelivery(of: id, by: feed).wait(after: number)
            Answer(
              ["id": .optional(id), "step": "delivered"],
              Table(header: ["id", "step"], rows: [["\(id)", "delivered"]])
            ).write(as: format)
          } else {
            let actions = try await feed.actions().filter { $0.id == id }
            Answer(
              actions.first?.json ?? .null, VideoTables.actions(actions)
            ).write(as: format)
          }
        }
      }
    }
  }
#endif
