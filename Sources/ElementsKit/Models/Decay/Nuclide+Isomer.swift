public import PentadCore

extension Nuclide {
  /// An excited state of a nuclide with a half-life of 10 ns or longer.
  ///
  /// Source: NUBASE2020 (Kondev 2021).
  public struct Isomer: Hashable, Sendable {
    /// The letter in NUBASE, `m`, `n`, `p`, `q`, `r` or `x`, by energy over all isomers.
    public let level: String
    /// The usual name, `Tc-99m`. Its letters count the isomers that live 1 s or longer, by energy.
    /// Nil for other isomers. Ag-110m is NUBASE's level n.
    public let commonName: String?
    /// The energy above the ground state in keV; negative if NUBASE does not know the order of the
    /// two. Nil if unknown.
    public let excitation: Quantity?
    /// A Boolean value that indicates whether the ground state is uncertain: it may be either of
    /// two states.
    public let isOrderUncertain: Bool
  }

  /// The isomers of the nuclide, by energy.
  public var isomers: [Nuclide] {
    NuclideTable.isomers[element.atomicNumber].filter { $0.massNumber == massNumber }
  }

  /// A note about an ambiguous name of an isomer: some tables call the longest-lived isomer
  /// `Hf-178m`, which is Hf-178n by energy. Nil if the name has one meaning.
  public var nameNote: String? {
    let named = isomers.filter { $0.isomer?.commonName != nil }
    guard let name = isomer?.commonName, named.count > 1, named.first == self else { return nil }
    let others = named.dropFirst().map { other in
      other.id + (other.halfLife.map { " (\($0.published) \($0.unit))" } ?? "")
    }
    return "\(name) is the lowest isomer that lives 1 s or longer; some tables use the name for "
      + others.joined(separator: " or ")
  }

  /// Finds a nuclide by its name: `U-235`, `Tc-99m`, `Hf-178m2`, `99mTc`, `Tc99m`.
  ///
  /// `m`, `n`, `p` are the isomers that live 1 s or longer, in the order of energy; `m1`, `m2` are
  /// the same. Names of shorter-lived isomers have the letter of NUBASE after a space: `Ag-110 m`.
  ///
  /// - Parameter name: the name; case matters, and every dash counts as a hyphen.
  /// - Throws: `.invalid` for text that is not a valid name; `.notFound` if the nuclide is unknown.
  public init(_ name: String) throws(PentadError) {
    let words = NuclideName(name)
    guard let words else {
      throw PentadError(
        .invalid, "'\(name.prefix(40))' is not the name of a nuclide: write U-235 or Tc-99m")
    }
    let z = Int(SymbolIndex.shared.number(words.symbol))
    let ground = NuclideTable.byElement[z].first { $0.massNumber == words.massNumber }
    guard z > 0, let ground else {
      throw PentadError(.notFound, "no nuclide \(words.symbol)-\(words.massNumber) is known")
    }
    guard !words.state.isEmpty else {
      self = ground
      return
    }
    let isomers = ground.isomers
    let found = isomers.first { isomer in
      words.isLevel
        ? isomer.isomer?.level == words.state
        : isomer.isomer?.commonName == "\(ground.id)\(words.state)"
    }
    guard let found else {
      let known = isomers.isEmpty ? "none" : isomers.map(\.id).joined(separator: ", ")
      throw PentadError(
        .notFound, "no isomer \(ground.id)\(words.state) is known; isomers of it: \(known)")
    }
    self = found
  }
}

/// The parts of a nuclide's name.
struct NuclideName {
  private(set) var symbol = ""
  private(set) var massNumber = 0
  /// The letter of an isomer; empty for the ground state.
  private(set) var state = ""
  /// True if the letter is the one of NUBASE.
  private(set) var isLevel = false

  /// Returns `nil` for text that is not a valid name.
  init?(_ text: String) {
    guard text.utf8.count <= 64 else { return nil }
    let dashes: Set<Character> = ["\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}"]
    var rest = Substring(text.map { dashes.contains($0) ? "-" : $0 })
    let isMassFirst = rest.first.map { ("0"..."9").contains($0) } ?? false
    if isMassFirst {
      guard readMass(&rest) else { return nil }
      readState(&rest)
    }
    symbol = String(rest.prefix { $0.isASCII && $0.isLetter })
    rest = rest.dropFirst(symbol.count)
    if !isMassFirst {
      if rest.first == "-" { rest = rest.dropFirst() }
      guard readMass(&rest) else { return nil }
      if rest.first == " " {
        isLevel = true
        rest = rest.dropFirst()
      }
      readState(&rest)
    }
    guard rest.isEmpty, !symbol.isEmpty, !isLevel || !state.isEmpty else { return nil }
  }

  private mutating func readMass(_ rest: inout Substring) -> Bool {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard 1...3 ~= digits.count, let number = Int(digits) else { return false }
    massNumber = number
    rest = rest.dropFirst(digits.count)
    return true
  }

  /// The letter of an isomer; `m2` means n.
  private mutating func readState(_ rest: inout Substring) {
    guard let letter = rest.first, "mnpqrx".contains(letter) else { return }
    rest = rest.dropFirst()
    state = String(letter)
    guard letter == "m", let digit = rest.first, let place = "12345".firstIndex(of: digit) else {
      return
    }
    rest = rest.dropFirst()
    let letters = Array("mnpqr")
    state = String(letters["12345".distance(from: "12345".startIndex, to: place)])
  }
}
