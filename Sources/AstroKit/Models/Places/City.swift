/// A city of the gazetteer: a place of 15,000 people or more, or a capital.
///
/// Source: GeoNames, cities15000, under CC BY 4.0.
public struct City: Hashable, Sendable {
  /// The name as GeoNames spells it: `Ujjain`.
  public let name: String
  /// The country, as two letters of ISO 3166-1: `IN`.
  public let country: String
  /// The English name of the country.
  public let countryName: String
  /// GeoNames' code of the region, such as a state of the United States: `IL`. Empty if unknown.
  public let region: String
  /// The name of the region: `Illinois`. Empty if unknown.
  public let regionName: String
  /// The number of inhabitants.
  public let population: Int
  /// The coordinates, at sea level, and the time zone.
  public let place: Place
}

extension City: CustomStringConvertible {
  /// The name with region and country, as ``Place/named(_:)`` accepts it:
  /// `Springfield, Illinois, United States`.
  public var description: String {
    [name, regionName, countryName].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
