public import PentadCore

/// A chemical equation: species on two sides, with their written coefficients.
///
/// ```swift
/// let equation = try ChemicalEquation("MnO4^- + Fe^2+ + H^+ -> Mn^2+ + Fe^3+ + H2O")
/// try equation.balanced()  // .unique([1, 5, 8, 1, 5, 4])
/// ```
///
/// ## Notation
/// - **Sides** are separated by one arrow: `->`, `-->`, `=>`, `→`, `⟶`, `⇒`, `=`, `==`, `<->`,
///   `<-->`, `<=>`, `⇌`, `⇋`, `⇄`, `⇆`, `↔`, `⟷`, `\rightarrow`, `\longrightarrow`, `\to`,
///   `\rightleftharpoons`, `\leftrightarrow` or `&rarr;`.
/// - **Species** are separated by a plus with spaces around it: `Na+ + Cl-`. On a side without such
///   a plus, a plus before a capital, a digit, a bracket or the electron also separates them:
///   `H2+O2->H2O`. `Na++Cl-` is rejected as ambiguous.
/// - **Coefficients** are whole numbers, decimals or fractions before a species: `2 H2O`, `1/2 O2`.
///   A number in front is always a coefficient of the whole species: `13CO2` is 13 CO₂, and
///   `2CuSO4·5H2O` is two formula units.
/// - **Formulas** are those of ``Formula``, with states, `H2O(l)`, and the electron, `e-`.
///
/// A species that occurs twice on one side is merged, with the sum of its coefficients.
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
    /// The formula as written, without the coefficient.
    public let text: String
    /// The written coefficient; `nil` if there is none, which means 1.
    public internal(set) var coefficient: Formula.Count?
    /// The side of the species.
    public let side: Side
  }

  /// The species in the order of the text: reactants, then products; at least one on each side.
  public let species: [Species]
  /// The arrow as written.
  public let arrow: String

  /// The maximum number of species.
  public static let mostSpecies = 1_000

  /// Parses an equation.
  ///
  /// - Throws: `.equationArrow`, `.equationSpecies` or `.equationTooLarge`, and the errors of
  ///   ``Formula`` for a species, each with the offset of the UTF-8 byte in `text`.
  public init(_ text: String) throws(PentadError) {
    var reader = EquationReader(text)
    (species, arrow) = try reader.read()
  }
}

extension ChemicalEquation: CustomStringConvertible {
  /// The equation with the written coefficients.
  public var description: String {
    text(species.map { $0.coefficient?.text(places: 0) ?? "1" })
  }

  /// Returns the equation with other coefficients; a species with the coefficient 0 is omitted.
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
