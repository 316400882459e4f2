public import PentadCore

/// A chemical equation: species on two sides, with the coefficients that were written.
///
/// ```swift
/// let equation = try ChemicalEquation("MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O")
/// try equation.balanced()  // .unique([1, 5, 8, 1, 5, 4])
/// ```
///
/// ## Notation
/// - **Sides** are parted by one arrow: `->`, `-->`, `=>`, `→`, `⟶`, `⇒`, `=`, `==`, `<->`, `<-->`,
///   `<=>`, `⇌`, `⇋`, `⇄`, `⇆`, `↔`, `⟷`, `\rightarrow`, `\longrightarrow`, `\to`, `\rightleftharpoons`,
///   `\leftrightarrow` or `&rarr;`.
/// - **Species** are parted by a plus with spaces around it: `Na+ + Cl-`. On a side without such a plus,
///   one before a capital, a digit, a bracket or the electron parts them, too: `H2+O2->H2O`. `Na++Cl-`
///   is refused, as it can be read in two ways.
/// - **Coefficients** are whole numbers, decimals or fractions before a species: `2 H2O`, `1/2 O2`. A
///   number in front is always a coefficient of the whole species: `13CO2` is 13 CO₂, and
///   `2CuSO4·5H2O` two formula units.
/// - **Formulas** are those of ``Formula``, with states, `H2O(l)`, and the electron, `e-`.
///
/// A species that is written twice on one side is one, with the sum of its coefficients.
public struct ChemicalEquation: Hashable, Sendable {
  /// A side of the arrow.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The reactants.
    case left
    /// The products.
    case right
  }

  /// A species on one side of an equation.
  public struct Species: Hashable, Sendable {
    /// The formula.
    public let formula: Formula
    /// The formula as it was written, without the coefficient.
    public let text: String
    /// The coefficient that was written; `nil` when there was none, which means 1.
    public internal(set) var coefficient: Formula.Count?
    /// The side on which it was written.
    public let side: Side
  }

  /// The species in the order of the text: reactants, then products; at least one on each side.
  public let species: [Species]
  /// The arrow as it was written.
  public let arrow: String

  /// The largest number of species.
  public static let mostSpecies = 1_000

  /// Reads an equation.
  ///
  /// - Throws: `.equationArrow`, `.equationSpecies` or `.equationTooLarge`, and what ``Formula`` throws
  ///   for a species, each with the offset of the UTF-8 byte in `text`.
  public init(_ text: String) throws(PentadError) {
    var reader = EquationReader(text)
    (species, arrow) = try reader.read()
  }
}

extension ChemicalEquation: CustomStringConvertible {
  /// The equation with the coefficients that were written.
  public var description: String {
    text(species.map { $0.coefficient?.text(places: 0) ?? "1" })
  }

  /// The equation with other coefficients; a species whose coefficient is 0 is left out.
  ///
  /// - Parameter coefficients: one a species, in the order of ``species``.
  public func text(coefficients: [Int64]) -> String { text(coefficients.map { "\($0)" }) }

  private func text(_ coefficients: [String]) -> String {
    func side(_ side: Side) -> String {
      zip(species, coefficients).filter { $0.side == side && $1 != "0" }
        .map { species, number in number == "1" ? species.text : "\(number) \(species.text)" }
        .joined(separator: " + ")
    }
    return "\(side(.left)) \(arrow) \(side(.right))"
  }
}
