extension Formula {
  /// The information in a formula's text apart from atoms and charge. Annotations do not affect the
  /// equality of formulas or masses.
  public struct Annotations: Hashable, Sendable {
    /// The oxidation states that are written after symbols, in the order of the text: iron 3 in
    /// `Fe(III)Cl3`.
    public let oxidationStates: [OxidationState]
    /// The state of aggregation written at the end, as in `H2O(l)`; `nil` if there is none.
    public let aggregation: Aggregation?
    /// A Boolean value that indicates whether the formula is marked as a radical: `CO2^{.-}`.
    public let isRadical: Bool

    static let none = Self(oxidationStates: [], aggregation: nil, isRadical: false)
  }

  /// An oxidation state of an element, as written in a text.
  public struct OxidationState: Hashable, Sendable, BitwiseCopyable {
    let z: UInt8
    let state: Int8

    /// The element.
    public var element: AtomicElement { AtomicElement(unchecked: Int(z)) }
    /// The oxidation state, −5…10.
    public var value: Int { Int(state) }
  }

  /// A state of aggregation; the raw value is its symbol.
  ///
  /// Source: IUPAC, Quantities, Units and Symbols in Physical Chemistry, 3rd edition (2007), section
  /// 2.10.1 (iii).
  public enum Aggregation: String, Hashable, Sendable, CaseIterable {
    /// A solid.
    case solid = "s"
    /// A liquid.
    case liquid = "l"
    /// A gas or vapour.
    case gas = "g"
    /// Dissolved in water.
    case aqueous = "aq"
    /// A crystal.
    case crystalline = "cr"
    /// An amorphous solid.
    case amorphous = "am"
    /// Dissolved.
    case solution = "sln"
    /// Adsorbed on a surface.
    case adsorbed = "ads"
  }
}
