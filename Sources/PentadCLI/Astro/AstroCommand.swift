#if CommandLine
  import ArgumentParser

  struct AstroCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "astro", abstract: "The Hindu calendar, risings and settings, eclipses.",
      subcommands: [
        DaysCommand.self, PanchangCommand.self, MonthCommand.self, EventsCommand.self,
        EclipsesCommand.self,
        TransitionsCommand.self,
        LunarDateCommand.self, LunarYearCommand.self, CitiesCommand.self,
      ], defaultSubcommand: PanchangCommand.self)
  }
#endif
