#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct Parse: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Reads feeds in files as a source would: RSS, Atom, Media RSS or JSON Feed.",
        discussion: """
          One file gives one document, or an error. Several, or --names, give a line for each in their \
          order, {"file":…,"error":{"code","message"}} for one that is bad; the status is 1 then.

          feed: file, format (rss, rdf, atom, json), id, title, summary, page, address, newAddress, nextPage, image, \
          language, authors, updated, timeToLive (minutes), updatePeriod (minutes), \
          updateFrequency, skippedHours, skippedDays, channelID, \
          merged (entries that repeat others), ending (complete, cut, or the limit that was reached), \
          faults, entries
          entry: id, idOrigin (own, divided, address, content), title, page, externalPage, \
          summary, published, updated, authors, categories, enclosures, renditions, thumbnails, \
          player, embed, embeds (of its text), live (pending, live, ended), duration (milliseconds), credits, statistics, isExplicit, commentsPage, \
          videoID, channelID
          """)

      @Argument(help: "The files; - for standard input.") var files: [String] = []
      @Flag(
        help: """
          Read the files that standard input lists, one a line: its path, and after tabs its address and \
          its content type, if they are known.
          """)
      var names = false
      @Option(
        help: """
          The address of the feed, for its relative addresses. \(PrivateArgument.forms)
          """)
      var address: PrivateArgument?
      @Option(
        help: """
          The content type of the feed: text/xml; \
          charset=utf-8.
          """) var contentType: String?
      @OptionGroup var output: AnswerOptions

      func validate() throws {
        guard names == files.isEmpty else {
          throw ValidationError("give files, or --names and their names on standard input")
        }
      }

      func run() throws {
        let address = try address?.text()
        if !names, files.count == 1 {
          return try one(files[0], address, as: output.checked())
        }
        try output.format?.require([.jsonl])
        var hasFailed = false
        func read(_ file: FeedFile) {
          let outcome = Result { () throws(PentadError) in try file.read() }
          if case .failure = outcome { hasFailed = true }
          writeLine(file.json(outcome).printed(sortedKeys: true))
        }
        for path in files {
          read(FeedFile(path: path, address: address, contentType: contentType))
        }
        while names, let line = try StandardInput.nextLine() {
          read(FeedFile(line: String(decoding: line, as: UTF8.self)))
        }
        if hasFailed { throw ExitCode(1) }
      }

      private func one(
        _ path: String, _ address: String?, as format: OutputFormat
      ) throws(PentadError) {
        let file = FeedFile(path: path, address: address, contentType: contentType)
        let feed = try file.read()
        Answer(file.json(.success(feed)), Self.table(feed)).write(as: format)
      }

      private static func table(_ feed: ParsedFeed) -> Table {
        Table(
          header: ["id", "title", "page", "published", "enclosures"],
          rows: feed.entries.map { entry in
            [
              entry.id, entry.title ?? "", entry.page ?? "", Moment.text(entry.published) ?? "",
              entry.enclosures.map(\.address).joined(separator: " "),
            ]
          })
      }
    }
  }
#endif
