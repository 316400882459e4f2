#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct NeutronCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "neutron", abstract: "The scattering and absorption of slow neutrons.",
      discussion: """
        With --density, those of a substance: the scattering length density in 1e-6/angstrom2, cross \
        sections in 1/cm, and the depth in cm at which 1/e of the beam remains. Without it, the bound \
        scattering lengths in fm and the cross sections in barn of each kind of atom in the formula.
        """)

    @Argument(help: "The formula, such as D2O, SiO2 or [6Li]F.") var formula: String
    @Option(help: "The density of the substance in g/cm3.") var density: Double?
    @Option(help: "The wavelength in angstrom.")
    var wavelength: Double = NeutronScattering.tableWavelength
    @Option(help: "json, jsonl, table or csv; jsonl if left out.") var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func run() async throws {
      let format = try formats.choose(format, else: .jsonl)
      let parsed = try Formula(formula)
      if let density {
        let found = try parsed.neutronProperties(density: density, wavelength: wavelength)
        let json = JSONValue.object([.init("formula", .string(formula))] + found.members)
        return write([json], found.table(formula), as: format)
      }
      var records = RecordWriter(format, header: ["atom"] + NeutronScattering.columns)
      for part in parsed.composition {
        guard let atom = part.neutronScattering else {
          throw PentadError(.notFound, "no neutron scattering of \(part.label) was measured")
        }
        let members = zip(NeutronScattering.columns, atom.numbers).map { name, number in
          JSONValue.Member(name, .number(number))
        }
        records.add(
          .object([.init("atom", .string(part.label))] + members),
          row: [part.label] + atom.numbers.map(\.ecmaScriptDescription))
      }
      records.end()
    }
  }

  extension NeutronProperties {
    private var values: [(name: String, value: Double)] {
      [
        ("density", density), ("wavelength", wavelength),
        ("scatteringLengthDensity", scatteringLengthDensity),
        ("imaginaryScatteringLengthDensity", imaginaryScatteringLengthDensity),
        ("coherent", coherent), ("incoherent", incoherent), ("absorption", absorption),
        ("penetrationDepth", penetrationDepth),
      ]
    }

    fileprivate var members: [JSONValue.Member] {
      values.map { .init($0.name, .number($0.value)) } + [
        .init("isEnergyDependent", .bool(isEnergyDependent))
      ]
    }

    fileprivate func table(_ formula: String) -> Table {
      Table(
        header: ["formula"] + values.map(\.name) + ["isEnergyDependent"],
        rows: [[formula] + values.map(\.value.ecmaScriptDescription) + ["\(isEnergyDependent)"]])
    }
  }

  extension NeutronScattering {
    fileprivate static let columns = [
      "coherentLength", "imaginaryLength", "coherent", "incoherent", "total", "absorption",
    ]

    fileprivate var numbers: [Double] {
      [coherentLength, imaginaryLength, coherent, incoherent, total, absorption].map(\.value)
    }
  }

  extension Formula.Part {
    /// The values of the nuclide, or of the natural element if the part names no nuclide.
    fileprivate var neutronScattering: NeutronScattering? {
      guard let massNumber else { return element.neutronScattering }
      return element.nuclides.first { $0.massNumber == massNumber }?.neutronScattering
    }
  }
#endif
