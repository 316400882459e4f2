/// Splits many courses into lines of the main screen.
enum CourseLines {
  /// The maximum number of courses in one line, unless a single letter has more.
  static let longest = 30

  /// Splits courses, in their order, into the smallest number of parts of about the same size.
  static func cut(_ courses: [StellarCourse]) -> [[StellarCourse]] {
    guard courses.count > longest else { return courses.isEmpty ? [] : [courses] }
    let count = (courses.count + longest - 1) / longest
    return (0..<count).map { part in
      Array(courses[(part * courses.count / count)..<((part + 1) * courses.count / count)])
    }
  }

  /// Groups courses by their first letters. Adjacent letters share a line while there is room.
  static func byLetter(_ courses: [StellarCourse]) -> [StellarCourseGroup] {
    var groups: [(first: String, last: String, courses: [StellarCourse])] = []
    let letters = Dictionary(grouping: courses) { letter(of: $0.number) }
    for letter in letters.keys.sorted() {
      let members = (letters[letter] ?? []).sorted(by: natural)
      if let group = groups.last, group.courses.count + members.count <= longest {
        groups[groups.count - 1].last = letter
        groups[groups.count - 1].courses += members
      } else {
        groups.append((letter, letter, members))
      }
    }
    return groups.map { first, last, courses in
      StellarCourseGroup(
        title: "Courses " + (first == last ? first : "\(first)-\(last)"), courses: courses)
    }
  }

  /// Returns the first letter or digit in capitals, or the number itself without one.
  private static func letter(of number: String) -> String {
    let letter = number.first { $0.isLetter || $0.isNumber } ?? number.first
    return letter.map { String($0).uppercased() } ?? ""
  }

  private static func natural(_ left: StellarCourse, _ right: StellarCourse) -> Bool {
    let order = NumericOrder.compare(left.number.uppercased(), right.number.uppercased())
    return order == 0 ? left < right : order < 0
  }
}
