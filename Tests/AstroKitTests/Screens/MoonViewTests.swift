import PentadCore
import Testing

@testable import AstroKit

@Suite struct MoonViewTests {
  static func rows(_ count: Int, from text: String = "2026-11-01") -> [DayContainer] {
    let first = SampleDays.date(text)
    return (0..<count).map { index in
      DayContainer(
        date: first.advanced(by: index), timeZone: .utc, tithi: "\(index % 15 + 1). Tithi",
        fortnight: index % 30 < 15 ? "Shukla" : "Krishna",
        lunarMonth: ["Ashvina", "Kartika", "Pausha"][index / 9 % 3],
        tithiStart: CivilTimeZone.utc.start(of: first.advanced(by: index)))
    }
  }

  @Test func sectionsAreRunsOfEqualMonths() {
    let view = MoonView(Self.rows(32))
    #expect(view.sections.map(\.lunarMonth) == ["Ashvina", "Kartika", "Pausha", "Ashvina"])
    #expect(view.sections.map(\.rows.count) == [9, 9, 9, 5] && view.rowCount == 32)
    #expect(view.state == .loaded && view.progress == WorkProgress(completed: 32, total: 32))
  }

  /// The table is the same for every way to split the rows, and the changes describe it.
  @Test func rowsComeInPiecesAtTheEnd() {
    let all = Self.rows(32)
    for piece in 1...33 {
      var view = MoonView(loading: DateRangeRequest(first: all[0].date, last: all[31].date))
      var counts: [Int] = []
      for start in stride(from: 0, to: all.count, by: piece) {
        let change = view.insert(Array(all[start..<min(start + piece, all.count)]))
        guard case .appended(let rows, let section, let sections) = change else {
          Issue.record("not appended: \(change)")
          return
        }
        if !rows.isEmpty {
          #expect(rows.lowerBound == counts[section])
          counts[section] = rows.upperBound
        }
        #expect(sections.lowerBound == counts.count)
        counts += sections.map { view.sections[$0].rows.count }
        #expect(counts == view.sections.map(\.rows.count))
      }
      view.finish()
      #expect(view == MoonView(all))
    }
  }

  @Test func rowsThatComeInBetweenReloadTheTable() {
    let all = Self.rows(20)
    var view = MoonView(Array(all[10...]))
    #expect(view.insert(Array(all[..<10])) == .reloaded)
    #expect(view.rows.map(\.day) == all)
    #expect(view.insert([all[3]]) == .none && view.insert([]) == .none)
    let day = all[19]
    let second = DayContainer(
      date: day.date, timeZone: .utc, tithi: "6. Shashthi", fortnight: "Shukla",
      lunarMonth: day.lunarMonth,
      tithiStart: day.tithiStart.map { Instant(julianDay: $0.julianDay + 0.9) })
    #expect(view.insert([second]) == .reloaded && view.rowCount == 21)
  }

  /// In the first piece, in a later one, and across both: a date has each tithi once.
  @Test func aRowOfTheSameDateAndTithiIsReplaced() {
    let rows = Self.rows(8)
    #expect(MoonView(rows + rows) == MoonView(rows))
    var view = MoonView(Array(rows[..<4]))
    view.insert(Array(rows[4...] + rows[4...]))
    view.finish()
    #expect(view == MoonView(rows))
    let moved = rows.map { day in
      DayContainer(
        date: day.date, timeZone: .utc, tithi: day.tithi, fortnight: day.fortnight,
        lunarMonth: day.lunarMonth,
        tithiStart: day.tithiStart.map { Instant(julianDay: $0.julianDay + 0.001) })
    }
    #expect(view.insert(moved) == .reloaded && view.rows.map(\.day) == moved)
    #expect(MoonView(rows + moved).rows.map(\.day) == moved, "the later one counts")
  }

  @Test func progressIsShownWhileRowsCome() throws {
    let rows = Self.rows(31)
    var view = MoonView(loading: try DateRangeRequest(from: rows[0].date, to: rows[30].date))
    #expect(view.estimatedRows == 33 && view.progress.fraction == 0)
    view.insert(Array(rows[..<11]))
    #expect(view.progress == WorkProgress(completed: 11, total: 33))
    view.fail(PentadError(.offline, "no network"))
    #expect(view.rowCount == 11 && view.state == .failed(PentadError(.offline, "no network")))
    view.insert(Array(rows[11...]))
    view.finish()
    #expect(view.progress.fraction == 1 && view.estimatedRows == 31)
  }

  @Test func placeholdersAreTheOriginals() {
    let row = MoonRow(DayContainer(date: SampleDays.date("2026-11-14"), timeZone: .utc))
    #expect(row.tithi == "(no data)" && row.fortnight == "(No Paksha)" && row.role == .unknown)
    #expect(MoonView([row.day]).sections.map(\.lunarMonth) == ["(no data)"])
  }

  @Test func aRowHasTheColourOfItsTithi() {
    let roles = [3, 15, 18, 30].map { number in
      let day = SampleDays.day("2026-11-14", tithis: [(number, 2)])
      return DayContainer.containers(of: day).map { MoonRow($0).role }
    }
    #expect(roles == [[.bright], [.fullMoon], [.dark], [.newMoon]])
  }
}
