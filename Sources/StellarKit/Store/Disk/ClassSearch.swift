import GRDB
import PentadStorage

/// A search for classes by numbers and words, inside a read of the store.
struct ClassSearch {
  let database: Database
  /// The numbers of the courses there are.
  let courses: [String]

  /// The rows of the classes that a text finds, the best first.
  ///
  /// - Parameter numbers: the heads of the text that may be numbers, the longest first.
  func classes(_ text: String, _ numbers: [NumberQuery], limit: Int) throws -> [Int64] {
    let codes = CodeTable(database: database)
    for number in numbers where number.mayBeWhole {
      let ids = try codes.classes(of: number.code)
      guard !ids.isEmpty else { continue }
      if number.words.isEmpty {
        return (ids + (try codes.classes(beginningWith: number.start))).unique(by: \.self)
      }
      // The class that is named comes, whether its text has the words or not.
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

  /// Adds the classes of further numbers, and returns the words that are none: `18.06/ES.1806`.
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

  /// For a text that finds nothing by its words: the classes of the first numbers behind the head, `MIT 18.06`;
  /// else those whose codes end with the head, `4701` of `COMS W4701` and `EK125` of `ENG EK 125`.
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

  /// The classes of the longest number that codes begin with, or that stands for a code without what is
  /// between its parts; those with all words. And whether the text can be nothing else: `18.0`, but not `7`.
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

  /// The classes of a course whose number is the head, with all words: `6 machine learning`.
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

  /// By words: classes with all of them in the name and the title, then others. So a common word need not
  /// be ranked in all the texts that have it. A single letter is not ranked at all: nearly every class has
  /// it; nor are many words, which few classes have.
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
      // A class that is there in two terms takes two places.
      return try Int64.fetchAll(statement, arguments: [expression, 2 * limit])
    }
    let titles = try match("{name title} : (\(query.expression))")
    if titles.count >= limit || isLetter && !titles.isEmpty { return titles }
    return titles + (try match(query.expression))
  }

  /// The most words whose hits are ranked.
  private static let rankedWords = 8
}
