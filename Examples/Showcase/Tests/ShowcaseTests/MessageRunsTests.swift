import Foundation
import Testing

@testable import Showcase

@Suite struct MessageRunsTests {
  private let zone = TimeZone.gmt
  private let noon: Int64 = 1_795_348_800_000

  private func row(_ number: Int, by author: String?, at milliseconds: Int64) -> MessageRow {
    var row = MessageRow(
      key: "\(number)", anchor: "m\(number)", kind: author == nil ? "gap" : "other")
    row.authorId = author
    row.when = author.map { _ in Moment(milliseconds, in: zone) }
    return row
  }

  private func arranged(_ rows: [MessageRow], now: Int64? = nil) -> [MessageRow] {
    MessageRuns(zone: zone, now: now ?? noon).arranged(rows)
  }

  @Test func `messages of one author within five minutes are a run`() {
    let minute: Int64 = 60_000
    let rows = arranged([
      row(1, by: "a", at: noon), row(2, by: "a", at: noon + minute),
      row(3, by: "b", at: noon + 2 * minute), row(4, by: "b", at: noon + 9 * minute),
    ]).filter { $0.kind != "day" }
    #expect(rows.map(\.isFirst) == [true, false, true, true])
    #expect(rows.map(\.isLast) == [false, true, true, true])
  }

  @Test func `a day has one separator, also around a gap`() {
    let day: Int64 = 86_400_000
    let rows = arranged([
      row(1, by: "a", at: noon - 9 * day), row(2, by: "a", at: noon - day),
      row(3, by: nil, at: 0), row(4, by: "a", at: noon - day), row(5, by: "a", at: noon),
    ])
    #expect(rows.map(\.kind) == ["day", "other", "day", "other", "gap", "other", "day", "other"])
    #expect(
      rows.filter { $0.kind == "day" }.map(\.text) == ["13 November 2026", "Yesterday", "Today"])
    #expect(Set(rows.map(\.key)).count == rows.count)
  }
}
