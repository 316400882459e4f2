#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct BookmarksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "bookmarks", abstract: "The bookmarked classes.",
      discussion: "Changes are stored at once; `sync` sends them to the server.",
      subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: """
          The bookmarks of the current \
          term.
          """)

      @Flag(help: "List the bookmarks of past terms.") var archived = false
      @OptionGroup var options: StellarOptions
      @Option(help: "json, jsonl, table, csv or ics; a table on a terminal, else jsonl.")
      var format: OutputFormat?
      @OptionGroup var formats: FormatOptions
      @OptionGroup(title: "Days of the term, for ics") var days: TermDaysOptions

      func run() async throws {
        let format = try formats.choose(
          format, of: OutputFormat.records + (archived ? [] : [.ics]))
        try await options.with { client in
          if format == .ics { return try await days.write(nil, client) }
          let bookmarks =
            archived ? try await client.archivedBookmarks() : try await client.bookmarks()
          BookmarksCommand.answer(bookmarks).write(as: format)
        }
      }
    }

    struct Add: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Bookmarks a class, and lists the bookmarks.")

      @Argument(help: "The class: 18.06.") var masterId: String
      @OptionGroup var stellar: StellarAnswering

      func run() async throws {
        try await stellar.answer { client in
          try await client.bookmark(id: masterId)
          return BookmarksCommand.answer(try await client.bookmarks())
        }
      }
    }

    struct Remove: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Removes the bookmark of a class, and lists the others.")

      @Argument(help: "The class: 18.06.") var masterId: String
      @OptionGroup var stellar: StellarAnswering

      func run() async throws {
        try await stellar.answer { client in
          let all = try await client.bookmarks() + client.archivedBookmarks()
          let known = try await client.cachedClass(masterId)?.masterId ?? masterId
          guard all.contains(where: { $0.item.masterId == known }) else {
            throw PentadError(.notFound, "\(masterId) is not bookmarked")
          }
          try await client.removeBookmark(known)
          return BookmarksCommand.answer(try await client.bookmarks())
        }
      }
    }

    private static func answer(_ bookmarks: [StellarBookmark]) -> Answer {
      Answer(bookmarks.map(\.json), StellarTables.bookmarks(bookmarks))
    }
  }
#endif
