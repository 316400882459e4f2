import StellarKit
import TestSupport
import Testing

@Suite struct TimetableTests {
  private func item(_ id: String, _ texts: String..., term: String? = "fa26") -> StellarClass {
    Samples.make(id, term: term, times: texts.map { ("Lecture", $0) })
  }

  @Test func classesThatMeetAtOnceAreAtOdds() {
    let conflicts = Timetable.conflicts(among: [
      item("6.1", "MWF 10-11:30"), item("18.06", "TR 9", "F 11"), item("8.01", "M 11:30-1"),
    ])
    #expect(conflicts.map { [$0.first.masterId, $0.second.masterId] } == [["6.1", "18.06"]])
    #expect(conflicts[0].overlaps.map(\.weekdays) == [.friday])
    #expect(conflicts[0].overlaps.map(\.minutes) == [660..<690])
    #expect(conflicts[0].overlaps[0].second.order == 1)
  }

  @Test func classesOfOtherTermsAndUnreadTimesAreNot() {
    let classes = [
      item("1", "M 3"), item("2", "M 3", term: "sp27"), item("3", "sometimes"), item("4", "TBA"),
    ]
    #expect(Timetable.conflicts(among: classes).isEmpty)
    #expect(Timetable.conflicts(among: [classes[0], item("5", "M 3", term: nil)]).count == 1)
  }

  /// A server may repeat two overlapping classes any number of times.
  @Test func firstThousandOverlapsAreReported() {
    let often = (1...2).map { id in
      Samples.make("\(id)", times: Array(repeating: ("Lecture 1", "M 3"), count: 500))
    }
    #expect(Timetable.conflicts(among: often).map(\.overlaps.count) == [1_000])
  }

  /// The same pairs whichever comes first, by asking each minute of the week.
  @Test func overlapsAgreeWithACheckOfEachMinute() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let pair = (0..<2).map { index in
        let days = Weekdays(rawValue: UInt8.random(in: 1...127, using: &random)).letters
        let start = Int.random(in: 8...11, using: &random)
        let end = Int.random(in: (start + 1)...13, using: &random)
        return item("\(index)", "\(days) \(start)-\(end)")
      }
      let weeks = pair.map { item in
        Set(
          item.times[0].schedule.meetings.flatMap { meeting in
            meeting.weekdays.letters.flatMap { day in meeting.minutes.map { "\(day)\($0)" } }
          })
      }
      let meetsAtOnce = !weeks[0].isDisjoint(with: weeks[1])
      #expect(Timetable.conflicts(among: pair).isEmpty == !meetsAtOnce)
      #expect(Timetable.conflicts(among: pair.reversed()).isEmpty == !meetsAtOnce)
    }
  }
}
