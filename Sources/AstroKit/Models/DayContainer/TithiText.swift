/// A writer and parser of the original app's texts for tithis.
enum TithiText {
  /// Returns the number in the fortnight and the name, such as `5. Panchami`.
  static func text(_ tithi: Tithi, _ name: String) -> String {
    "\(tithi.dayOfPaksha). \(name)"
  }

  /// Returns `Shukla` or `Krishna`, or the name of the full or new moon for the tithi that ends
  /// there.
  static func fortnight(_ tithi: Tithi) -> String {
    if tithi.isPurnima { return "Full Moon" }
    if tithi.isAmavasya { return "New Moon" }
    return tithi.paksha.name.english
  }

  /// Parses a tithi from a server's texts; nil if they are not sufficient.
  ///
  /// It reads the number at the start, or else the name in one of AstroKit's spellings. It reads
  /// the fortnight in forms such as `Krishna paksha`.
  static func tithi(_ text: String?, fortnight: String?) -> Tithi? {
    guard let text, let day = dayOfPaksha(text) else { return nil }
    let fortnight = fortnight?.lowercased() ?? ""
    if day == 15 {
      let isDark =
        fortnight.hasPrefix("new") || fortnight.hasPrefix("krishna")
        || text.lowercased().contains("amavasya")
      return Tithi(number: isDark ? 30 : 15)
    }
    if fortnight.hasPrefix("shukla") { return Tithi(number: day) }
    if fortnight.hasPrefix("krishna") { return Tithi(number: 15 + day) }
    return nil
  }

  /// Returns the number in the fortnight, 1…15.
  private static func dayOfPaksha(_ text: String) -> Int? {
    let digits = text.utf8.prefix { (48...57).contains($0) }
    if let day = Int(String(digits) ?? ""), (1...15).contains(day) { return day }
    let name = text.lowercased()
    for tithi in (1...30).compactMap(Tithi.init(number:)) {
      let spellings = [tithi.name.english, LegacyNames.name(tithi)]
      if spellings.contains(where: { $0.lowercased() == name }) { return tithi.dayOfPaksha }
    }
    return nil
  }
}
