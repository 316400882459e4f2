/// Reads letters without spaces as days: `MWF`, `TuTh`, `MoWeFr`, `Wednesdays`.
///
/// `TU` is Tuesday and `SU` Sunday, never two days. Ambiguous letters such as `MSU` are not read.
enum WeekdayRun {
  /// Returns the days; nil if the letters are not days, or are ambiguous.
  static func days(_ letters: ArraySlice<UInt8>) -> Weekdays? {
    guard letters.count <= 40 else { return nil }
    if let days = plain(letters) { return days }
    let small = letters.map { $0 | 0x20 }
    if small.count == 1 { return singles[small[0]] }
    if let day = names[word(small[...])] { return day }
    return capitalised(letters) ?? pieces(of: 3, small) ?? pieces(of: 2, small) ?? mixed(small)
  }

  /// True if days are written as at American schools: `MWF`, `TTh`, but neither `MoWe` nor `Thu`.
  static func isOfLetters(_ letters: ArraySlice<UInt8>) -> Bool {
    letters.allSatisfy { "mtwrfsuh".utf8.contains($0 | 0x20) }
      && (letters.count < 3 || names[word(letters.map { $0 | 0x20 }[...])] == nil)
  }

  /// Reads `MWF` and `TR`, the most common form: capitals in the order of the week, without two
  /// that could be the name of one day.
  private static func plain(_ letters: ArraySlice<UInt8>) -> Weekdays? {
    var days: Weekdays = []
    var before: UInt8 = 0
    for letter in letters {
      guard let day = Weekdays(letter: letter), day.rawValue > days.rawValue,
        letter != UInt8(ascii: "U") || before != UInt8(ascii: "T") && before != UInt8(ascii: "S")
      else { return nil }
      days.formUnion(day)
      before = letter
    }
    return days.isEmpty ? nil : days
  }

  // MARK: Names

  private static let week: [Weekdays] = [
    .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
  ]

  private static let names: [String: Weekdays] = {
    let spellings = [
      ["mo", "mon", "monday"], ["tu", "tue", "tues", "tuesday"],
      ["we", "wed", "weds", "wednesday"], ["th", "thu", "thur", "thurs", "thursday"],
      ["fr", "fri", "friday"], ["sa", "sat", "saturday"], ["su", "sun", "sunday"],
    ]
    var names: [String: Weekdays] = [:]
    for (day, words) in zip(week, spellings) {
      for word in words { names[word] = day }
      names[words[words.count - 1] + "s"] = day
    }
    return names
  }()

  private static let singles: [UInt8: Weekdays] = Dictionary(
    uniqueKeysWithValues: zip("mtwrfsu".utf8, week))

  private static func word(_ letters: ArraySlice<UInt8>) -> String {
    String(decoding: letters, as: UTF8.self)
  }

  // MARK: Several days

  /// Reads `TTh`, `MonWed`: each capital begins a day.
  private static func capitalised(_ letters: ArraySlice<UInt8>) -> Weekdays? {
    guard letters.contains(where: { $0 >= 0x61 }), letters.first.map({ $0 < 0x61 }) == true else {
      return nil
    }
    var days: Weekdays = []
    var rest = letters
    while let first = rest.first {
      let tail = rest.dropFirst().prefix { $0 >= 0x61 }
      let small = [first | 0x20] + tail
      guard let day = small.count == 1 ? singles[small[0]] : names[word(small[...])],
        days.isDisjoint(with: day)
      else { return nil }
      days.formUnion(day)
      rest = rest[tail.endIndex...]
    }
    return days
  }

  /// Reads `MOWEFR`, `TUETHU`: names of the same length.
  private static func pieces(of length: Int, _ small: [UInt8]) -> Weekdays? {
    guard small.count % length == 0 else { return nil }
    var days: Weekdays = []
    for start in stride(from: 0, to: small.count, by: length) {
      guard let day = names[word(small[start..<start + length])], days.isDisjoint(with: day) else {
        return nil
      }
      days.formUnion(day)
    }
    return days
  }

  /// Reads `MWF`, `TTH`, `MTUWTHF`: letters in the order of a week that begins on a Monday or a
  /// Sunday. TU, TH, SA and SU may be one day.
  private static func mixed(_ small: [UInt8]) -> Weekdays? {
    // Schools that use R for Thursday use single letters.
    let hasR = small.contains(UInt8(ascii: "r"))
    var found: [(days: Weekdays, last: Int, end: Int)] = [([], -1, 0)]
    var whole: Set<Weekdays> = []
    while let (days, last, end) = found.popLast() {
      guard end < small.count else {
        whole.insert(days)
        continue
      }
      for length in 1...2 where end + length <= small.count {
        let piece = small[end..<end + length]
        let day = length == 1 ? singles[small[end]] : hasR ? nil : pairs[word(piece)]
        guard let day, let index = day.indices.first else { continue }
        // A Sunday may be the first day of the week.
        let place = index == 6 && end == 0 ? -1 : index
        guard place > last || end == 0, days.isDisjoint(with: day) else { continue }
        if length == 1, index == 6, end > 0, small[end - 1] == UInt8(ascii: "t") { continue }
        found.append((days.union(day), place, end + length))
      }
    }
    return whole.count == 1 ? whole.first : nil
  }

  private static let pairs: [String: Weekdays] = [
    "tu": .tuesday, "th": .thursday, "sa": .saturday, "su": .sunday,
  ]
}
