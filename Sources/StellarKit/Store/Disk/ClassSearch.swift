import GRDB
import PentadStorage

/// A search for classes by numbers and words, inside a read of the store.
struct ClassSearch {
  let database: Database
  /// The numbers of the existing courses.
  let courses: [String]

  /// Returns the rows of the classes that match a text, the best first.
  ///
  /// - Parameter numbers: the possible numbers at the start of the text, the longest first.
  func classes(_ text: String, _ numbers: [NumberQuery], limit: Int) throws -> [Int64] {
    let codes = CodeTable(database: database)
    for number in numbers where number.mayBeWhole {
      let ids = try codes.classes(of: number.code)
      guard !ids.isEmpty else { continue }
      if number.words.isEmpty {
        return (ids + (try codes.classes(beginningWith: number.start))).unique(by: \.self)
      }
      // The named class is included whether or not its text contains the words.
      let (all, words) = try adding(number.words, to: ids)
      let narrowed = try narrow(all, by: words)
      return narrowed.isEmpty ? all : narrowed
    }
    let (ids, isNumber) = try beginning(numbers, codes)
    if isNumber { return ids }
    let found = ids + (try inCourse(numbers)) + (try matching(text, limit: limit))
    return found.isEmpty ? try elsewhere(text, numbers) : found.unique(by: \.self)
  }

  // MARK: Numbers

  /// Adds the classes of further numbers, and returns the remaining words: `18.06/ES.1806`.
  private func adding(
    _ words: [String], to ids: [Int64]
  ) throws -> (ids: [Int64], words: [String]) {
    let codes = CodeTable(database: database)
    var (ids, words) = (ids, words)
    next: while !words.isEmpty {
      for number in NumberQuery.heads(of: words) where number.code.hasNumber {
        let found = try codes.classes(of: number.code)
        guard !found.isEmpty else { continue }
        ids += found.filter { !ids.contains($0) }
        words = number.words
        continue next
      }
      break
    }
    return (ids, words)
  }

  /// Searches again for a text that matches nothing by its words. Returns the classes of the first
  /// numbers after the start, `MIT 18.06`. Otherwise returns those whose codes end with the start,
  /// `4701` for `COMS W4701` and `EK125` for `ENG EK 125`.
  private func elsewhere(_ text: String, _ numbers: [NumberQuery]) throws -> [Int64] {
    let parts = NumberQuery.parts(of: text)
    for start in parts.indices.dropFirst() {
      let found = try adding(Array(parts[start...]), to: []).ids
      if !found.isEmpty { return found }
    }
    for number in numbers where number.code.hasNumber {
      let found = try CodeTable(database: database).classes(endingWith: number.code)
      if !found.isEmpty { return try narrow(found, by: number.words) }
    }
    return []
  }

  /// Returns the classes of the longest number that begins codes, or that is a code without its
  /// separators, if they have all words. `isNumber` is true if the text can be nothing but a
  /// number: `18.0`, but not `7`.
  private func beginning(
    _ numbers: [NumberQuery], _ codes: CodeTable
  ) throws -> (ids: [Int64], isNumber: Bool) {
    for number in numbers where number.mayBegin {
      let joined = try codes.classes(ofJoined: number.code)
      let ids = joined.isEmpty ? try codes.classes(beginningWith: number.start) : joined
      guard !ids.isEmpty else { continue }
      let isAll = number.words.isEmpty && joined.isEmpty
      return (
        try narrow(ids, by: number.words), isAll && (number.isOpen || number.code.runs.count > 1)
      )
    }
    return ([], false)
  }

  /// Returns the classes of a course whose number starts the text, with all words:
  /// `6 machine learning`.
  private func inCourse(_ numbers: [NumberQuery]) throws -> [Int64] {
    for number in numbers where !number.words.isEmpty {
      guard let course = courses.first(where: { ClassCode($0)?.key == number.code.key }) else {
        continue
      }
      let ids = try Int64.fetchAll(
        database,
        sql: "SELECT class_id FROM class_course WHERE course = ? ORDER BY position",
        arguments: [course])
      return try narrow(ids, by: number.words)
    }
    return []
  }

  // MARK: Words

  private func narrow(_ ids: [Int64], by words: [String]) throws -> [Int64] {
    guard !ids.isEmpty, let query = try PentadStorage.SearchQuery(words.joined(separator: " "))
    else { return ids }
    let matching = try Set(
      Int64.fetchAll(
        database.cachedStatement(sql: "SELECT rowid FROM class_words WHERE class_words MATCH ?"),
        arguments: [query.expression]))
    return ids.filter(matching.contains)
  }

  /// Returns the classes that match words: first those with all words in the name and the title,
  /// then others. So a common word need not be ranked in all texts that contain it. A single letter
  /// is not ranked at all, because nearly every class has it; nor are many words, because few
  /// classes have them.
  private func matching(_ text: String, limit: Int) throws -> [Int64] {
    guard let query = try PentadStorage.SearchQuery(text) else { return [] }
    let isLetter = query.words.count == 1 && query.words[0].unicodeScalars.count == 1
    let isRanked = !isLetter && query.words.count <= Self.rankedWords
    func match(_ expression: String) throws -> [Int64] {
      let statement = try database.cachedStatement(
        sql: """
          SELECT rowid FROM class_words WHERE class_words MATCH ?
          \(isRanked ? "AND rank MATCH 'bm25(20, 10, 1, 5, 5)' ORDER BY rank" : "") LIMIT ?
          """)
      // A class in two terms has two rows.
      return try Int64.fetchAll(statement, arguments: [expression, 2 * limit])
    }
    let titles = try match("{name title} : (\(query.expression))")
    if titles.count >= limit || isLetter && !titles.isEmpty { return titles }
    return titles + (try match(query.expression))
  }

  /// The maximum number of words whose hits are ranked.
  private static let rankedWords = 8
}
