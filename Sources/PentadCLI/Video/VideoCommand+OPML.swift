#if CommandLine
  import ArgumentParser
  import PentadCore
  import VideoFeedKit

  extension VideoCommand {
    struct OPML: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "opml", abstract: "Feeds as a list that other programs read and write.",
        subcommands: [Import.self, Export.self])

      struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
          abstract: "Adds the feeds of a list.",
          discussion: """
            No feed is asked for: `sync` fetches their videos. Folders, pages, categories and what other \
            programs have written come back with \
            `export`. Addresses of http are asked for only with --plain-http: without it, `sources` says so of \
            each. `refused` counts what \
            cannot be asked for, and `refusals` names it and says why; of a list that is cut off, or has more than 10,000 lines, the feeds before \
            that are added, and `isComplete` is false.
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
          abstract: "Writes the feeds as OPML 2.0; other sources are not in it.",
          discussion: "An address may have a secret in it.")

        @Option(help: "What the list is called.") var title: String?
        @OptionGroup var options: VideoOptions

        func run() async throws {
          try await options.with { feed in writeText(try await feed.exportOPML(title: title)) }
        }
      }
    }
  }
#endif
