#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Share: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Shares a video: it is stored, and sent once.",
        discussion: """
          It goes by a source of the video that shares for the user. It is sent by the next `sync`, by a \
          `follow` that is running, or with --wait now. The action is written; with --wait, its id when \
          it has arrived. Interrupted while it waits, it leaves the share to the next who sends.
          """)

      @Argument(help: "The video: youtube:ID, or its address.") var key: VideoKey
      @Option(help: "Where to: twitter, facebook, tumblr, email; several with commas between.")
      var to: VideoDestinations
      @Option(help: "What to say of it.") var text = ""
      @Option(help: "A mail address to send it to. May be repeated.") var recipient: [String] = []
      @Flag(help: "Send it, and wait until it has arrived.") var wait = false
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
