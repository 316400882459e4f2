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

    struct Delete: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Deletes a saved plan, and its calendar of `plan show --feed`.")

      @Argument(help: "The name of the plan.") var name: String
      @OptionGroup var stellar: StellarAnswering

      func run() async throws {
        try await stellar.answer { client in
          try await client.removePlan(name)
          return Answer(
            ["deleted": .string(name)], Table(header: ["deleted"], rows: [[name]]))
        }
      }
    }
  }
#endif
