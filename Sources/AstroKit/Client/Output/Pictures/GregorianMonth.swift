/// The names of the civil months.
enum GregorianMonth {
  /// Returns the name of a month, 1…12.
  static func name(_ month: Int, in script: PanchangScript) -> String {
    names.indices.contains(month - 1) ? names[month - 1].text(in: script) : ""
  }

  private static let names = [
    PanchangName("January", "January", "जनवरी"),
    PanchangName("February", "February", "फ़रवरी"),
    PanchangName("March", "March", "मार्च"),
    PanchangName("April", "April", "अप्रैल"),
    PanchangName("May", "May", "मई"),
    PanchangName("June", "June", "जून"),
    PanchangName("July", "July", "जुलाई"),
    PanchangName("August", "August", "अगस्त"),
    PanchangName("September", "September", "सितम्बर"),
    PanchangName("October", "October", "अक्टूबर"),
    PanchangName("November", "November", "नवम्बर"),
    PanchangName("December", "December", "दिसम्बर"),
  ]
}
