#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct BalanceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "balance", abstract: "The coefficients of a chemical equation.",
      discussion: """
        The status is unique for one way to balance; several, with the elementary modes, of which \
        all other ways are sums; unneeded, when species with the coefficient 0 take no part; \
        wrongSide, when those with a negative one belong on the other side; and impossible. \
        Coefficients are in the order of the species in the text. Coefficients in the text are ignored, \
        unless --check checks them. Differences are the right side minus the left side, and the exit \
        status is 1 if there are any.
        """)

    @Argument(help: "The equation, such as 'Fe + O2 -> Fe2O3'.") var equation: String
    @Flag(help: "Check the coefficients in the text instead; a missing one counts as 1.")
    var check = false
    @Option(help: "json or jsonl; jsonl if left out.") var format: OutputFormat?
    @OptionGroup var flag: JSONFlag

    func run() async throws {
      let format = try flag.choose(format, else: .jsonl, of: [.json, .jsonl])
      let equation = try ChemicalEquation(equation)
      guard check else {
        return write([try equation.balanced().json(of: equation)], Table(header: []), as: format)
      }
      let result = try equation.checked()
      write([result.json(of: equation)], Table(header: []), as: format)
      if !result.isBalanced { throw ExitCode(1) }
    }
  }

  extension ChemicalEquation.Check {
    fileprivate func json(of equation: ChemicalEquation) -> JSONValue {
      let members = differences.map { difference in
        JSONValue.Member(
          difference.label,
          difference.denominator == 1
            ? .integer(Int(difference.numerator))
            : .string("\(difference.numerator)/\(difference.denominator)"))
      }
      return [
        "balanced": .bool(isBalanced), "differences": .object(members),
        "cancelling": .array(cancelling.map { .string(equation.species[$0].text) }),
      ]
    }
  }

  extension ChemicalEquation.Balance {
    fileprivate func json(of equation: ChemicalEquation) -> JSONValue {
      let text: String? =
        if case .unique(let coefficients) = self {
          equation.text(coefficients: coefficients)
        } else {
          nil
        }
      var members: [JSONValue.Member] = [
        .init("status", .string(status.rawValue)), .init("coefficients", Self.array(coefficients)),
        .init("modes", .array(modes.map(Self.array))), .init("balanced", JSONValue(text)),
        .init("species", .array(equation.species.map { .string($0.text) })),
      ]
      if case .impossible(let oneSided, let uncovered) = self {
        members.append(.init("oneSided", .array(oneSided.map { .string($0) })))
        members.append(.init("uncovered", .array(uncovered.map { .integer($0) })))
      }
      return .object(members)
    }

    private static func array(_ coefficients: [Int64]) -> JSONValue {
      .array(coefficients.map { .integer(Int($0)) })
    }
  }
#endif
