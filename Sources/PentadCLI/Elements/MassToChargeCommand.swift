#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct MassToChargeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "mz", abstract: "Mass and m/z of ions and adducts.",
      discussion: """
        With an adduct, the formula is that of the neutral molecule; without one, of the ion itself. \
        Without a formula, it reads lines from standard input, FORMULA or FORMULA, a tab and ADDUCT, \
        and prints a line for each. The status is 1 if a line was invalid. With --measured, it prints \
        the neutral mass of the molecule whose ion has this m/z.
        """)

    @Argument(help: "The formula, such as C6H12O6 or SO4^2-.") var formula: String?
    @Option(help: "The adduct, such as [M+Na]+ or [2M-H]-.") var adduct: String?
    @Option(help: "A measured m/z, instead of a formula; needs an adduct.") var measured: Double?
    @Option(help: "json, jsonl, table or csv; jsonl if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func validate() throws {
      guard measured == nil || formula == nil && adduct != nil else {
        throw ValidationError("--measured needs an adduct, and no formula")
      }
    }

    func run() async throws {
      let format = try formats.choose(format, else: .jsonl)
      let adduct = try self.adduct.map { try Adduct(advised: $0) }
      if let measured, let adduct {
        let mass = try adduct.neutralMass(massToCharge: measured)
        let numbers = [measured, mass].map(\.ecmaScriptDescription)
        return write(
          [
            ["adduct": .string("\(adduct)"), "mz": .number(measured), "neutralMass": .number(mass)]
          ],
          Table(header: ["adduct", "m/z", "neutral mass"], rows: [["\(adduct)"] + numbers]),
          as: format)
      }
      if let formula {
        let result = try MassToChargeResult(formula, adduct, self.adduct)
        return write(
          [result.json],
          Table(header: MassToChargeResult.header, rows: [result.row]), as: format)
      }
      var records = RecordWriter(format, header: MassToChargeResult.header)
      var (number, hasFailed) = (0, false)
      while let line = try StandardInput.nextLine() {
        number += 1
        let words = line.split(separator: 9, maxSplits: 1, omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) }
        do throws(PentadError) {
          let own = words.count > 1 ? try Adduct(words[1]) : adduct
          let result = try MassToChargeResult(
            words[0], own, words.count > 1 ? words[1] : self.adduct)
          records.add(result.json, row: result.row)
        } catch {
          hasFailed = true
          let adduct = words.count > 1 ? words[1] : self.adduct
          records.add(
            MassToChargeResult.json(of: error, words[0], adduct, line: number),
            row: MassToChargeResult.row(of: error, words[0], adduct))
        }
      }
      records.end()
      if hasFailed { throw ExitCode(1) }
    }
  }
#endif
