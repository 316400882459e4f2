#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "plan", abstract: "Plans a term: sections without a conflict, and saved plans.",
      discussion: """
        stellar plan --class 18.06 --class 8.02 --avoid 'MTWRF 12-1' --save Fall --store DIR finds and \
        saves the best choice of sections; stellar plan show Fall --ics fall.ics --store DIR writes its \
        calendar. `help stellar plan find` has all options.
        """,
      subcommands: [Find.self, List.self, Show.self, Delete.self], defaultSubcommand: Find.self)

    struct Find: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Finds choices of sections of classes without a conflict.",
        discussion: """
          The bookmarked classes are planned, or those of --class. Chosen sections are kept. All choices \
          are counted, and the best ones are listed: those with the fewest days, then with the fewest \
          minutes between meetings. If there is none, the reasons and the choices with the fewest \
          conflicts are printed.
          """)

      @Option(
        name: .customLong("class"),
        help: "A class to plan; may be given several times. All bookmarks if left out.")
      var classes: [String] = []
      @Option(help: "A time to keep free, such as 'MTWRF 12-1'; may be given several times.")
      var avoid: [String] = []
      @Option(parsing: .unconditional, help: "The number of listed choices, at most 1000.")
      var first = 10
      @Option(help: "Save the best choice under this name.") var save: String?
      @Option(help: "Write the calendar of the best choice to this file.") var ics: String?
      @OptionGroup(title: "Days of the term, for --ics") var days: TermDaysOptions
      @OptionGroup var stellar: StellarAnswering

      func validate() throws {
        guard (1...1_000).contains(first) else {
          throw ValidationError("--first is \(first), not in 1…1000")
        }
      }

      func run() async throws {
        try await stellar.answer { client in
          let blocked = try blockedTimes()
          let (items, choices) = try await chosen(client)
          let plans = try await Timetable.plans(
            for: items, choosing: choices, avoiding: blocked, first: first)
          if save != nil || ics != nil {
            guard let best = plans.plans.first else {
              throw PentadError(
                .notFound, "there is no choice without a conflict; `plan` alone prints the reasons")
            }
            let plan = try StellarPlan(
              name: save ?? "plan", classes: items, choices: best.choices, blocked: blocked)
            if save != nil { try await client.save(plan) }
            if let ics { try await write(plan, to: ics, client) }
          }
          PlanOutput.noteReasons(plans)
          return PlanOutput.answer(plans, first: first)
        }
      }

      private func blockedTimes() throws(PentadError) -> [BlockedTime] {
        var times: [BlockedTime] = []
        for text in avoid { times += try BlockedTime.all(in: text) }
        return times
      }

      private func chosen(
        _ client: StellarClient
      ) async throws(PentadError) -> ([StellarClass], [SectionChoice]) {
        var ids = classes
        if ids.isEmpty { ids = try await client.bookmarks().map(\.item.masterId) }
        guard !ids.isEmpty else {
          throw PentadError(.invalid, "there is no class to plan: bookmark some, or give --class")
        }
        var (items, choices) = ([StellarClass](), [SectionChoice]())
        for id in ids {
          let item = classes.isEmpty ? id : try await client.lastStage(of: id).item.masterId
          let sections = try await client.sections(of: item)
          items.append(sections.item)
          choices += sections.chosen.map {
            SectionChoice(masterId: sections.item.masterId, term: sections.item.term, section: $0)
          }
        }
        return (items, choices)
      }

      private func write(
        _ plan: StellarPlan, to path: String, _ client: StellarClient
      ) async throws(PentadError) {
        let calendar = try await days.calendar(of: plan.term, client)
        let text = try ClassCalendar.text(
          of: plan.classes, in: calendar, choosing: plan.choices,
          ClassCalendarOptions(name: plan.name))
        try ClassCalendar.write(text, toFile: path)
      }
    }

    struct List: AsyncParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Lists the saved plans.")

      @OptionGroup var stellar: StellarAnswering

      func run() async throws {
        try await stellar.answer { client in
          let plans = try await client.savedPlans()
          return Answer(
            plans.map(PlanOutput.json),
            Table(
              header: ["name", "term", "classes", "savedAt", "changes"],
              rows: plans.map { saved in
                [
                  saved.plan.name, saved.plan.term?.text ?? "",
                  saved.plan.classes.map(\.masterId).joined(separator: " "),
                  Moment.text(saved.savedAt) ?? "", "\(saved.changes.count)",
                ]
              }))
        }
      }
    }

    struct Show: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints a saved plan, with what has changed since it was saved.",
        discussion: """
          --ics writes its calendar to a file. --feed writes it into a folder that a web server serves, \
          under a random name that stays the same; anyone who knows the name can read the calendar. With \
          --accounts, due dates and events of the accounts in a folder are added.
          """)

      @Argument(help: "The name of the plan.") var name: String
      @Option(help: "Write its calendar to this file.") var ics: String?
      @Option(help: "Write its calendar for subscribing programs into this folder.")
      var feed: String?
      @Option(help: "The folder of `stellar accounts`, for due dates and events.")
      var accounts: String?
      @Flag(help: "Write tasks as to-dos, for programs that show them.") var todos = false
      @OptionGroup(title: "Days of the term, for --ics and --feed") var days: TermDaysOptions
      @OptionGroup var stellar: StellarAnswering

      func run() async throws {
        try await stellar.answer { client in
          let saved = try await client.savedPlan(name)
          PlanOutput.noteChanges(saved)
          var written: CalendarFeed?
          if ics != nil || feed != nil {
            let calendar = try await days.calendar(of: saved.plan.term, client)
            var options = ClassCalendarOptions(name: name)
            options.writesToDos = todos
            options.items = try await items(client)
            if let ics {
              let text = try await client.iCalendar(ofPlan: name, calendar: calendar, options)
              try ClassCalendar.write(text, toFile: ics)
            }
            if let feed {
              written = try await client.writeFeed(
                ofPlan: name, in: feed, calendar: calendar, options)
            }
          }
          return PlanOutput.answer(saved, feed: written)
        }
      }

      private func items(_ client: StellarClient) async throws -> [CalendarItems] {
        guard let accounts else { return [] }
        var configuration = StellarConfiguration(folder: accounts)
        configuration.worksByItself = false
        // Stored data only: `stellar tasks` and the like fetch it.
        let all = try await StellarAccounts(configuration, transport: NoServer())
        do {
          let known = try await all.all()
          guard !known.isEmpty else {
            throw PentadError(
              .notFound,
              "there are no accounts in \(accounts): give the folder of `stellar accounts`")
          }
          let merged = try await all.calendarItems()
          await all.close()
          for account in known {
            if let error = merged.failures[account.id] { note("\(account.name): \(error)") }
          }
          return merged.items.map(\.item)
        } catch {
          await all.close()
          throw error
        }
      }
    }

    struct Delete: AsyncParsableCommand {
      static let configuration = CommandConfiguration(abstract: "Deletes a saved plan.")

      @Argument(help: "The name of the plan.") var name: String
      @Option(help: "Also remove its calendar from this folder of `plan show --feed`.")
      var feed: String?
      @OptionGroup var stellar: StellarAnswering

      func run() async throws {
        try await stellar.answer { client in
          let hasFeed = try await client.hasFeed(ofPlan: name)
          if let feed { try await client.endFeed(ofPlan: name, in: feed) }
          do throws(PentadError) {
            try await client.removePlan(name)
          } catch {
            // The plan was deleted before, and now its calendar.
            guard error.code == .notFound, hasFeed, feed != nil else { throw error }
          }
          if hasFeed, feed == nil {
            note("its calendar can still be read: remove it with `plan delete --feed`")
          }
          return Answer(
            ["deleted": .string(name)], Table(header: ["deleted"], rows: [[name]]))
        }
      }
    }
  }
#endif
