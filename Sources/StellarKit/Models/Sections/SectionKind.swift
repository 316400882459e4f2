/// The kind of a section of a class: a lecture, a recitation, a lab.
///
/// C: a text, as ``rawValue``.
public struct SectionKind: RawRepresentable, Hashable, Sendable, Codable {
  /// The name in lower case: `recitation`. A title that this version does not know is kept as its
  /// words. The name is empty for times without a title.
  public let rawValue: String

  /// Creates a kind with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `Lecture`, `LEC`, `L01`.
  public static let lecture = Self(rawValue: "lecture")
  /// `Recitation`, `REC`, `R01`.
  public static let recitation = Self(rawValue: "recitation")
  /// `Lab`, `Laboratory`, `B01`.
  public static let lab = Self(rawValue: "lab")
  /// `Design`, `D01`.
  public static let design = Self(rawValue: "design")
  /// `Discussion`, `DIS`.
  public static let discussion = Self(rawValue: "discussion")
  /// `Seminar`, `SEM`.
  public static let seminar = Self(rawValue: "seminar")
  /// `Tutorial`, `TUT`.
  public static let tutorial = Self(rawValue: "tutorial")
  /// `Studio`, `STU`.
  public static let studio = Self(rawValue: "studio")
  /// `Section`.
  public static let section = Self(rawValue: "section")

  /// The name as a title: `Recitation`.
  public var title: String {
    rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }

  /// True if students usually attend one of several sections of this kind, even if the sections
  /// have no names. Several times of another kind may be parts of one section.
  var isAlternative: Bool {
    switch self {
    case .recitation, .lab, .design, .discussion, .tutorial, .studio, .section: true
    default: false
    }
  }

  /// True for an exam: `exam 1`, `midterm`, `final exam`. Students attend all exams of a class.
  var isExam: Bool {
    let words = rawValue.split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined().utf8
    return words.contains(where: Self.examWords.contains)
      || words.first.map(Self.finals.contains) == true && rest.allSatisfy(NumericOrder.isDigit)
  }

  private static let finals: Set = ["final", "finals"]
  private static let examWords: Set = [
    "exam", "exams", "examination", "examinations", "midterm", "midterms",
  ]
}

/// The parsed title of a time: `Recitation 2` is a recitation with the name 2.
struct SectionTitle {
  let kind: SectionKind
  /// The name; empty if the title contains no section name.
  let name: String

  init(_ title: String) {
    var words = title.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    var names: [String] = []
    if words.count == 1, let kind = Self.kind(ofCode: words[0]) {
      (self.kind, name) = (kind, words[0])
      return
    }
    // A single letter is a section name: recitations may be called A, B and C.
    while let last = words.last, Self.isName(last) {
      names.insert(last, at: 0)
      words.removeLast()
    }
    words = words.map { $0.lowercased() }
    if words.count > 1, let last = words.last, ["section", "sec", "group"].contains(last) {
      words.removeLast()
    }
    // `Midterm 1` and `Midterm 2` are not alternatives, so the number belongs to the kind.
    if let number = names.first, names.count == 1, number.utf8.count < 3,
      number.utf8.allSatisfy(NumericOrder.isDigit)
    {
      let exam = SectionKind(rawValue: (words + names).joined(separator: " "))
      if exam.isExam {
        (kind, name) = (exam, "")
        return
      }
    }
    kind =
      words.count == 1
      ? Self.kinds[words[0]] ?? SectionKind(rawValue: words[0])
      : SectionKind(rawValue: words.joined(separator: " "))
    name = names.joined(separator: "-")
  }

  /// True for a section name: `001`, `A`, `2B`.
  private static func isName(_ word: String) -> Bool {
    hasDigit(word) || word.utf8.count == 1 && word == word.uppercased()
  }

  private static func hasDigit(_ word: String) -> Bool {
    word.utf8.contains(where: NumericOrder.isDigit)
  }

  /// Returns the kind of MIT's codes `L01`, `R02`, `B03`, `D04`.
  private static func kind(ofCode word: String) -> SectionKind? {
    let digits = word.utf8.dropFirst()
    guard (1...3).contains(digits.count), digits.allSatisfy(NumericOrder.isDigit) else {
      return nil
    }
    switch word.utf8.first {
    case UInt8(ascii: "L"): return .lecture
    case UInt8(ascii: "R"): return .recitation
    case UInt8(ascii: "B"): return .lab
    case UInt8(ascii: "D"): return .design
    default: return nil
    }
  }

  private static let kinds: [String: SectionKind] = [
    "lecture": .lecture, "lectures": .lecture, "lec": .lecture,
    "recitation": .recitation, "recitations": .recitation, "rec": .recitation,
    "lab": .lab, "labs": .lab, "laboratory": .lab, "laboratories": .lab,
    "design": .design, "des": .design,
    "discussion": .discussion, "discussions": .discussion, "dis": .discussion, "disc": .discussion,
    "seminar": .seminar, "sem": .seminar, "tutorial": .tutorial, "tut": .tutorial,
    "le": .lecture, "di": .discussion, "la": .lab, "se": .seminar, "tu": .tutorial, "st": .studio,
    "fi": SectionKind(rawValue: "final"), "mi": SectionKind(rawValue: "midterm"),
    "studio": .studio, "stu": .studio, "section": .section, "sections": .section, "sec": .section,
  ]
}
