#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  extension PlanCommand {
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
      @Flag(help: "Remove the calendar of --feed, which ends the subscriptions.")
      var endFeed = false
      @Option(help: "The folder of `stellar accounts`, for due dates and events.")
      var accounts: String?
      @Flag(help: "Write tasks as to-dos, for programs that show them.") var todos = false
      @OptionGroup(title: "Days of the term, for --ics and --feed") var days: TermDaysOptions
      @OptionGroup var stellar: StellarAnswering

      func validate() throws {
        if feed != nil, endFeed { throw ValidationError("give --feed or --end-feed, not both") }
        guard ics == nil, feed == nil, accounts != nil || todos else { return }
        throw ValidationError("--accounts and --todos are for a calendar: give --ics or --feed")
      }

      func run() async throws {
        try await stellar.answer { client in
          let saved = try await client.savedPlan(name)
          PlanOutput.noteChanges(saved)
          if endFeed { try await client.endFeed(ofPlan: name) }
          var written: CalendarFeed?
          if ics != nil || feed != nil {
            let calendar = try await days.calendar(of: saved.plan.term, client)
            var options = ClassCalendarOptions(name: name)
            options.writesToDos = todos
            options.items = try await items()
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

      private func items() async throws -> [CalendarItems] {
        guard let accounts else { return [] }
        var configuration = StellarConfiguration(folder: accounts)
        configuration.worksByItself = false
        // Stored data only: `stellar tasks` and the like fetch it.
        let all = try await StellarAccounts(configuration, transport: NoServer())
        do {
          let schools = try await all.all().filter { !$0.kind.isCatalogue }
          guard !schools.isEmpty else {
            throw PentadError(
              .notFound,
              "there are no accounts at schools in \(accounts): give the folder of "
                + "`stellar accounts`")
          }
          let merged = try await all.calendarItems()
          await all.close()
          // Subscribers of an incomplete file would lose the due dates that they have.
          for account in schools {
            guard let error = merged.failures[account.id] else { continue }
            throw PentadError(
              error.code,
              "the due dates of \(account.name) cannot be read, so nothing was written: "
                + "\(error.message); try `stellar accounts refresh`")
          }
          return merged.items.map(\.item)
        } catch {
          await all.close()
          throw error
        }
      }
    }
  }
#endif
