import PentadCore

extension StellarState {
  /// Searches by the rule of the original's server, release 2.1 (StellarData.php):
  ///
  /// - The number of a course, in any case, gives all its classes.
  /// - A text in which `(\w{1,3})\.(\w{1,5})` is found gives the classes of the course that the first
  ///   part names whose number begins with the whole text. One listed under another's number is sent
  ///   as its `masterId` and `term` alone.
  /// - Any other text gives the classes whose title has all its words in it, in any case.
  func search(_ query: String) -> JSONValue {
    let text = query.trimmed
    let upper = text.uppercased()
    if hasCourse(upper) {
      return .array(
        listings.entries(of: upper).compactMap { classes[$0.masterID]?.json(term: term) })
    }
    if let course = Self.courseOfNumber(in: upper) {
      let hits = hasCourse(course) ? listings.entries(of: course) : []
      return .array(hits.filter { $0.number.hasPrefix(upper) }.compactMap(json))
    }
    let words = text.lowercased().split(separator: " ")
    let found = courses.flatMap { course in
      listings.entries(of: course.number).filter { entry in
        let isOwn = entry.number == entry.masterID
        let title = isOwn ? classes[entry.masterID]?.title.lowercased() ?? "" : ""
        return words.allSatisfy { title.contains($0) }
      }
    }
    return .array(found.compactMap(json))
  }

  private func json(_ entry: Listings.Entry) -> JSONValue? {
    guard entry.number != entry.masterID else { return classes[entry.masterID]?.json(term: term) }
    return ["masterId": .string(entry.masterID), "term": .string(term)]
  }

  /// Up to three letters or digits before the first point that has one on each side.
  private static func courseOfNumber(in text: String) -> String? {
    let characters = Array(text)
    for (index, character) in characters.enumerated() where character == "." {
      guard index + 1 < characters.count, characters[index + 1].isPHPWord else { continue }
      let course = characters[..<index].suffix(3).reversed().prefix { $0.isPHPWord }
      if !course.isEmpty { return String(course.reversed()) }
    }
    return nil
  }
}

extension Character {
  fileprivate var isPHPWord: Bool { isASCII && (isLetter || isNumber || self == "_") }
}

extension String {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
