/// An abbreviation of a group, a ligand or a solvent, with its formula and its name.
struct GroupName: Sendable {
  let text: String
  /// As in the text.
  let bytes: [UInt8]
  let formula: String
  let name: String
  /// True if the text can be read as symbols of elements, including `D` and `T`.
  let isAmbiguous: Bool
  /// The atoms. An abbreviation has no charge, even if the ligand has one.
  let parts: [Formula.Part]
}

/// The abbreviations in formulas, parsed at first use.
struct GroupTable: Sendable {
  static let shared = GroupTable()

  private(set) var groups: [GroupName] = []
  /// The indices in ``groups`` by the first ASCII letter, the longest first.
  private var byLetter = [[Int]](repeating: [], count: 128)

  private init() {
    TableText(GeneratedGroups.text).forEachRow { row in
      guard let text = row.text(0), let formula = row.text(1),
        let parts = try? Formula(formula, reading: .hill).composition
      else { return }
      groups.append(
        GroupName(
          text: text, bytes: Array(text.utf8), formula: formula, name: row.text(4) ?? text,
          isAmbiguous: row.text(5) != nil, parts: parts))
    }
    for (place, group) in groups.enumerated() { byLetter[Int(group.bytes[0] & 127)].append(place) }
    for letter in byLetter.indices {
      byLetter[letter].sort { groups[$0].bytes.count > groups[$1].bytes.count }
    }
  }

  /// Returns the indices of the abbreviations at `index`, the longest first.
  func places(in text: FormulaText, at index: Int) -> [Int] {
    guard index < text.end, text[index] < 128 else { return [] }
    return byLetter[Int(text[index])].filter { text.hasPrefix(groups[$0].bytes, at: index) }
  }

  /// Returns the longest abbreviation at `index` that is not followed by a small letter. It
  /// searches the abbreviations that can be read as symbols of elements, or the others.
  func find(in text: FormulaText, at index: Int, isAmbiguous: Bool) -> GroupName? {
    places(in: text, at: index).lazy.map { groups[$0] }.first { group in
      group.isAmbiguous == isAmbiguous && text.smallLetter(at: index + group.bytes.count) == 0
    }
  }
}

extension FormulaText {
  /// Returns true if `word` is at `index`.
  func hasPrefix(_ word: [UInt8], at index: Int) -> Bool {
    guard index + word.count <= end else { return false }
    return word.indices.allSatisfy { self[index + $0] == word[$0] }
  }
}
