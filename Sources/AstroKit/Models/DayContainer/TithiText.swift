/// Writes and reads the words by which the original named tithis.
enum TithiText {
  /// `5. Panchami`: the number in the fortnight, and the name.
  static func text(_ tithi: Tithi, _ name: String) -> String {
    "\(tithi.dayOfPaksha). \(name)"
  }

  /// `Shukla` or `Krishna`; the tithis that end at the full and the new moon have those in its place.
  static func fortnight(_ tithi: Tithi) -> String {
    if tithi.isPurnima { return "Full Moon" }
    if tithi.isAmavasya { return "New Moon" }
    return tithi.paksha.name.english
  }

  /// The tithi that a server's words mean; nil when they do not tell.
  ///
  /// Read are the number that stands in front, else the name in any spelling of ours; and the
  /// fortnight, in such forms as `Krishna paksha`.
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

  /// 1…15.
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
