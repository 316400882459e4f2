/// A measure of how common an oxidation state of an element is.
public enum OxidationLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  /// A state of the element's ordinary compounds.
  case common
  /// Known from compounds or crystal structures.
  case known
  /// Seen with unusual ligands, in clusters or in matrices.
  case reported
  /// Not observed.
  case predicted

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Orders levels from the most common to the least common.
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

extension AtomicElement {
  /// An oxidation state of an element.
  public struct OxidationState: Hashable, Sendable {
    /// The state, −5…10.
    public let value: Int
    /// The level of the state.
    public let level: OxidationLevel
    /// The source of the state.
    public let source: Reference
  }

  /// The oxidation states of the element, the lowest first; empty when none of the levels is known.
  ///
  /// - Parameter level: the least common level to include; by default, only common states.
  public func oxidationStates(through level: OxidationLevel = .common) -> [OxidationState] {
    (OxidationTable.byElement[z] ?? []).filter { $0.level <= level }
  }
}
