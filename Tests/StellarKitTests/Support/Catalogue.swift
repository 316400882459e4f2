import StellarKit

/// A made-up catalogue of MIT's size: 45 courses, 5,251 classes, texts as long as its own.
enum Catalogue {
  static let words = """
    linear algebra introduction systems design analysis theory machine learning thermodynamics fluid \
    mechanics quantum physics signals circuits computation probability statistics biology organic \
    chemistry materials energy policy history culture writing music economics finance management \
    optimization control robotics imaging genetics neural networks geometry topology number advanced
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  static func make() -> [(course: StellarCourse, classes: [StellarClass])] {
    var random = SeededGenerator(1)
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    let courses =
      Samples.courses2010.map(\.number) + [
        "AS", "CC", "EC", "ES", "IDS", "MS", "NS", "SCM", "SWE", "WGS",
      ]
    return courses.enumerated().map { index, number in
      let count = 5_251 / courses.count + (index < 5_251 % courses.count ? 1 : 0)
      let classes = (0..<count).map { place in
        let id = "\(number).\(String(1_000 + place).dropFirst())"
        let other = courses[(index + 1) % courses.count]
        return StellarClass(
          masterId: id, name: place % 4 == 0 ? "\(id) / \(other).9\(place)" : id,
          title: text(4), blurb: text(60), term: StellarTerm(code: "fa26"),
          times: [
            StellarClassTime(order: 0, title: "Lecture", text: "MW 11-12:30", location: "2-131")
          ],
          staff: [StellarStaffMember(name: "Ada \(text(1))", role: .instructor)],
          oldNumbers: place % 24 == 0 ? ["\(number).0\(place)"] : [])
      }
      return (StellarCourse(number: number, title: "Course \(number)"), classes)
    }
  }
}
