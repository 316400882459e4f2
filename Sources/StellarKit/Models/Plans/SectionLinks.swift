/// The links between the sections of a class by their names.
///
/// Some schools name a lecture `A00` or `A`, and the discussions and labs of its students `A01`,
/// `A02`: University of California San Diego and Georgia Tech. The letters are the link.
struct SectionLinks {
  /// The letters of lectures; empty for a class without links.
  private let letters: Set<String>

  init(_ sections: [ClassSection]) {
    let lectures = sections.filter { $0.kind == .lecture }
    let found = lectures.compactMap { Self.isLecture($0) ? Self.letters(of: $0) : nil }
    let others = sections.filter { $0.isNamed && $0.kind != .lecture }
    let areLinked =
      !found.isEmpty && found.count == lectures.count
      && others.allSatisfy { section in
        Self.letters(of: section).map { found.contains($0) && $0 != section.name } ?? false
      }
    letters = areLinked ? Set(found) : []
  }

  /// Returns the letters of a linked section; nil for a section without a link.
  func link(of section: ClassSection) -> String? {
    guard section.isNamed else { return nil }
    return Self.letters(of: section).flatMap { letters.contains($0) ? $0 : nil }
  }

  /// True for letters alone, or followed by `00`.
  private static func isLecture(_ section: ClassSection) -> Bool {
    guard section.isNamed, let letters = letters(of: section) else { return false }
    let digits = section.name.dropFirst(letters.count)
    return digits.isEmpty || digits == "00"
  }

  /// Returns the one or two capital letters before digits; nil for a name of another form.
  private static func letters(of section: ClassSection) -> String? {
    let letters = section.name.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let digits = section.name.utf8.dropFirst(letters.count)
    guard (1...2).contains(letters.count), digits.count <= 3,
      digits.allSatisfy(NumericOrder.isDigit)
    else { return nil }
    return String(decoding: letters, as: UTF8.self)
  }
}
