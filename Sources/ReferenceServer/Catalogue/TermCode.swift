/// The codes of terms: a season, `sp`, `su`, `fa` or `ia`, and two digits of the year.
enum TermCode {
  /// Returns the start of a term, in seconds since 1970: 1 February, 1 June, 15 August or 1
  /// January, the dates of the original server. For an invalid code it returns 1 September 2026.
  static func start(of term: String) -> Int64 {
    let year = Int(term.dropFirst(2)).map { 2_000 + $0 }
    let month: (Int, Int)? =
      switch term.prefix(2) {
      case "sp": (2, 1)
      case "su": (6, 1)
      case "fa": (8, 15)
      case "ia": (1, 1)
      default: nil
      }
    guard let year, let month, (2_000..<2_100).contains(year) else { return 1_788_220_800 }
    return CivilTime(year: year, month: month.0, day: month.1).seconds
  }
}
