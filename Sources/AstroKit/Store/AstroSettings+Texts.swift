import PentadCore

extension AstroSettings {
  /// The settings as names and texts; a setting that was never set has none.
  var texts: [String: String] {
    var texts = ["options": options.text]
    texts["location"] = location?.text
    texts["farReference"] = farReference?.text
    texts["sunviewDate"] = sunviewDate?.isoText
    texts["endpoint"] = endpoint
    return texts
  }

  /// Reads ``texts``; an invalid text counts as never set.
  init(_ texts: [String: String]) {
    self.init(
      location: texts["location"].flatMap(Place.init(text:)),
      farReference: texts["farReference"].flatMap(Place.init(text:)),
      sunviewDate: texts["sunviewDate"].flatMap { try? CivilDate(iso: $0) },
      endpoint: texts["endpoint"],
      options: texts["options"].flatMap(PanchangOptions.init(text:)) ?? PanchangOptions())
  }
}

extension String {
  /// True if the text contains a NUL, at which a store would truncate it.
  var hasNUL: Bool { utf8.contains(0) }
}
