#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct OPML: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "opml", abstract: "Feeds as a list in OPML, for other programs.",
        subcommands: [Import.self, Export.self])

      struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Adds the feeds of an OPML list.",
          discussion: """
            No feed is requested: `sync` fetches the videos. `export` writes folders, pages, categories and \
            data of other programs again. Addresses of http are refreshed only with --plain-http; `sources` \
            shows this for each. `refused` counts entries that cannot be added, and `refusals` gives their titles and \
            reasons. If a list is cut off, or has more than 10,000 lines, the feeds before that are added, \
            and `isComplete` is false.
            """)

        /// The maximum size of a list, in bytes.
        private static let limit = 64 << 20

        @Argument(help: "The file; - for standard input.") var file: String
        @OptionGroup var options: VideoOptions
        @OptionGroup var output: AnswerOptions

        func run() async throws {
          let format = try output.checked()
          guard let bytes = try InputFile.read(file, below: Self.limit) else {
            throw PentadError(.notFound, "the file \(file) cannot be read, or is too large")
          }
          try await options.with { feed in
            let list = try await feed.importOPML(Array(bytes))
            Answer(
              [
                "added": .array(list.added.map { .string($0.rawValue) }),
                "known": .array(list.known.map { .string($0.rawValue) }),
                "refused": .integer(list.refused), "isComplete": .bool(list.isComplete),
                "refusals": .array(
                  list.refusals.map {
                    ["title": .optional($0.title), "reason": .string($0.reason)]
                  }),
              ],
              Table(
                header: ["added", "known", "refused", "isComplete"],
                rows: [
                  [list.added.count, list.known.count, list.refused].map { "\($0)" }
                    + ["\(list.isComplete)"]
                ])
            ).write(as: format)
          }
        }
      }

      struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Prints the feeds as OPML 2.0, without other sources.",
          discussion: "An address may contain a secret.")

        @Option(help: "The title of the list.") var title: String?
        @OptionGroup var options: VideoOptions

        func run() async throws {
          try await options.with { feed in writeText(try await feed.exportOPML(title: title)) }
        }
      }
    }
  }
#endif
