#if CommandLine
  import ArgumentParser

  struct AstroCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "astro", abstract: "The lunisolar calendar, risings and settings.",
      subcommands: [
        DaysCommand.self, DayCommand.self, MonthCommand.self, EventsCommand.self,
        EclipsesCommand.self,
        TransitionsCommand.self,
        LunarDateCommand.self, LunarYearCommand.self, CitiesCommand.self,
      ], defaultSubcommand: DayCommand.self)
  }
#endif
