#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct BookmarksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "bookmarks", abstract: "The classes that the user wants to find again.",
      discussion: "They are the store's at once; `sync` tells the server.",
      subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Those of the current term.")

      @Flag(help: "Those of terms that are over.") var archived = false
      @OptionGroup var options: StellarOptions
      @Option(help: "json, jsonl, table, csv or ics; a table on a terminal, else jsonl.")
      var format: OutputFormat?

      func run() async throws {
        let format = format ?? .usual
        try format.require([.json, .jsonl, .table, .csv] + (archived ? [] : [.ics]))
        try await options.with { client in
          if format == .ics { return writeText(try await client.iCalendarOfBookmarks()) }
          let bookmarks =
            archived ? try await client.archivedBookmarks() : try await client.bookmarks()
          BookmarksCommand.write(bookmarks, as: format)
        }
      }
    }

    struct Add: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Bookmarks a class, and lists the bookmarks.")

      @Argument(help: "The class: 18.06.") var masterId: String
      @OptionGroup var options: StellarOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { client in
          try await client.bookmark(client.lastStage(of: masterId).item)
          BookmarksCommand.write(try await client.bookmarks(), as: format)
        }
      }
    }

    struct Remove: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Removes the bookmark of a class, and lists the others.")

      @Argument(help: "The class: 18.06.") var masterId: String
      @OptionGroup var options: StellarOptions
      @OptionGroup var output: AnswerOptions

      func run() async throws {
        let format = try output.checked()
        try await options.with { client in
          let all = try await client.bookmarks() + client.archivedBookmarks()
          let known = try await client.cachedClass(masterId)?.masterId ?? masterId
          guard all.contains(where: { $0.item.masterId == known }) else {
            throw PentadError(.notFound, "\(masterId) is not bookmarked")
          }
          try await client.removeBookmark(known)
          BookmarksCommand.write(try await client.bookmarks(), as: format)
        }
      }
    }

    private static func write(_ bookmarks: [StellarBookmark], as format: OutputFormat) {
      let values = bookmarks.map(\.json)
      Answer(values, StellarTables.bookmarks(bookmarks))
        .write(as: format)
    }
  }
#endif
