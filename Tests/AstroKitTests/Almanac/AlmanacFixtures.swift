#if Astro
  import Foundation
  import PentadCore
  import Testing

  @testable import AstroKit

  /// The tables of Tests/Fixtures/astro; each names its source.
  enum AlmanacFixtures {
    /// The lines of a table that are not comments.
    static func lines(_ name: String) throws -> [String] {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      let file = folder.appendingPathComponent("../../Fixtures/astro/\(name)").standardized
      return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
        .filter { !$0.hasPrefix("#") }.map(String.init)
    }

    /// The rows of a table with commas and a heading.
    static func rows(_ name: String) throws -> [[String]] {
      try lines(name).dropFirst().map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    }
  }

  extension Instant {
    /// `2019-01-01T08:12Z`, `2021-01-01T04:03:56.22Z`, or a date alone.
    init(utc text: String) throws {
      let numbers = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      let date = try CivilDate(
        Int(try #require(numbers.first)), Int(numbers[1]), Int(numbers[2]))
      let time = zip(numbers.dropFirst(3), [24, 1_440, 86_400]).reduce(0) { $0 + $1.0 / $1.1 }
      self.init(julianDay: Double(date.julianDayNumber) - 0.5 + time)
    }

    /// The difference to another moment in seconds; positive if this moment is later.
    func seconds(after other: Instant) -> Double { (julianDay - other.julianDay) * 86_400 }
  }

  extension CivilDate {
    /// `2019-01-01`.
    var text: String {
      [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    }
  }

  extension Place {
    static func newDelhi() throws -> Place {
      try Place(latitude: 28.6139, longitude: 77.2090, timeZone: CivilTimeZone("+05:30"))
    }
  }
#endif
