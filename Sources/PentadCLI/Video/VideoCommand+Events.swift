#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Follow: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints events as lines of JSON until it is interrupted.",
        discussion: """
          It also refreshes sources when they are due, resolves videos and sends actions, for this and all \
          other commands on the store. SIGINT and SIGTERM end it with status 0.

          The first line is {"kind":"following","number":N}: the events after N follow. Each has its \
          number in the log of the store, and a kind:

          sourceAdded, sourceChanged, sourceRemoved, accountChanged: source; pendingChanged, \
          feedApplied: videos, comments, how many; videosChanged: videos, at most 256, all when none \
          is named; stateChanged, commentsChanged: video; actionChanged: id, video, step (queued, \
          sending, delivered, failed, cancelled); storeRecovered: rowsKept, isPartial; reset: the log \
          no longer reaches back so far.

          Of the moment, with the number of the event before: startUp: phase (opening, signingIn, \
          fetchingAccount, fetchingBroadcasts, polling, preparing, ready), first as it is \
          when following begins; polling: source, isUnderWay; contentURL: video; playback: video; failed: work (polling, resolving, sending, \
          storage, images), source, video, error.
          """)

      @OptionGroup var start: FollowStart
      @Flag(help: "Query no source: print only the events of other commands.") var offline = false
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: LineOptions

      func run() async throws {
        try output.check()
        try await Interruption.ends {
          try await options.with(offline ? .store : .byItself, tells: false) { feed in
            let start = try await start.tell(orAfter: feed.lastEvent)
            let events = feed.events(after: start)
            // The feed may have made progress before this observer was attached.
            if !offline { write(Published(number: start, event: .startUp(feed.startUp.phase))) }
            for await published in events { write(published) }
          }
        }
      }

      private func write(_ published: Published<VideoEvent>) {
        writeLine(published.json().printed(sortedKeys: true))
      }
    }

    struct Events: AsyncParsableCommand {
      static let configuration = EventLog.command
      @OptionGroup var log: EventLog
      @OptionGroup var options: VideoOptions
      @OptionGroup var output: LineOptions

      func run() async throws {
        try output.check()
        try await options.with { feed in
          try await log.write(as: { $0.json() }) { number throws(PentadError) in
            try await feed.readEvents(after: number)
          }
        }
      }
    }
  }
#endif
