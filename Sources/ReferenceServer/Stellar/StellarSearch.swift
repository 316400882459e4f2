import PentadCore

extension StellarState {
  /// Searches by the rules of the original server, release 2.1 (StellarData.php):
  ///
  /// - The number of a course, in any case, returns all its classes.
  /// - A text that contains `(\w{1,3})\.(\w{1,5})` returns classes of the course in the first part,
  ///   whose numbers begin with the whole text. A class that is listed under another's number is
  ///   sent with only its `masterId` and `term`.
  /// - Any other text returns the classes whose title contains all its words, in any case.
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

  /// Returns up to three letters or digits before the first dot that has one on each side.
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
