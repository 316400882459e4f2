#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct OxidationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "oxidation", abstract: "The oxidation states of the elements of a formula.",
      discussion: """
        The answers are in order, the most plausible first; none when no states sum to the charge. A \
        state is the mean over the atoms of an element, as a fraction where it is not whole.
        """)

    @Argument(help: "The formula, such as Fe3O4 or MnO4^-.") var formula: String
    @Option(help: "json or jsonl; jsonl if left out.") var format: OutputFormat?
    @OptionGroup var flag: JSONFlag

    func run() async throws {
      let format = try flag.choose(format, else: .jsonl, of: [.json, .jsonl])
      let answers = try Formula(formula).oxidationStates()
      let json: JSONValue = [
        "formula": .string(formula), "answers": .array(answers.map(\.json)),
      ]
      write([json], Table(header: []), as: format)
    }
  }

  extension OxidationAssignment {
    fileprivate var json: JSONValue {
      let states = states.map { JSONValue.Member($0.element.symbol, .string($0.description)) }
      return ["states": .object(states), "level": .string(level.rawValue)]
    }
  }
#endif
