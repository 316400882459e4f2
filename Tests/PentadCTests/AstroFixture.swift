import AstroKit
import Foundation
import PentadCore
import Testing

/// A line of Tests/Fixtures/astro-days.tsv: a place, the codes of the options, a date, and the day as
/// numbers in the order of C's record.
struct AstroFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let place: Place
  let zone: String
  let options: PanchangOptions
  let rule: UInt32
  let date: Int32
  let numbers: [Int64]

  var testDescription: String { "\(name) \(date)" }

  static let all: [AstroFixture] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/astro-days.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      try? AstroFixture(line.split(separator: "\t").map(String.init))
    }
  }()

  private init(_ fields: [String]) throws {
    let degrees = fields[1...3].compactMap(Double.init)
    let codes = fields[5...10].compactMap { Int32($0) }
    let rules = [HorizonRule.upperLimb, .discCentre, .hindu]
    name = fields[0]
    zone = fields[4]
    place = try Place(
      latitude: degrees[0], longitude: degrees[1], elevation: degrees[2],
      timeZone: CivilTimeZone(zone))
    rule = UInt32(codes[0])
    options = PanchangOptions(
      sunrise: rules[Int(codes[0])], months: MonthScheme.allCases[Int(codes[1])],
      vikramaYear: VikramaYear.allCases[Int(codes[2])],
      ayanamsa: Ayanamsa.allCases[Int(codes[3])],
      dayBoundary: DayBoundary.allCases[Int(codes[4])])
    date = codes[5]
    numbers = fields[11].split(separator: " ").compactMap { Int64($0) }
  }

  /// Returns true if the numbers are those of the line; a time may be rounded differently on
  /// another machine.
  func isMet(by found: [Int64]) -> Bool {
    found.count == numbers.count
      && zip(found, numbers).allSatisfy { found, expected in
        let difference = found.subtractingReportingOverflow(expected)
        return !difference.overflow
          && difference.partialValue.magnitude <= (expected.magnitude > 1_000_000_000 ? 2 : 0)
      }
  }
}
