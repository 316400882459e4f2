import Foundation
import PentadCore
import Testing

@testable import AstroKit

@Suite struct DayContainerTests {
  let zone = SampleDays.kolkata.timeZone

  /// A date is written in one way everywhere, in the years that need a sign too.
  @Test(arguments: [(12_000, "+012000-02-03"), (-44, "-000044-02-03"), (7, "0007-02-03")])
  func aDateIsWrittenAsISOHasIt(year: Int, text: String) throws {
    let day = DayContainer(date: try CivilDate(year, 2, 3), timeZone: .utc)
    let json = try JSONEncoder().encode(day)
    #expect(String(decoding: json, as: UTF8.self).contains("\"\(text)\""))
    #expect(try JSONDecoder().decode(DayContainer.self, from: json) == day)
    #expect(AstroSettings(sunviewDate: day.date).texts["sunviewDate"] == text)
    #expect(DayView([day])?["date"]?.text == text)
  }

  /// The original dropped a day on which no tithi begins.
  @Test func aDayOfAVriddhiTithiIsNotDropped() {
    let day = SampleDays.day("2026-11-14", tithis: [(5, -1)], end: 25)
    let containers = DayContainer.containers(of: day)
    #expect(containers.count == 1)
    #expect(containers.first?.tithi == "5. Panchami" && containers.first?.startsToday == false)
    #expect(containers.first?.fortnight == "Shukla" && containers.first?.lunarMonth == "Kartika")
    let start = SampleDays.instant(day.date, -1, zone)
    #expect(containers.first?.tithiStart?.milliseconds == start.milliseconds)
  }

  /// The original's cache kept the last of two only.
  @Test func aKshayaTithiIsNotLost() {
    let day = SampleDays.day("2026-11-14", tithis: [(5, -18), (6, 1), (7, 23)])
    let containers = DayContainer.containers(of: day)
    #expect(containers.map(\.tithi) == ["6. Shashthi", "7. Saptami"])
    #expect(containers.map(\.tithiValue?.number) == [6, 7])
    #expect(containers.allSatisfy { $0.startsToday == true && $0.date == day.date })
    #expect(containers[0] < containers[1])
  }

  @Test func aTithiOfTheNextMonthTakesItsNameFromTheNextDay() {
    let day = SampleDays.day("2026-11-09", tithis: [(30, -3), (1, 19)], month: 7)
    let next = SampleDays.day("2026-11-10", tithis: [(1, -5), (2, 20)], month: 8, isAdhika: true)
    let alone = DayContainer.containers(of: day)
    #expect(alone.map(\.lunarMonth) == [nil])
    let list = DayContainer.containers(of: [day, next])
    #expect(list.map(\.tithi) == ["1. Pratipada", "2. Dvitiya"])
    #expect(list.map(\.lunarMonth) == ["Adhika Kartika", "Adhika Kartika"])
  }

  @Test func aTithiOfAKshayaMonthBearsBothItsNames() {
    func months(_ scheme: MonthScheme) -> [String?] {
      let days = [
        SampleDays.day("2026-11-14", tithis: [(9, 2)], isKshaya: true, months: scheme),
        SampleDays.day(
          "2026-11-24", tithis: [(15, -18), (16, 19)], isKshaya: true, months: scheme),
        SampleDays.day("2026-11-25", tithis: [(17, 2)], isKshaya: true, months: scheme),
      ]
      return DayContainer.containers(of: days).map(\.lunarMonth)
    }
    let both = "Kartika–Margashirsha"
    #expect(months(.amanta) == [both, both, both])
    #expect(months(.purnimanta) == [both, "Pausha", "Pausha"])
  }

  @Test func theFullAndTheNewMoonAreNamedAsInTheOriginal() {
    for (number, fortnight) in [
      (15, "Full Moon"), (30, "New Moon"), (14, "Shukla"), (29, "Krishna"),
    ] {
      let day = SampleDays.day("2026-11-14", tithis: [(number, 2)])
      let container = DayContainer.containers(of: day).first
      #expect(container?.fortnight == fortnight && container?.tithiValue?.number == number)
    }
  }

  @Test func containersSurviveEncodingInEveryFormat() throws {
    let day = SampleDays.day("2026-11-14", tithis: [(5, -18), (6, 1.234_567_8), (7, 23)])
    let bare = DayContainer(date: day.date, timeZone: try CivilTimeZone("-03:30"))
    let containers = DayContainer.containers(of: day) + [bare]
    var buffer = try RingBuffer<[DayContainer]>(capacity: 2)
    buffer.add(containers)
    for format in ContainerFormat.allCases {
      let read = try RingBuffer<[DayContainer]>(try buffer.data(as: format), as: format)
      #expect(read.elements == [containers])
    }
    for container in containers {
      let dictionary = container.encodeAsDictionary()
      let data = try PropertyListSerialization.data(
        fromPropertyList: dictionary, format: .binary, options: 0)
      let plist = try PropertyListSerialization.propertyList(from: data, format: nil)
      let read = try DayContainer.decodeFromDictionary(try #require(plist as? [String: Any]))
      #expect(read == container)
    }
  }

  @Test func theDictionaryHasTheOriginalsKeys() {
    let container = DayContainer.containers(
      of: SampleDays.day("2026-11-14", tithis: [(6, 1)]))[0]
    let keys = Set(container.encodeAsDictionary().keys)
    #expect(
      keys == [
        "date", "sunrise", "sunset", "moonrise", "moonset", "tithi", "fortnight", "lunarmonth",
        "tithistart", "timezone",
      ])
  }

  @Test func aDictionaryOfTheOriginalHasNoZone() throws {
    let date = SampleDays.date("2011-11-14")
    let read = try DayContainer.decodeFromDictionary(
      ["date": zone.start(of: date).date, "tithi": "5. Panchami", "other": 1], timeZone: zone)
    #expect(read.date == date && read.tithi == "5. Panchami" && read.sunrise == nil)
  }

  @Test func malformedDictionaryIsRefused() {
    let wrong: [[String: Any]] = [
      [:], ["date": "2011-11-14"], ["date": Date(), "tithi": 5],
      ["date": Date(), "sunrise": "7-44-0"], ["date": Date(), "timezone": "Mars/Olympus"],
    ]
    for dictionary in wrong {
      #expect(throws: PentadError.self) { try DayContainer.decodeFromDictionary(dictionary) }
    }
    #expect(throws: Never.self) {
      try DayContainer.decodeFromDictionary(["date": Date(timeIntervalSince1970: 1e300)])
    }
  }

  @Test func rowsComeByDateAndThenByTheBeginning() {
    let first = SampleDays.date("2026-11-14")
    func row(_ date: CivilDate, _ start: Double?) -> DayContainer {
      DayContainer(
        date: date, timeZone: .utc, tithiStart: start.map(Instant.init(julianDay:)))
    }
    let rows = [
      row(first, nil), row(first, 5), row(first, 7), row(first.advanced(by: 1), nil),
      row(first.advanced(by: 1), 1),
    ]
    #expect(rows.shuffled().sorted() == rows)
  }

  @Test func tithisAreReadInAllTheSpellingsOfTheOldServer() {
    let texts: [(String?, String?, Int?)] = [
      ("5. Panchami", "Shukla", 5), ("5. Panchami", "Krishna", 20),
      ("15. Purnima", "Full Moon", 15),
      ("15. Amavasya", "New Moon", 30), ("Ashtami", "Shukla paksha", 8),
      ("Pratipat", "Krishna paksha", 16), ("Pratipada", "krishna", 16), ("16. No", "Shukla", nil),
      ("0. No", "Shukla", nil), ("5. Panchami", nil, nil), ("none", "none", nil), (nil, nil, nil),
      ("99999999999999999999999. x", "Shukla", nil),
    ]
    for (tithi, fortnight, number) in texts {
      #expect(TithiText.tithi(tithi, fortnight: fortnight)?.number == number)
    }
  }
}
