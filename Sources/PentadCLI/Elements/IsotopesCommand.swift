#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct IsotopesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "isotopes", abstract: "The isotopic distribution of a formula.",
      discussion: """
        The fine structure by default, the most probable isotopologue first; down to a coverage of \
        0.999 if no cut-off is given. With --nominal, one peak a nucleon number, and with \
        --resolving-power the peaks that an instrument shows, both rising in m/z. The probability of \
        a peak of an instrument is its height relative to the highest. Positions are in u for a \
        neutral formula. The picture shows the nominal pattern, or with --resolving-power that of \
        an instrument.
        """)

    @Argument(help: "The formula, such as C8H10N4O2; nuclides as [13C].") var formula: String
    @Option(help: "The lowest probability of a peak, above 0 to 1.") var probability: Double?
    @Option(help: "The lowest probability relative to the highest peak, above 0 to 1.")
    var relative: Double?
    @Option(help: "The smallest set of peaks that sums to this, above 0 to 1.")
    var coverage: Double?
    @Option(help: "The number of the most probable peaks.") var count: Int?
    @Flag(help: "One peak for each nucleon number.") var nominal = false
    @Option(help: "The resolving power, m/z over the width of a peak at half height, from 1.")
    var resolvingPower: Double?
    @Option(parsing: .unconditional, help: "The charge; that of the formula if left out.")
    var charge: Int?
    @Option(help: "Shares of nuclides in their element, such as '13C=0.99 15N=98%'.")
    var enriched: String?
    @Option(help: "light, dark or highContrast, for a picture.") var theme: PictureTheme = .light
    @Option(help: "json, jsonl, table, csv or svg; json if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func validate() throws {
      let cutoffs = [probability, relative, coverage].compactMap(\.self).count
      guard cutoffs + (count == nil ? 0 : 1) <= 1 else {
        throw ValidationError("give one of --probability, --relative, --coverage and --count")
      }
      guard resolvingPower == nil || !nominal else {
        throw ValidationError("give one of --nominal and --resolving-power")
      }
      guard resolvingPower == nil || (probability == nil && coverage == nil && count == nil) else {
        throw ValidationError(
          "with --resolving-power, the only cut-off is --relative, the "
            + "minimum height")
      }
    }

    func run() async throws {
      let format = try formats.choose(format, else: .json, of: OutputFormat.records + [.svg])
      if format == .svg {
        guard cutoff == nil, enriched == nil else {
          throw PentadError(
            .invalid, "a picture has natural abundances and no cut-off: it shows peaks from 0.1 %")
        }
        return writeLine(
          try Formula(formula).isotopePattern(
            resolvingPower: resolvingPower, charge: charge, PictureOptions(theme: theme)))
      }
      let abundances = try enriched.map { text throws in try IsotopicAbundances(text) } ?? .natural
      let distribution = try Formula(formula).isotopicDistribution(
        charge: charge, abundances: abundances)
      let result = try IsotopesResult(
        formula, distribution, cutoff: cutoff, nominal: nominal, resolvingPower: resolvingPower)
      write([result.json], result.table, as: format)
    }

    private var cutoff: Isotopologues.Cutoff? {
      probability.map { .probability($0) } ?? relative.map { .relative($0) }
        ?? coverage.map { .coverage($0) } ?? count.map { .count($0) }
    }
  }
#endif
