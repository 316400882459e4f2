/// A form of an element, with the temperatures at which it changes.
public struct Allotrope: Hashable, Sendable {
  /// `graphite`, `white`; empty when the element has one form that needs no name.
  public let name: String
  /// The structure, where the source gives it: `hexagonal`.
  public let structure: String?
  /// Whether it is the reference form at 298.15 K and 100 kPa.
  public let isStandard: Bool
  /// Solid to liquid.
  public let meltingPoint: Quantity?
  /// Liquid to gas.
  public let boilingPoint: Quantity?
  /// Solid to gas.
  public let sublimationPoint: Quantity?
  /// Mass a volume.
  public let density: Quantity?
}
