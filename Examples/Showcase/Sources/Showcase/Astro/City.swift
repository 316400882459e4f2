import AstroKit
import PentadCore

/// A city of the form for a place.
///
/// Source: `zone.tab` of the IANA time zone database, which is in the public domain: the principal
/// city of a zone, and its position to a minute or a second of arc.
struct City: Sendable {
  let name: String
  let zone: String
  /// ISO 6709, as in `zone.tab`: `+2232+08822` or `+404251-0740023`.
  let coordinates: String

  /// The city of a first start.
  static let first = City(name: "Kolkata", zone: "Asia/Kolkata", coordinates: "+2232+08822")

  /// All of them, by name.
  static let all = [
    City(name: "Berlin", zone: "Europe/Berlin", coordinates: "+5230+01322"),
    City(name: "Colombo", zone: "Asia/Colombo", coordinates: "+0656+07951"),
    City(name: "Dhaka", zone: "Asia/Dhaka", coordinates: "+2343+09025"),
    City(name: "Dubai", zone: "Asia/Dubai", coordinates: "+2518+05518"),
    City(name: "Kathmandu", zone: "Asia/Kathmandu", coordinates: "+2743+08519"),
    first,
    City(name: "London", zone: "Europe/London", coordinates: "+513030-0000731"),
    City(name: "Longyearbyen", zone: "Arctic/Longyearbyen", coordinates: "+7800+01600"),
    City(name: "Nairobi", zone: "Africa/Nairobi", coordinates: "-0117+03649"),
    City(name: "New York", zone: "America/New_York", coordinates: "+404251-0740023"),
    City(name: "Port of Spain", zone: "America/Port_of_Spain", coordinates: "+1039-06131"),
    City(name: "São Paulo", zone: "America/Sao_Paulo", coordinates: "-2332-04637"),
    City(name: "Singapore", zone: "Asia/Singapore", coordinates: "+0117+10351"),
    City(name: "Sydney", zone: "Australia/Sydney", coordinates: "-3352+15113"),
    City(name: "Tokyo", zone: "Asia/Tokyo", coordinates: "+353916+1394441"),
    City(name: "Vancouver", zone: "America/Vancouver", coordinates: "+4916-12307"),
  ]

  /// The place.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unknownTimeZone`` when the system's database lacks it.
  func place() throws(PentadError) -> Place {
    let split = coordinates.lastIndex { $0 == "+" || $0 == "-" } ?? coordinates.startIndex
    return try Place(
      latitude: Self.degrees(coordinates[..<split], wholeDigits: 2),
      longitude: Self.degrees(coordinates[split...], wholeDigits: 3),
      timeZone: CivilTimeZone(zone))
  }

  /// The city of a place, or its coordinates: `23.18° N, 75.79° E`.
  static func name(of place: Place) -> String {
    if let city = all.first(where: { (try? $0.place()) == place }) { return city.name }
    func text(_ value: Double, _ positive: String, _ negative: String) -> String {
      let hundredths = Int((value.magnitude * 100).rounded())
      let rest = "\(hundredths % 100 + 100)".dropFirst()
      return "\(hundredths / 100).\(rest)° \(value < 0 ? negative : positive)"
    }
    return text(place.latitude, "N", "S") + ", " + text(place.longitude, "E", "W")
  }

  /// Degrees, minutes and, where they are given, seconds.
  private static func degrees(_ text: Substring, wholeDigits: Int) -> Double {
    let digits = text.dropFirst()
    let whole = Double(digits.prefix(wholeDigits)) ?? 0
    let minutes = Double(digits.dropFirst(wholeDigits).prefix(2)) ?? 0
    let seconds = Double(digits.dropFirst(wholeDigits + 2)) ?? 0
    return (text.first == "-" ? -1 : 1) * (whole + minutes / 60 + seconds / 3_600)
  }
}
