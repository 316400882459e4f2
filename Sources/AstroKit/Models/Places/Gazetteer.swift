import Foundation
public import PentadCore

/// A list of some 34,000 cities of the world, with coordinates and time zones.
///
/// ```swift
/// let ujjain = try Place.named("Ujjain")
/// for city in try Gazetteer.search("spring, US") { print(city, city.place.timeZone.identifier) }
/// ```
///
/// Names are compared without regard to case, hyphens, full stops, apostrophes and marks over
/// letters. Besides the name of GeoNames, a city is found by its names in Devanagari and, if 100,000
/// people live there, by its other names in any script: `Benares`, `München`, `東京`. A region or a
/// country narrows the search, by its name or its code: `Springfield, IL`, `London, Ontario`,
/// `Portland Oregon`.
public enum Gazetteer {
  /// Finds the cities with a name.
  ///
  /// - Parameter name: the name, and a region or a country.
  /// - Returns: the cities, those with the most inhabitants first.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` if the system does not know a city's time zone.
  static func cities(named name: String) throws(PentadError) -> [City] {
    guard name.utf8.count <= longestName else { return [] }
    let table = CityTable.shared
    let parts = parts(of: name)
    var numbers = within(parts.areas, table.numbers(of: parts.name))
    if numbers.isEmpty { numbers = unseparated(parts) }
    return try rows(preferred(numbers, parts.name))
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
    let parts = parts(of: text)
    guard text.utf8.count <= longestName, !parts.name.text.isEmpty, limit > 0 else { return [] }
    let numbers = within(parts.areas, CityTable.shared.numbers(beginning: parts.name))
    return try rows(Array(numbers.prefix(limit)))
  }

  /// Finds the only city with a name.
  ///
  /// If several cities have the name, the one whose first name it is wins if each of the others has fewer
  /// inhabitants or lies within 25 km in the same time zone: `Delhi` is not Dili, and `New Delhi` lies in
  /// Delhi.
  ///
  /// - Parameter name: the name, and a region or a country.
  /// - Returns: the city.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` if no city has the name, with cities whose names begin
  ///   so or are similar; ``PentadCore/PentadError/Code/conflict`` if several have it, with how to name each;
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
      let names = cities.prefix(8).map(\.summary).joined(separator: "; ")
      throw PentadError(
        .conflict,
        "\(cities.count) cities have this name; give one of these, or coordinates: \(names)")
    }
    return city
  }

  // MARK: Names

  /// The greatest length of a name, in bytes of UTF-8.
  private static let longestName = 200

  private typealias Parts = (name: CityKey, areas: [CityKey])

  private static func parts(of text: String) -> Parts {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { CityKey($0) }
    return (parts.first ?? CityKey(""), Array(parts.dropFirst()))
  }

  /// Returns the cities of a name whose last words name a region or a country: `Portland Oregon`.
  private static func unseparated(_ parts: Parts) -> [Int] {
    let words = parts.name.text.split(separator: " ")
    for count in (1..<max(1, words.count)).reversed() {
      let name = CityKey(words.prefix(count).joined(separator: " "))
      let area = CityKey(words.dropFirst(count).joined(separator: " "))
      let numbers = within([area] + parts.areas, CityTable.shared.numbers(of: name))
      if !numbers.isEmpty { return numbers }
    }
    return []
  }

  /// Returns up to five cities for a name that no city has: those whose names begin so, or else those
  /// with the most similar names.
  private static func similar(to name: String) throws(PentadError) -> [City] {
    let longer = try search(name, limit: 5)
    guard longer.isEmpty, name.utf8.count <= longestName else { return longer }
    let parts = parts(of: name)
    let numbers = within(parts.areas, CityTable.shared.numbers(near: parts.name))
    return try rows(Array(numbers.prefix(5)))
  }

  private static func within(_ areas: [CityKey], _ numbers: [Int]) -> [Int] {
    numbers.filter { number in
      areas.allSatisfy { CityTable.shared.lies(number, in: $0) }
    }
  }

  private static func rows(_ numbers: [Int]) throws(PentadError) -> [City] {
    var cities: [City] = []
    for number in numbers { cities.append(try CityTable.shared.city(number)) }
    return cities
  }

  /// Returns the city that a name means among those that have it, or all.
  private static func preferred(_ numbers: [Int], _ key: CityKey) throws(PentadError) -> [Int] {
    let table = CityTable.shared
    var numbers = numbers
    // A country is not a city of another one: Benin City is in Nigeria.
    if table.isCountry(key) {
      numbers = numbers.filter { table.isNamed($0, key) || table.lies($0, in: key) }
    }
    let own = numbers.filter { table.isNamed($0, key) }
    guard own.count == 1, numbers.count > 1 else { return numbers }
    let city = try table.city(own[0])
    for other in numbers where other != own[0] {
      let other = try table.city(other)
      guard other.population <= city.population || other.isNear(city) else { return numbers }
    }
    return own
  }
}

extension City {
  /// The name with the figures that distinguish it from another city of the same name and region.
  fileprivate var summary: String {
    "\(self) (\(population) people, \(place.latitude) \(place.longitude))"
  }

  /// Returns true if another city lies within 25 km, with the same time zone.
  fileprivate func isNear(_ other: City) -> Bool {
    let rise = place.latitude - other.place.latitude
    let width = (place.longitude - other.place.longitude) * cos(place.latitude * .pi / 180)
    return (rise * rise + width * width).squareRoot() * 111.2 < 25
      && place.timeZone.identifier == other.place.timeZone.identifier
  }
}

extension Place {
  /// Returns the place of the only city with a name, at sea level: see ``Gazetteer``.
  ///
  /// - Parameter name: the name, and a region or a country: `Ujjain`, `London, Canada`.
  /// - Throws: as ``Gazetteer/city(named:)``.
  public static func named(_ name: String) throws(PentadError) -> Place {
    try Gazetteer.city(named: name).place
  }
}
