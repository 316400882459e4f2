import Foundation
import StellarKit
import TestSupport

/// A made-up catalogue of MIT's size: 45 courses, 5,251 classes, texts as long as its own.
enum Catalogue {
  /// 4,000 words of syllables; the first are common.
  static let words: [String] = {
    var random = SplitMix64(seed: 3)
    let syllables = "an ber co di el fo gra hi in ka lo mu no or pe qua ri sta tion ur vex wi"
      .split(separator: " ").map(String.init)
    return (0..<4_000).map { _ in
      (0..<Int.random(in: 2...4, using: &random)).map { _ in
        syllables.randomElement(using: &random) ?? ""
      }.joined()
    }
  }()

  /// A word as often as in a language: the one of rank n about 1/n as often as the first.
  static func word(_ random: inout SplitMix64) -> String {
    let rank = pow(Double(words.count), Double.random(in: 0..<1, using: &random))
    return words[min(words.count - 1, Int(rank) - 1)]
  }

  static func make() -> [(course: StellarCourse, classes: [StellarClass])] {
    var random = SplitMix64(seed: 1)
    func text(_ count: Int) -> String {
      (0..<count).map { _ in word(&random) }.joined(separator: " ")
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
