import Foundation
import PentadCore
import Testing

@testable import AstroKit

@Suite struct DayJSONTests {
  private func object(_ day: PanchangDay) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(day.json().text().utf8))
    return try #require(value as? [String: Any])
  }

  @Test func theFixedMembersComeFirstAndInOrder() throws {
    guard case .object(let members) = try SampleDay().make().json() else {
      Issue.record("no object")
      return
    }
    #expect(
      members.prefix(14).map(\.name) == [
        "date", "vara", "sunrise", "sunset", "moonrise", "moonset", "udayaTithi", "tithis",
        "nakshatras", "yogas", "karanas", "masa", "paksha", "samvat",
      ])
    #expect(Set(members.map(\.name)).count == members.count)
  }

  @Test func theFixedMembersHaveTheirShape() throws {
    let day = try object(SampleDay().make())
    #expect(day["date"] as? String == "2026-11-21")
    #expect(day["vara"] as? Int == 7)
    #expect(day["sunrise"] as? String == "2026-11-21T01:18:00.000Z")
    #expect(day["sunset"] as? String == "2026-11-21T12:12:00.000Z")
    #expect(day["moonrise"] as? [String] == ["2026-11-21T09:36:00.000Z"])
    #expect(day["udayaTithi"] as? Int == 12)
    let tithis = try #require(day["tithis"] as? [[String: Any]])
    #expect(tithis.map { $0["value"] as? Int } == [12, 13, 14])
    #expect(tithis[0]["start"] as? String == "2026-11-20T16:30:00.000Z")
    #expect(tithis[0]["end"] as? String == "2026-11-21T14:00:00.000Z")
    let masa = try #require(day["masa"] as? [String: Any])
    #expect(Set(masa.keys) == ["amanta", "purnimanta", "adhika", "kshaya"])
    #expect(masa["amanta"] as? Int == 8 && masa["adhika"] as? Bool == false)
    #expect(day["paksha"] as? String == "shukla")
    let samvat = try #require(day["samvat"] as? [String: Any])
    #expect(samvat["shaka"] as? Int == 1948 && samvat["vikrama"] as? Int == 2083)
  }

  @Test func aDayWithoutTheSunHasNulls() throws {
    var sample = SampleDay()
    sample.hasSun = false
    let day = try object(sample.make())
    #expect(day["sunrise"] is NSNull && day["udayaTithi"] is NSNull)
    #expect(day["moonset"] as? [String] == [])
    #expect(day["sunState"] as? String == "alwaysDown")
    let muhurtas = try #require(day["muhurtas"] as? [String: Any])
    #expect(muhurtas["rahuKala"] is NSNull)
  }

  @Test func hoursComeOnDemand() throws {
    let day = try SampleDay().make()
    let text = day.json(withHours: true).text()
    #expect(text.contains("\"choghadiyas\":[{\"value\":\"kala\""))
    #expect(text.contains("\"horas\":[{\"value\":\"saturn\""))
    #expect(!day.json().text().contains("choghadiyas"))
  }

  @Test func aRowHasACellForEachColumn() throws {
    for hasSun in [true, false] {
      var sample = SampleDay()
      sample.hasSun = hasSun
      let day = try sample.make()
      let row = PanchangCSV.row(day)
      #expect(row.count == PanchangCSV.header.count)
      #expect(Set(PanchangCSV.header).count == PanchangCSV.header.count)
      #expect(!row.contains { $0.contains(",") || $0.contains("\"") })
    }
    let cells = try Dictionary(
      uniqueKeysWithValues: zip(PanchangCSV.header, PanchangCSV.row(SampleDay().make())))
    #expect(cells["tithis"] == "12;13;14")
    #expect(cells["tithiEnds"]?.hasPrefix("2026-11-21T14:00:00.000Z;") == true)
    #expect(cells["rahuKala"]?.contains("Z/2026-11-21T") == true)
  }

  @Test func aTableHasALineForEachDay() throws {
    let text = try PanchangCSV.text([SampleDay().make(), SampleDay().make()])
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines[3].isEmpty)
    #expect(lines[0].hasPrefix("date,vara,sunrise,sunset,moonrise,moonset,udayaTithi"))
  }

  @Test func everyTransitionHasAName() {
    let counts: [TransitionKind: Int] = [
      .tithi: 30, .nakshatra: 27, .pada: 108, .yoga: 27, .karana: 60, .moonRashi: 12,
      .sankranti: 12, .phase: 4, .masa: 12, .solarQuarter: 4,
    ]
    for kind in TransitionKind.allCases {
      for script in PanchangScript.allCases {
        let names = (1...(counts[kind] ?? 0)).map {
          Transition(kind: kind, value: $0, instant: Instant(julianDay: 0)).name(in: script)
        }
        #expect(!names.contains(""))
        let different = kind == .karana ? 11 : names.count
        #expect(Set(names).count == different, "\(kind) \(script)")
      }
      let none = Transition(kind: kind, value: 0, instant: Instant(julianDay: 0))
      #expect(kind == .pada || none.name().isEmpty)
    }
  }

  @Test func aKshayaMonthBearsTwoNames() throws {
    var sample = SampleDay()
    sample.masa = Masa(
      amanta: MasaName(index: 8), purnimanta: MasaName(index: 8), isAdhika: false, isKshaya: true)
    #expect(try sample.make().title() == "Margashirsha–Pausha Shukla Dvadashi")
    sample.masa = Masa(
      amanta: MasaName(index: 2), purnimanta: MasaName(index: 2), isAdhika: true, isKshaya: false)
    #expect(try sample.make().title(in: .iast) == "Adhika Jyeṣṭha Śukla Dvādaśī")
  }
}
