public import PentadCore

/// A rule that forms an ion from neutral molecules: `[M+Na]+`, `[2M+ACN+H]+`, `[M-H2O-H]-`.
///
/// ```swift
/// let sodium = try Adduct("[M+Na]+")
/// try sodium.massToCharge(of: Formula("C6H12O6"))       // 203.0526...
/// try sodium.neutralMass(massToCharge: 203.05261)       // 180.0634...
/// ```
///
/// ## Notation
/// - `[nM ± k X ± …]z±`: `M` is the neutral molecule and `n` the number of molecules. Each term is
///   a formula or an abbreviation with an optional number in front. A term with `-` is removed.
/// - **Abbreviations** are `ACN` and `MeCN` (C₂H₃N), `MeOH` (CH₄O), `EtOH` (C₂H₆O), `FA` (CH₂O₂),
///   `HAc`, `Hac`, `AcOH` and `HOAc` (C₂H₄O₂), `TFA` (C₂HF₃O₂), `DMSO` (C₂H₆OS), `IsoProp` and
///   `iPrOH` (C₃H₈O).
/// - **The charge** follows the bracket: `+`, `1+`, `2+`, `++`, `+2`, `^2+`, `⁺`. A dot, `•` or `*`
///   next to it marks a radical and does not change the mass.
/// - **Without a charge**, the charges of the terms are added: H, Li, Na, K, Rb, Cs and NH₄ are +1;
///   F, Cl, Br, I, HCOO, CH₃COO and NO₃ are −1 if they are gained; water, ammonia, CO, CO₂ and the
///   abbreviations are neutral. With any other term, the charge is required.
/// - **Brackets** are optional: `M+H`, `2M+Na`, `M+H+`, `M+2H;2+`. A final sign must agree with the
///   terms: `M+2H+` is rejected, because it may mean `[M+2H]+` or `[M+2H]2+`.
/// - `M+` loses an electron, and `M-` gains one.
public struct Adduct: Hashable, Sendable {
  /// The number of molecules, at least 1.
  public let molecules: Int
  /// The charge in elementary charges, not 0.
  public let charge: Int
  /// A Boolean value that indicates whether the ion is marked as a radical.
  public let isRadical: Bool
  /// The atoms that the molecules gain, all terms together; `nil` when there are none.
  public let gained: Formula?
  /// The atoms that the molecules lose, all terms together; `nil` when there are none.
  public let lost: Formula?

  /// Reads the text of an adduct.
  ///
  /// - Throws: `.adductText`, or an error of ``Formula/init(_:reading:)`` for a term, with the
  ///   0-based offset of the wrong UTF-8 byte; `.adductCharge` for a charge that is missing, zero,
  ///   too large or ambiguous.
  public init(_ text: String) throws(PentadError) {
    var parser = AdductParser(text)
    self = try parser.parse()
  }

  init(
    molecules: Int, charge: Int, isRadical: Bool, gained: Formula?, lost: Formula?
  ) {
    self.molecules = molecules
    self.charge = charge
    self.isRadical = isRadical
    self.gained = gained
    self.lost = lost
  }
}

extension Adduct: CustomStringConvertible {
  /// The text of the adduct, with all gains as one formula and all losses as one: `[2M+C2H4N]+`.
  /// Parsing it returns an equal adduct.
  public var description: String {
    let sign = charge > 0 ? "+" : "-"
    let size = charge.magnitude == 1 ? "" : "\(charge.magnitude)"
    return "[" + (molecules == 1 ? "M" : "\(molecules)M") + (gained.map { "+" + $0.hill } ?? "")
      + (lost.map { "-" + $0.hill } ?? "") + "]" + size + sign + (isRadical ? "." : "")
  }
}
