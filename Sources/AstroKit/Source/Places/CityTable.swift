import PentadCore

/// The table of cities, parsed at its first use in some hundredths of a second.
struct CityTable: Sendable {
  static let shared = CityTable()

  private let rows: [[Substring]]
  private let zones: [Substring]
  private let countries: [Substring: Substring]
  /// The rows of each key, by falling population.
  private let index: [String: [Int]]

  private init() {
    rows = Self.lines(GeneratedCities.rows).map { Self.fields($0) }
    zones = Self.lines(GeneratedCities.zones)
    countries = Dictionary(
      uniqueKeysWithValues: Self.lines(GeneratedCities.countries).map { line in
        let fields = Self.fields(line)
        return (fields[0], fields[1])
      })
    var index: [String: [Int]] = [:]
    for (number, row) in rows.enumerated() {
      index[Self.key(row[0]), default: []].append(number)
      for key in row[7].split(separator: "|") { index[String(key), default: []].append(number) }
    }
    self.index = index
  }

  /// A name as it is looked up: lower case, without hyphens, full stops and apostrophes.
  static func key(_ name: some StringProtocol) -> String {
    var words: [String] = [""]
    for scalar in name.lowercased().unicodeScalars {
      switch scalar {
      case ".", "'", "’", "`": break
      case "-", " ", "\t", "\u{A0}": if words.last != "" { words.append("") }
      default: words[words.count - 1].unicodeScalars.append(scalar)
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The numbers of the cities with a key, by falling population.
  func numbers(of key: String) -> [Int] { index[key] ?? [] }

  /// The numbers of the cities with a key that begins so, by falling population.
  func numbers(beginning key: String) -> [Int] {
    Set(index.lazy.filter { $0.key.hasPrefix(key) }.flatMap(\.value)).sorted()
  }

  /// The numbers of the cities with the key that differs least, by falling population; empty if each
  /// differs in more than two letters.
  func numbers(near key: String) -> [Int] {
    let word = Array(key.utf8)
    let limit = EditDistance.tolerance(word.count)
    let near = index.compactMap { other, numbers in
      EditDistance.between(word, Array(other.utf8), atMost: limit).map { ($0, numbers) }
    }
    let least = near.map(\.0).min()
    return Set(near.filter { $0.0 == least }.flatMap(\.1)).sorted()
  }

  /// Returns true if a city lies in a country or a region, named by code or by name.
  func lies(_ number: Int, in area: String) -> Bool {
    let row = rows[number]
    let names = [row[1], row[2], countries[row[1]] ?? ""]
    return names.contains { !$0.isEmpty && Self.key($0) == area }
  }

  /// - Throws: ``PentadCore/PentadError/Code/invalid`` if the system does not know the city's time zone.
  func city(_ number: Int) throws(PentadError) -> City {
    let row = rows[number]
    guard let latitude = Double(row[3]), let longitude = Double(row[4]),
      let zone = Int(row[5]), let population = Int(row[6])
    else { throw PentadError(.internal, "a row of the table of cities is malformed") }
    return City(
      name: String(row[0]), country: String(row[1]),
      countryName: String(countries[row[1]] ?? row[1]), region: String(row[2]),
      population: population,
      place: try Place(
        latitude: latitude, longitude: longitude,
        timeZone: CivilTimeZone(String(zones[zone]))))
  }

  private static func lines(_ text: StaticString) -> [Substring] {
    "\(text)".split(separator: "\n")
  }

  private static func fields(_ line: Substring) -> [Substring] {
    line.split(separator: "\t", omittingEmptySubsequences: false)
  }
}
