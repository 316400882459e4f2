import PentadCore
import StellarKit

/// A week with the meetings of a plan: a drawing for wide windows, and a list by day, which is also
/// the drawing's text alternative.
struct WeekGrid: Sendable {
  /// A meeting or a blocked time on a day.
  struct Block: Sendable {
    let className: String
    let section: String
    let time: String
    /// The class of the colour; empty for a blocked time.
    let hue: String
    let isClash: Bool
    let isBlocked: Bool
    let minutes: Range<Int>
    /// The place in the drawing.
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var textX = 0
    var textY = 0
  }

  struct Day: Sendable {
    let dayName: String
    var x = 0
    let blocks: [Block]
    /// The same in the order of drawing: blocked times are behind the meetings.
    let drawn: [Block]
    let isFree: Bool
  }

  struct Hour: Sendable {
    let clock: String
    let y: Int
    let textY: Int
  }

  let days: [Day]
  let hours: [Hour]
  let width: Int
  let height: Int

  /// The sizes in the drawing: of a day, of the column of hours, of the head, of an hour.
  private static let day = 150
  private static let left = 50
  private static let head = 28
  private static let hour = 52

  private static let names: [(Weekdays, String)] = [
    (.monday, "Monday"), (.tuesday, "Tuesday"), (.wednesday, "Wednesday"),
    (.thursday, "Thursday"), (.friday, "Friday"), (.saturday, "Saturday"), (.sunday, "Sunday"),
  ]

  init(_ items: [StellarClass], _ plan: SectionPlan, blocked: [BlockedTime]) {
    let clashing = Set(plan.conflicts.flatMap { [$0.first, $0.second].compactMap(\.self) })
    var blocks: [(Weekdays, Block)] = blocked.map { time in
      (
        time.weekdays,
        Block(
          className: "Keep free", section: "", time: Self.span(time.start..<time.end), hue: "",
          isClash: false, isBlocked: true, minutes: time.start..<time.end)
      )
    }
    for item in items {
      let kinds = Dictionary(grouping: item.sections, by: \.kind)
      let chosen = ClassSections(of: item, choosing: plan.choices).chosen
      for section in item.sections
      where kinds[section.kind]?.count == 1 || chosen.contains(section.id) {
        let choice = SectionChoice(
          masterId: item.masterId, term: item.term, section: section.id)
        for meeting in section.meetings {
          let block = Block(
            className: item.name, section: section.times[0].title,
            time: Self.span(meeting.minutes), hue: Hue(id: item.masterId).name,
            isClash: clashing.contains(choice), isBlocked: false, minutes: meeting.minutes)
          // A lecture in several rooms has a meeting for each.
          let isDrawn = blocks.contains {
            ($0.0, $0.1.className, $0.1.section, $0.1.minutes)
              == (meeting.weekdays, block.className, block.section, block.minutes)
          }
          if !isDrawn { blocks.append((meeting.weekdays, block)) }
        }
      }
    }
    let first = (blocks.map(\.1.minutes.lowerBound).min() ?? 540) / 60
    let last = ((blocks.map(\.1.minutes.upperBound).max() ?? 1_020) + 59) / 60
    let used = Self.names.filter { day, name in
      !["Saturday", "Sunday"].contains(name) || blocks.contains { !$0.0.isDisjoint(with: day) }
    }
    days = used.enumerated().map { place, named in
      let own = blocks.filter { !$0.0.isDisjoint(with: named.0) }.map(\.1)
        .sorted { ($0.minutes.lowerBound, $0.className) < ($1.minutes.lowerBound, $1.className) }
      let x = Self.left + place * Self.day
      let placed = Self.placed(own, x: x, from: first * 60)
      return Day(
        dayName: named.1, x: x + Self.day / 2, blocks: placed,
        drawn: placed.filter(\.isBlocked) + placed.filter { !$0.isBlocked },
        isFree: !own.contains { !$0.isBlocked })
    }
    hours = (first...max(first, last)).map { hour in
      let y = Self.head + (hour - first) * Self.hour
      return Hour(clock: "\(hour):00", y: y, textY: y + 4)
    }
    width = Self.left + used.count * Self.day
    height = Self.head + (last - first) * Self.hour + 8
  }

  /// Places the blocks of a day side by side where they overlap.
  private static func placed(_ blocks: [Block], x: Int, from start: Int) -> [Block] {
    blocks.enumerated().map { place, block in
      let others = blocks.enumerated().filter { other in
        other.offset != place && !other.element.isBlocked
          && other.element.minutes.overlaps(block.minutes)
      }
      var block = block
      let count = block.isBlocked ? 1 : others.count + 1
      let column = block.isBlocked ? 0 : others.count { $0.offset < place }
      block.width = (day - 6) / count
      block.x = x + 3 + column * block.width
      block.y = head + (block.minutes.lowerBound - start) * hour / 60 + 1
      block.height = block.minutes.count * hour / 60 - 2
      (block.textX, block.textY) = (block.x + 7, block.y + 17)
      return block
    }
  }

  /// `9:00–10:30`.
  static func span(_ minutes: Range<Int>) -> String {
    func clock(_ minute: Int) -> String {
      "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
    }
    return "\(clock(minutes.lowerBound))–\(clock(minutes.upperBound))"
  }
}
