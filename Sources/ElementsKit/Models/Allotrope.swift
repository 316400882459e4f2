/// A form of an element, with its transition temperatures.
public struct Allotrope: Hashable, Sendable {
  /// The name: `graphite`, `white`; empty when the element has one form that needs no name.
  public let name: String
  /// The structure: `hexagonal`; nil when the source gives none.
  public let structure: String?
  /// True if it is the reference form at 298.15 K and 100 kPa.
  public let isStandard: Bool
  /// The temperature of the transition from solid to liquid; nil where no source gives it.
  public let meltingPoint: Quantity?
  /// The temperature of the transition from liquid to gas; nil where no source gives it.
  public let boilingPoint: Quantity?
  /// The temperature of the transition from solid to gas; nil where no source gives it.
  public let sublimationPoint: Quantity?
  /// The density, mass per volume; nil where no source gives it.
  public let density: Quantity?
}
