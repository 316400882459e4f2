import Foundation
import PentadCore
import Testing

@testable import AstroKit

@Suite struct LegacyAnswerTests {
  static let days = [
    SampleDays.day("2011-11-13", tithis: [(4, -12), (5, 13.5)], end: 37),
    SampleDays.day("2011-11-14", tithis: [(5, -24 + 13.5), (6, 13)]),
    SampleDays.day("2011-11-15", tithis: [(6, -11), (7, 0.1), (8, 23.7)]),
    SampleDays.day("2011-11-16", tithis: [(8, -0.3)], end: 25.5),
    SampleDays.day("2011-11-17", tithis: [(8, -24.3), (9, 1.5)]),
  ]

  static var text: String {
    var writer = LegacyWriter(count: 3)
    for index in 1...3 {
      writer.append(LegacyDay(days[index], before: days[index - 1], after: days[index + 1]))
    }
    return writer.finished()
  }

  @Test func theShapeIsTheOldServersToTheByte() {
    let expected =
      #"{"count":3,"0":{"dayNumerical":14,"month":11,"year":2011,"payload":"#
      + #"{"sunrise":"6-15-0","sunset":"17-30-0","moonrise":"9-0-0","moonset":"21-0-0","#
      + #""tithi":"6. Shashti","tithiStart":"13:0","fortnight":"Shukla","lunarMonth":"Kartika"}},"#
      + #""1":{"dayNumerical":15,"month":11,"year":2011,"payload":"#
      + #"{"sunrise":"6-15-0","sunset":"17-30-0","moonrise":"9-0-0","moonset":"21-0-0","#
      + #""tithi":"7. Saptami-8. Ashtami","tithiStart":"0:6-23:42","fortnight":"Shukla-Shukla","#
      + #""lunarMonth":"Kartika-Kartika"}},"#
      + #""2":{"dayNumerical":16,"month":11,"year":2011,"payload":"#
      + #"{"sunrise":"6-15-0","sunset":"17-30-0","moonrise":"9-0-0","moonset":"21-0-0","#
      + #""tithi":"none","tithiStart":"none","fortnight":"none","lunarMonth":"none"}}}"#
    #expect(Self.text == expected)
  }

  @Test func writtenAnswerIsReadBack() throws {
    let answer = try LegacyAnswer(json: Self.text.utf8)
    let expected = (1...3).map {
      LegacyDay(Self.days[$0], before: Self.days[$0 - 1], after: Self.days[$0 + 1])
    }
    #expect(answer.days == expected)
    #expect(answer.days.map(\.tithis.count) == [1, 2, 0])
  }

  /// A sunset after midnight belongs to the date on which the clock shows it. A single name for all
  /// three tithis of a day is written three times.
  @Test(arguments: [(84, true), (85, false)])
  func aNameIsOnlyAsLongAsThreeCanBeWritten(_ length: Int, _ isRead: Bool) throws {
    let month = String(repeating: "k", count: length)
    let json = """
      {"0":{"dayNumerical":6,"month":3,"year":2026,"payload":
      {"tithi":"a-b-c","fortnight":"Krishna","lunarMonth":"\(month)"}}}
      """
    guard isRead else {
      let error = #expect(throws: PentadError.self) { try LegacyAnswer(json: json.utf8) }
      #expect(error?.code == .unexpectedAnswer)
      return
    }
    let answer = try LegacyAnswer(json: json.utf8)
    var writer = LegacyWriter(count: 1)
    for day in answer.days { writer.append(day) }
    #expect(try LegacyAnswer(json: writer.finished().utf8) == answer)
    #expect(answer.days.first?.tithis.map(\.lunarMonth) == [month, month, month])
  }

  @Test func everyTimeLiesOnItsOwnDate() {
    let place = SampleDays.place("UTC", 49.9, -119.5)
    func day(_ text: String) -> PanchangDay {
      let date = SampleDays.date(text)
      func moment(_ hours: Double) -> Instant { SampleDays.instant(date, hours, place.timeZone) }
      let sample = SampleDays.day(text, at: place, tithis: [(6, 13)])
      return sample.with(
        DayHorizon(
          civilDay: moment(0)..<moment(24), previousSunset: moment(0.6), sunrise: moment(15.5),
          sunset: moment(24.55), nextSunrise: moment(39.5), moonrises: [], moonsets: [moment(3)],
          sunState: .normal, moonState: .normal))
    }
    let legacy = LegacyDay(day("2011-11-14"), before: nil, after: nil)
    #expect(legacy.sunset.map { [$0.hour, $0.minute] } == [0, 36])
    #expect(legacy.sunrise?.hour == 15 && legacy.moonrise == nil && legacy.moonset?.hour == 3)
  }

  @Test func theFixtureOfTheOldTestsIsRead() throws {
    let answer = try LegacyAnswer(
      json: Array(
        """
        {"count":"2","0":{"day":"Monday","dayNumerical":"14","month":11,"year":2011,"payload":
        {"sunrise":"07-44-00","sunset":"16-34-23","moonrise":"","moonset":null,"tithi":"Ashtami",
        "fortnight":"Shukla paksha","lunarMonth":"Kartik"}},"x":[1,2],"generated":"today"}
        """.utf8))
    let day = try #require(answer.days.first)
    #expect(answer.days.count == 1 && day.sunrise?.hour == 7 && day.moonrise == nil)
    #expect(day.tithis.map(\.name) == ["Ashtami"] && day.tithis.first?.start == nil)
    #expect(
      TithiText.tithi(day.tithis.first?.name, fortnight: day.tithis.first?.fortnight)?.number == 8)
  }

  @Test func daysAreSortedByDate() throws {
    let days = (1...12).map {
      #""\#($0 == 1 ? 11 : $0 - 2)":{"dayNumerical":\#($0),"month":1,"year":2020}"#
    }
    let text = "{" + days.shuffled().joined(separator: ",") + #","count":99}"#
    #expect(try LegacyAnswer(json: text.utf8).days.map(\.date.day) == Array(1...12))
  }

  /// A server that adds 86,400 seconds a day sends the day on which the clock goes back twice.
  @Test func aDayThatComesTwiceIsOneDay() throws {
    let text =
      #"{"count":2,"0":{"dayNumerical":6,"month":11,"year":2011,"payload":{"sunrise":"8-0-0"}},"#
      + #""1":{"dayNumerical":6,"month":11,"year":2011,"payload":{"sunrise":"7-0-0"}}}"#
    #expect(try LegacyAnswer(json: text.utf8).days.map(\.sunrise?.hour) == [7])
  }

  @Test func anEmptyAnswerIsOne() throws {
    #expect(try LegacyAnswer(json: #"{"count":0}"#.utf8).days.isEmpty)
  }

  @Test(arguments: [
    #""dayNumerical":31,"month":2,"year":2011"#, #""dayNumerical":1,"month":2"#,
    #""dayNumerical":1.5,"month":2,"year":2011"#, #""dayNumerical":1e99,"month":2,"year":2011"#,
    #""dayNumerical":"x","month":2,"year":2011"#,
    #""dayNumerical":1,"month":2,"year":2011,"payload":[]"#,
    #""dayNumerical":1,"month":2,"year":2011,"payload":{"sunrise":"24-0-0"}"#,
    #""dayNumerical":1,"month":2,"year":2011,"payload":{"sunrise":"7-60-0"}"#,
    #""dayNumerical":1,"month":2,"year":2011,"payload":{"sunrise":"7-0"}"#,
    #""dayNumerical":1,"month":2,"year":2011,"payload":{"sunrise":"-7-0-0"}"#,
    #""dayNumerical":1,"month":2,"year":2011,"payload":{"sunrise":"٧-0-0"}"#,
    #""dayNumerical":1,"month":2,"year":2011,"payload":{"sunrise":7}"#,
    #""dayNumerical":1,"month":2,"year":2011,"payload":{"tithi":"a-b-c-d"}"#,
    #""dayNumerical":1,"month":2,"year":2011,"payload":{"tithi":"a","tithiStart":"25:00"}"#,
  ])
  func aDayThatWouldComeOutWrongIsAnError(_ members: String) {
    #expect {
      try LegacyAnswer(json: "{\"count\":1,\"0\":{\(members)}}".utf8)
    } throws: {
      ($0 as? PentadError).map { .decoding ~= $0.code } ?? false
    }
  }

  @Test(arguments: [
    "", "null", "[]", "1", "\"\"", "{}", #"{"count":5}"#, "<html><body>404</body></html>",
    "\u{feff}", "{\"0\":", "{\"0\":{\"dayNumerical\":1", "\u{0}",
    String(repeating: "[", count: 100_000), #"{"0":"# + String(repeating: "{\"a\":", count: 50_000),
  ])
  func malformedAnswerIsAnError(_ text: String) {
    #expect {
      try LegacyAnswer(json: text.utf8)
    } throws: {
      ($0 as? PentadError).map { .decoding ~= $0.code } ?? false
    }
  }

  @Test func everyTruncationIsAnError() {
    let bytes = Array(Self.text.utf8)
    for length in bytes.indices {
      #expect(throws: PentadError.self) { try LegacyAnswer(json: bytes.prefix(length)) }
    }
  }

  @Test func changedBytesAreReadOrRefusedButNeverTrap() {
    var random = SystemRandomNumberGenerator()
    let bytes = Array(Self.text.utf8)
    for _ in 0..<3_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = try? LegacyAnswer(json: changed)
    }
  }

  @Test func anAnswerThatIsTooLargeIsRefused() {
    let large = [UInt8](repeating: UInt8(ascii: " "), count: LegacyAnswer.byteLimit + 1)
    #expect { try LegacyAnswer(json: large) } throws: { ($0 as? PentadError)?.code == .refused }
    let days = (0...LegacyAnswer.dayLimit).map { "\"\($0)\":0" }.joined(separator: ",")
    #expect { try LegacyAnswer(json: "{\(days)}".utf8) } throws: {
      ($0 as? PentadError)?.code == .refused
    }
  }
}

extension PanchangDay {
  /// The same day with another horizon.
  func with(_ horizon: DayHorizon) -> PanchangDay {
    PanchangDay(
      date: date, place: place, options: options, span: span, horizon: horizon, tithis: tithis,
      nakshatras: nakshatras, padas: padas, yogas: yogas, karanas: karanas, moonRashis: moonRashis,
      sunRashi: sunRashi, sankranti: sankranti, udayaTithi: udayaTithi, isVriddhi: isVriddhi,
      kshayaTithis: kshayaTithis, masa: masa, paksha: paksha, samvat: samvat, season: season)
  }
}
