#if CommandLine
  import ArgumentParser
  import PentadCore
  import StellarKit

  extension PlanCommand {
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
  }
#endif
