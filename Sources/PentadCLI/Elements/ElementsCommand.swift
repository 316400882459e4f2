#if CommandLine
  public import ArgumentParser
  public import ElementsKit

  struct ElementsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "elements", abstract: "The periodic table, formulas and pictures.",
      subcommands: [
        ListCommand.self, ShowCommand.self, TableCommand.self, TileCommand.self,
        FormulaCommand.self, MassToChargeCommand.self, IsotopesCommand.self,
        FormulaSearchCommand.self, EmpiricalCommand.self, BalanceCommand.self,
        OxidationCommand.self, DecayCommand.self, ChainCommand.self, OrbitalsCommand.self,
        NeutronCommand.self, XRayCommand.self,
      ], defaultSubcommand: ShowCommand.self)
  }

  extension AtomicElement.Spelling: ExpressibleByArgument {}
  extension Formula.FivePrimeEnd: ExpressibleByArgument {}
  extension GroupThree: ExpressibleByArgument {}
  extension CardSide: ExpressibleByArgument {}
  extension PictureTheme: ExpressibleByArgument {}
  extension Formula.Reading: ExpressibleByArgument {}
  extension Formula.TextForm: ExpressibleByArgument {}
  extension PropertyColumn.Units: ExpressibleByArgument {}
#endif
