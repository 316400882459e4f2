/// The words and filters of a search.
struct FireRoadSearch: Sendable {
  private let words: String
  private let query: Form

  init(_ words: String, _ query: Form) { (self.words, self.query) = (words.lowercased(), query) }

  /// True if a class has the words in its number or in its title, and passes all filters.
  func matches(_ entry: FireRoadClass) -> Bool {
    let texts = [entry.number.lowercased(), entry.title.lowercased()]
    let hasWords =
      switch query["type"] {
      case "matches": texts.contains(words)
      case "starts": texts.contains { $0.hasPrefix(words) }
      case "ends": texts.contains { $0.hasSuffix(words) }
      default: texts.contains { $0.contains(words) }
      }
    return hasWords && hasRequirements(entry) && isOffered(entry)
  }

  private func hasRequirements(_ entry: FireRoadClass) -> Bool {
    let isRight = { (wanted: String?, value: String?) in
      switch wanted?.lowercased() {
      case nil, "off", "": true
      case "any": value != nil
      case let name: value?.lowercased().contains(name ?? "") ?? false
      }
    }
    let level = query["level"]?.lowercased()
    let isLevel =
      level == nil || level == "off" || (level == "undergrad") == !entry.isGraduate
    return isLevel && isRight(query["gir"], entry.gir) && isRight(query["hass"], entry.hass)
      && isRight(query["ci"], entry.communication)
  }

  private func isOffered(_ entry: FireRoadClass) -> Bool {
    switch query["offered"]?.lowercased() {
    case "fall": entry.terms.fall
    case "iap": entry.terms.winter
    case "spring": entry.terms.spring
    case "summer": entry.terms.summer
    default: true
    }
  }
}
