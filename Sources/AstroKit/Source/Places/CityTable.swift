import PentadCore

/// The table of cities.
struct CityTable: Sendable {
  static let shared = CityTable()

  private let rows = TextLines(GeneratedCities.rows)
  private let keys = TextLines(GeneratedCities.keys)
  private let zones: [Substring]
  private let countries: [Substring: Substring]
  /// The names of regions, by country and code.
  private let regions: [[Substring]: Substring]

  private init() {
    zones = "\(GeneratedCities.zones)".split(separator: "\n")
    let countries = "\(GeneratedCities.countries)".split(separator: "\n").map(Self.fields)
    self.countries = Dictionary(uniqueKeysWithValues: countries.map { ($0[0], $0[1]) })
    let regions = "\(GeneratedCities.regions)".split(separator: "\n").map(Self.fields)
    self.regions = Dictionary(uniqueKeysWithValues: regions.map { ([$0[0], $0[1]], $0[2]) })
  }

  // MARK: Keys

  /// Returns the numbers of the cities with a key, by falling population.
  func numbers(of key: CityKey) -> [Int] {
    let place = keys.place(of: key.text)
    guard place < keys.count, keys.head(place).elementsEqual(key.text.utf8) else { return [] }
    return numbers(at: place)
  }

  /// Returns the numbers of the cities whose keys begin with `key`, by falling population.
  func numbers(beginning key: CityKey) -> [Int] {
    var place = keys.place(of: key.text)
    var found: Set<Int> = []
    while place < keys.count, keys.head(place).starts(with: key.text.utf8) {
      found.formUnion(numbers(at: place))
      place += 1
    }
    return found.sorted()
  }

  /// Returns the numbers of the cities with the key that differs least, by falling population; empty
  /// if each differs in more than two letters.
  func numbers(near key: CityKey) -> [Int] {
    let word = Array(key.text.utf8)
    let limit = EditDistance.tolerance(word.count)
    var (least, places) = (limit, [Int]())
    for place in 0..<keys.count {
      let other = keys.head(place)
      guard abs(other.count - word.count) <= least,
        let distance = EditDistance.between(word, Array(other), atMost: least)
      else { continue }
      if distance < least { (least, places) = (distance, []) }
      places.append(place)
    }
    return Set(places.flatMap(numbers(at:))).sorted()
  }

  private func numbers(at place: Int) -> [Int] {
    Self.fields(keys.text(place)[...])[1].split(separator: " ").compactMap { Int($0) }
  }

  // MARK: Rows

  /// Returns true if the city's own name has a key.
  func isNamed(_ number: Int, _ key: CityKey) -> Bool {
    CityKey(Self.fields(rows.text(number)[...])[0]) == key
  }

  /// Returns true if a city lies in an area: a country or a region, by its code or its name.
  func lies(_ number: Int, in area: CityKey) -> Bool {
    let row = Self.fields(rows.text(number)[...])
    let names = [row[1], row[2], countries[row[1]] ?? "", regions[[row[1], row[2]]] ?? ""]
    return names.contains { !$0.isEmpty && CityKey($0) == area }
      || Self.abbreviations[area.text].map { $0 == row[1] } ?? false
  }

  /// Returns true if a key is the name of a country.
  func isCountry(_ key: CityKey) -> Bool { countries.values.contains { CityKey($0) == key } }

  /// Common abbreviations of countries besides the codes of ISO 3166-1.
  private static let abbreviations = ["uk": "GB", "usa": "US", "uae": "AE"]

  /// - Throws: ``PentadCore/PentadError/Code/invalid`` if the system does not know the city's time
  ///   zone.
  func city(_ number: Int) throws(PentadError) -> City {
    let row = Self.fields(rows.text(number)[...])
    guard let latitude = Double(row[3]), let longitude = Double(row[4]),
      let zone = Int(row[5]), let population = Int(row[6])
    else { throw PentadError(.internal, "a row of the table of cities is malformed") }
    return City(
      name: String(row[0]), country: String(row[1]),
      countryName: String(countries[row[1]] ?? row[1]), region: String(row[2]),
      regionName: String(regions[[row[1], row[2]]] ?? ""), population: population,
      place: try Place(
        latitude: latitude, longitude: longitude,
        timeZone: CivilTimeZone(String(zones[zone]))))
  }

  private static func fields(_ line: Substring) -> [Substring] {
    line.split(separator: "\t", omittingEmptySubsequences: false)
  }
}

/// The lines of a text of the program. Nothing is copied until a line is read.
private struct TextLines: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The places after the lines.
  private let ends: [Int]

  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let newline = UInt8(ascii: "\n")
    ends = bytes.indices.filter { [bytes] in bytes[$0] == newline } + [bytes.count]
  }

  var count: Int { ends.count }

  func text(_ line: Int) -> String { String(decoding: self[line], as: UTF8.self) }

  /// Returns the bytes before the first tabulator.
  func head(_ line: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    self[line].prefix { $0 != UInt8(ascii: "\t") }
  }

  /// Returns the first line whose head is not less than a text. The heads rise by their bytes.
  func place(of text: String) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if head(middle).lexicographicallyPrecedes(text.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private subscript(line: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[(line == 0 ? 0 : ends[line - 1] + 1)..<ends[line]]
  }
}
