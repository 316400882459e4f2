#if CommandLine
  import ArgumentParser
  import ElementsKit

  /// The options of sequences.
  struct SequenceOptions: ParsableArguments {
    enum Kind: String, EnumerableFlag {
      case peptide
      case dna
      case rna

      static func help(for value: Self) -> ArgumentHelp? {
        switch value {
        case .peptide: "The texts are peptides: ACDK or Ala-Cys-Asp-Lys."
        case .dna: "The texts are DNA: ACGT."
        case .rna: "The texts are RNA: ACGU."
        }
      }
    }

    @Flag var kind: Kind?
    @Option(help: "The 5' end of DNA and RNA: hydroxyl, phosphate or triphosphate.")
    var end: Formula.FivePrimeEnd = .hydroxyl
    @Flag(help: "DNA and RNA have two strands.") var double = false

    /// The meaning of the texts.
    func meaning(_ reading: Formula.Reading) throws -> FormulaMeaning {
      guard kind == .dna || kind == .rna || (end == .hydroxyl && !double) else {
        throw ValidationError("--end and --double are for --dna and --rna")
      }
      return switch kind {
      case .peptide: .peptide
      case .dna: .dna(end, isDouble: double)
      case .rna: .rna(end, isDouble: double)
      case nil: .formula(reading)
      }
    }
  }
#endif
