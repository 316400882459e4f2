import PentadCore

/// Reads the text of ``FormulaLimits``.
struct FormulaLimitsReader {
  private let text: [UInt8]
  private var position = 0
  private var found: [FormulaLimits.Limit] = []

  private static let largestCount = 1_000_000

  init(_ text: String) { self.text = Array(text.utf8) }

  mutating func read() throws(PentadError) -> [FormulaLimits.Limit] {
    while skipSeparators() {
      let first = text[position]
      let isAtom = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first || first == UInt8(ascii: "[")
      guard isAtom, found.count < 118 else { throw fault(at: position) }
      found.append(try limit())
    }
    guard !found.isEmpty else {
      throw PentadError(.formulaSearchLimits, "the limits name no element; write C0-50 H0-100")
    }
    return found
  }

  /// - Returns: false at the end of the text.
  private mutating func skipSeparators() -> Bool {
    while position < text.count,
      text.isSpace(at: position) || text[position] == UInt8(ascii: ",")
        || text[position] == UInt8(ascii: ";")
    {
      position += 1
    }
    return position < text.count
  }

  private mutating func limit() throws(PentadError) -> FormulaLimits.Limit {
    let start = position
    let part = try atom()
    guard !found.contains(where: { $0.z == part.z && $0.a == part.a }) else {
      throw PentadError(
        .formulaSearchLimits, "the limits name \(part.label) twice", offset: start)
    }
    try part.checkMass(at: start)
    let numberStart = position
    let minimum = try number()
    let hasDash = skipDash()
    let maximum = hasDash ? try number() : nil
    guard hasDash == (minimum != nil) else {
      throw PentadError(
        .formulaSearchLimits,
        "a limit is a range; write \(part.label)0-\(minimum ?? 5) for at most so many and "
          + "\(part.label)\(minimum ?? 5)-\(minimum ?? 5) for exactly so many",
        offset: numberStart)
    }
    if let maximum, maximum < minimum ?? 0 {
      throw PentadError(
        .formulaSearchLimits, "the upper limit of \(part.label) is below the lower one",
        offset: numberStart)
    }
    return FormulaLimits.Limit(z: part.z, a: part.a, minimum: minimum ?? 0, maximum: maximum)
  }

  /// Reads the element or the nuclide at the current position.
  private mutating func atom() throws(PentadError) -> Formula.Part {
    let start = position
    if text[position] == UInt8(ascii: "[") {
      while position < text.count, text[position] != UInt8(ascii: "]") { position += 1 }
      position = min(position + 1, text.count)
    } else {
      position += 1
      while position < text.count, UInt8(ascii: "a")...UInt8(ascii: "z") ~= text[position] {
        position += 1
      }
    }
    let formula: Formula
    do throws(PentadError) {
      // A limit names one atom: Ac is actinium here.
      formula = try text[start..<position].withUnsafeBufferPointer { bytes throws(PentadError) in
        try Formula(utf8: bytes, reading: .hill)
      }
    } catch {
      throw PentadError(error.code, error.message, offset: start + (error.offset ?? 0))
    }
    guard formula.charge == 0, formula.composition.count == 1, formula.composition[0].count == .one
    else { throw fault(at: start) }
    return formula.composition[0]
  }

  /// Reads the digits at the current position; `nil` if there are none.
  private mutating func number() throws(PentadError) -> Int? {
    let start = position
    var value = 0
    while position < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[position] {
      value = value * 10 + Int(text[position] - 48)
      guard value <= Self.largestCount else {
        throw PentadError(
          .formulaSearchLimits, "a count may be at most \(Self.largestCount)", offset: start)
      }
      position += 1
    }
    return position > start ? value : nil
  }

  /// A hyphen or an en dash.
  private mutating func skipDash() -> Bool {
    for dash: [UInt8] in [[0x2d], [0xe2, 0x80, 0x93]]
    where text[position...].starts(with: dash) {
      position += dash.count
      return true
    }
    return false
  }

  private func fault(at offset: Int) -> PentadError {
    PentadError(
      .formulaSearchLimits, "limits are symbols with ranges, C0-50 H0-100 [13C]0-1", offset: offset)
  }
}

extension Formula.Part {
  /// The monoisotopic mass of one atom in 10⁻¹² u; `nil` without natural abundances.
  var nuclideMass: Int64? {
    let massNumber = a == 0 ? MassTable.shared.mostAbundantNuclide(z) : a
    return massNumber == 0 ? nil : NuclideMasses.shared.mass(z, massNumber)
  }

  fileprivate func checkMass(at offset: Int) throws(PentadError) {
    guard nuclideMass == nil else { return }
    throw PentadError(
      .notFound, "\(label) has no natural abundances, so a nuclide must be named, as in [99Tc]0-1",
      offset: offset)
  }
}
