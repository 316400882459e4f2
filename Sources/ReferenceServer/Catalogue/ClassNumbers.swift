/// Generates unique class numbers in MIT's forms.
struct ClassNumbers {
  private var used: Set<String> = []

  /// Returns an unused number of a course.
  mutating func next(in course: String, _ random: inout SplitMix) -> String {
    for _ in 0..<100 {
      let number = course + "." + Self.tail(in: course, &random)
      if used.insert(number).inserted { return number }
    }
    // The course is full: use numbers with more digits than at MIT.
    while true {
      let number = "\(course).\(10_000 + random.below(1 << 40))"
      if used.insert(number).inserted { return number }
    }
  }

  /// Returns an unused number of earlier years, with three digits.
  mutating func former(in course: String, _ random: inout SplitMix) -> String {
    for _ in 0..<100 {
      let number = "\(course).\(Self.digits(3, &random))"
      if used.insert(number).inserted { return number }
    }
    return next(in: course, &random)
  }

  /// Returns the part after the dot.
  ///
  /// - The forms with digits alone are 9.999, 99.999, 99.99 (`18.06`) and 9.9999 (`6.1010`).
  /// - Forms with letters: 99A.999, AAA.999, 9.A99 (`6.C01`), 9.A999, 99.A999 (`18.S096`), 99.A99,
  ///   99A.AAA (`21G.THT`), 99.AA (`18.UR`), 99.999A (`18.100B`) and AA.9A99 (`ES.8S91`).
  private static func tail(in course: String, _ random: inout SplitMix) -> String {
    let isNumber = course.allSatisfy(\.isNumber)
    let isShort = course.count == 2 && !isNumber
    // Three, two, four digits; with a letter after, before, and inside; letters alone.
    let weights =
      course == "6"
      ? [0, 0, 74, 8, 16, 0, 2]
      : isNumber
        ? [68, 14, 0, 6, 10, 0, 2] : isShort ? [55, 0, 0, 0, 0, 43, 2] : [84, 0, 0, 4, 10, 0, 2]
    switch random.index(weights: weights) {
    case 0: return digits(3, &random)
    case 1: return digits(2, &random)
    case 2: return "\(random.number(1...9))\(digits(3, &random))"
    case 3: return digits(3, &random) + random.pick(["A", "B", "C", "L"])
    case 4:
      let letter = random.pick(course == "6" ? ["C", "S"] : ["S", "C", "M"])
      return letter + digits(random.chance(60) ? 3 : 2, &random)
    case 5: return "\(random.number(1...9))S" + digits(2, &random)
    default: return random.pick(["UR", "URG", "URN", "THG", "THU", "THT", "UAT", "EPE"])
    }
  }

  private static func digits(_ count: Int, _ random: inout SplitMix) -> String {
    (0..<count).map { _ in String(random.below(10)) }.joined()
  }
}
