public import CPentad
import ElementsKit

/// Returns the name of a property for a heading or a legend, in English, capitalised: `Melting
/// point`.
///
/// Each property has a distinct name. It does not include the unit, which each value has.
///
/// - Parameter property: the property
/// - Returns: the name in UTF-8, valid for the lifetime of the process; NULL for an unknown
///   property
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_property_title")
public func pentad_elements_property_title(
  _ property: pentad_elements_property
) -> UnsafePointer<CChar>? {
  (try? ElementProperty(property, "property")).flatMap { PropertyTitles.shared[$0] }
}

/// The titles of all properties as C strings, which live as long as the process and are made at
/// first use.
private struct PropertyTitles: @unchecked Sendable {
  static let shared = PropertyTitles()

  private let titles: [ElementProperty: UnsafePointer<CChar>]
  private let arena: Arena

  private init() {
    let arena = Arena()
    titles = Dictionary(
      uniqueKeysWithValues: ElementProperty.allCases.map { ($0, arena.string($0.title)) })
    self.arena = arena
  }

  subscript(property: ElementProperty) -> UnsafePointer<CChar>? { titles[property] }
}
