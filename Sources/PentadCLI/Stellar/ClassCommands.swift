#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct ClassCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "All data of a class.",
      discussion: """
        With jsonl, prints a line for each stage: the data of a list (general) or stored data (cached), \
        then the server's data (fresh), or stored data if the server could not be reached (failed). The \
        other formats print the last stage.
        """)

    @Argument(help: "The class: 18.06.") var masterId: String
    @OptionGroup var options: StellarOptions
    @Option(help: "json, jsonl, table, csv or ics; a table on a terminal, else jsonl.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions
    @OptionGroup(title: "Days of the term, for ics") var days: TermDaysOptions

    func run() async throws {
      let format = try formats.choose(format, of: OutputFormat.records + [.ics])
      try await options.with { client in
        let last = try await client.lastStage(of: masterId) { stage in
          if format == .jsonl { writeLine(stage.json.printed(sortedKeys: true)) }
        }
        if let age = last.ageNote { note(age) }
        switch format {
        case .jsonl: break
        case .ics: try await days.write(last.item.masterId, client)
        default:
          Answer(last.json, StellarTables.facts(last.item, last.detail)).write(as: format)
        }
      }
    }
  }

  struct AnnouncementsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "announcements", abstract: "The announcements of a class, the newest first.")

    @Argument(help: "The class: 18.06.") var masterId: String
    @Flag(help: "Mark them as read.") var markRead = false
    @OptionGroup var options: StellarOptions
    @OptionGroup var output: AnswerOptions

    func run() async throws {
      let format = try output.checked()
      try await options.with { client in
        let stage = try await client.lastStage(of: masterId)
        if let age = stage.ageNote { note(age) }
        let news = stage.detail?.news ?? []
        let values = news.map(\.json)
        Answer(
          [
            "announcements": .array(values), "isStale": .bool(stage.isStale),
            "masterId": .string(stage.item.masterId),
            "storedAt": .moment(stage.detail?.infoStoredAt),
          ], lines: values, StellarTables.news(news)
        ).write(as: format)
        if markRead { try await client.markAllRead(stage.item.masterId) }
      }
    }
  }

  struct ClassCalendarCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "ics",
      abstract: "The meetings of a class, or of all bookmarked ones, as an iCalendar document.",
      discussion: """
        Meetings repeat on the days of the term: those of the options, else those of the server, else \
        the usual ones; a meeting may have its own days. If a class has several sections of a kind, the \
        one that `sections choose` has chosen is printed, else the times that all of them share.
        """)

    @Argument(help: "The class; all bookmarks if left out.") var masterId: String?
    @OptionGroup var options: StellarOptions
    @Option(help: "The calendar's name.") var name: String?
    @OptionGroup var days: TermDaysOptions

    func run() async throws {
      try await options.with { client in
        guard let masterId else { return try await days.write(nil, client, name: name) }
        let stage = try await client.lastStage(of: masterId)
        if let age = stage.ageNote { note(age) }
        try await days.write(stage.item.masterId, client, name: name)
      }
    }
  }
#endif
