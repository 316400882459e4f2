public import PentadCore

/// A list of some 34,000 cities of the world, with coordinates and time zones.
///
/// ```swift
/// let ujjain = try Place.named("Ujjain")
/// for city in try Gazetteer.search("spring, US") { print(city, city.place.timeZone.identifier) }
/// ```
///
/// Names are compared without regard to case, hyphens, full stops and apostrophes; marks over letters may be
/// left out. Besides the name of GeoNames, a city is found by its names in Devanagari and, if 100,000 people
/// live there, by its names in Latin letters: `Benares`. Behind commas, a region or a country narrows the
/// search: `Springfield, IL`, `London, Canada`.
public enum Gazetteer {
  /// Finds the cities with a name.
  ///
  /// - Parameter name: the name, and behind commas a region or a country.
  /// - Returns: the cities, those with the most inhabitants first.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` if the system does not know a city's time zone.
  static func cities(named name: String) throws(PentadError) -> [City] {
    try found(name) { table, key in table.numbers(of: key) }
  }

  /// Finds the cities with a name that begins with a text.
  ///
  /// - Parameters:
  ///   - text: the beginning of the name, and behind commas a region or a country.
  ///   - limit: the greatest number of cities.
  /// - Returns: the cities, those with the most inhabitants first.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` if the system does not know a city's time zone.
  ///
  /// C: `pentad_astro_cities_search`.
  public static func search(_ text: String, limit: Int = 10) throws(PentadError) -> [City] {
    try found(text, limit) { table, key in key.isEmpty ? [] : table.numbers(beginning: key) }
  }

  /// Finds the only city with a name.
  ///
  /// - Parameter name: the name, and behind commas a region or a country.
  /// - Returns: the city.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` if no city has the name, with cities whose names begin
  ///   so; ``PentadCore/PentadError/Code/conflict`` if several have it, with how to name each;
  ///   ``PentadCore/PentadError/Code/invalid`` if the system does not know the city's time zone.
  ///
  /// C: `pentad_astro_city_find`.
  public static func city(named name: String) throws(PentadError) -> City {
    let cities = try cities(named: name)
    guard let city = cities.first else {
      let near = try similar(to: name).map(\.description).joined(separator: "; ")
      throw PentadError(
        .notFound,
        "no city of 15,000 people or more has this name; "
          + (near.isEmpty ? "give its coordinates" : "did you mean \(near)?"))
    }
    guard cities.count == 1 else {
      let names = cities.prefix(8).map { "\($0) (\($0.population))" }.joined(separator: "; ")
      throw PentadError(
        .conflict,
        "\(cities.count) cities have this name; give one of these, or coordinates: \(names)")
    }
    return city
  }

  /// Returns up to five cities for a name that no city has: those whose names begin so, or else those
  /// with the most similar names.
  private static func similar(to name: String) throws(PentadError) -> [City] {
    let longer = try search(name, limit: 5)
    return longer.isEmpty ? try found(name, 5) { table, key in table.numbers(near: key) } : longer
  }

  private static func found(
    _ text: String, _ limit: Int = .max, _ find: (CityTable, String) -> [Int]
  ) throws(PentadError) -> [City] {
    let table = CityTable.shared
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      CityTable.key($0)
    }
    var cities: [City] = []
    for number in find(table, parts.first ?? "") where cities.count < limit {
      if parts.dropFirst().allSatisfy({ table.lies(number, in: $0) }) {
        cities.append(try table.city(number))
      }
    }
    return cities
  }
}

extension Place {
  /// Returns the place of the only city with a name, at sea level: see ``Gazetteer``.
  ///
  /// - Parameter name: the name, and behind commas a region or a country: `Ujjain`, `London, Canada`.
  /// - Throws: as ``Gazetteer/city(named:)``.
  public static func named(_ name: String) throws(PentadError) -> Place {
    try Gazetteer.city(named: name).place
  }
}
