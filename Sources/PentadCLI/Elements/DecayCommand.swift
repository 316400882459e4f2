#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct DecayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "decay", abstract: "The activities of a nuclide and of its decay products.",
      discussion: """
        Prints nuclide, activity in Bq and atoms, each nuclide after its parents. The products of \
        fission are one row, SF. Decays end in ground states unless --feeding names an isomer, because \
        NUBASE has no branching to isomers.
        """)

    @Argument(help: "The nuclide, such as Mo-99, Tc-99m or U-238.") var nuclide: String
    @Option(help: "Its activity, such as 1MBq, 37kBq, 1e9 or 1mCi; a plain number is in Bq.")
    var activity: String?
    @Option(help: "The number of its atoms, instead of the activity.") var atoms: Double?
    @Option(help: "Its mass in grams, instead of the activity.") var grams: Double?
    @Option(help: "The decay time, such as '20 hour', 8d or 1Myear; several make a series.")
    var after: [String]
    @Option(help: "Percent of a nuclide's decays that end in an isomer: Mo-99=Tc-99m:87.73.")
    var feeding: [String] = []
    @Option(help: "json, jsonl, table or csv; jsonl if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func validate() throws {
      let given = [activity != nil, atoms != nil, grams != nil].count { $0 }
      guard given == 1 else { throw ValidationError("give one of --activity, --atoms and --grams") }
    }

    func run() async throws {
      let format = try formats.choose(format, else: .jsonl)
      let amount: Inventory.Amount =
        if let activity {
          .activity(try Activity.becquerels(activity))
        } else {
          grams.map { .grams($0) } ?? .atoms(atoms ?? 0)
        }
      if let note = try Nuclide(nuclide).nameNote { PentadCLI.note(note) }
      let inventory = try Inventory([nuclide: amount], feedings: feeding.map(Self.feeding))
      let series = try inventory.after(after.map { text throws in try DecayTime(text) })
      let isSeries = after.count > 1
      var records = RecordWriter(
        format, header: (isSeries ? ["after"] : []) + ["nuclide", "activity", "atoms"])
      for (time, contents) in zip(after, series) {
        for content in contents {
          let number = [content.activity, content.atoms].map(\.ecmaScriptDescription)
          records.add(
            json(content, isSeries ? time : nil),
            row: (isSeries ? [time] : []) + [content.name] + number)
        }
      }
      records.end()
    }

    private func json(_ content: InventoryContent, _ time: String?) -> JSONValue {
      .object(
        (time.map { [.init("after", .string($0))] } ?? []) + [
          .init("nuclide", .string(content.name)), .init("activity", .number(content.activity)),
          .init("atoms", .number(content.atoms)),
        ])
    }

    /// Reads `Mo-99=Tc-99m:87.73`.
    private static func feeding(_ text: String) throws -> IsomerFeeding {
      let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
      let right = sides.count == 2 ? sides[1].split(separator: ":").map(String.init) : []
      guard right.count == 2, let percent = Double(right[1]) else {
        throw ValidationError(
          "write --feeding as NUCLIDE=ISOMER:PERCENT, such as "
            + "Mo-99=Tc-99m:87.73")
      }
      return try IsomerFeeding(
        parent: Nuclide(sides[0]), isomer: Nuclide(right[0]), percent: percent)
    }
  }

  /// Activities as people write them.
  private enum Activity {
    /// Reads a number with `Bq` or `Ci`, either with a prefix from `f` to `P`; without a unit it is in Bq.
    static func becquerels(_ text: String) throws -> Double {
      let number = text.prefix { $0.isNumber || ".+-".contains($0) || $0 == "e" || $0 == "E" }
      let unit = text.dropFirst(number.count).drop { $0 == " " }
      guard let value = Double(number), let factor = factor(unit) else {
        throw ValidationError("write --activity as a number with Bq or Ci, such as 1MBq or 37 kBq")
      }
      return value * factor
    }

    private static func factor(_ unit: Substring) -> Double? {
      if unit.isEmpty { return 1 }
      let base: Double? = unit.hasSuffix("Bq") ? 1 : unit.hasSuffix("Ci") ? 3.7e10 : nil
      let prefixes: [Substring: Double] = [
        "": 1, "f": 1e-15, "p": 1e-12, "n": 1e-9, "u": 1e-6, "µ": 1e-6, "m": 1e-3, "k": 1e3,
        "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15,
      ]
      guard let base, let prefix = prefixes[unit.dropLast(2)] else { return nil }
      return base * prefix
    }
  }
#endif
