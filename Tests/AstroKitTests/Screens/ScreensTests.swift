import PentadCore
import Testing

@testable import AstroKit

@Suite struct ScreensTests {
  /// A screen shows a moment as every other output does, to the nearest second.
  @Test func theTimesOfADayAreRounded() throws {
    let date = SampleDays.date("2026-11-14")
    func moment(_ hours: Double) -> Instant { SampleDays.instant(date, hours, .utc) }
    let second = 1.0 / 3_600
    let day = DayContainer(
      date: date, timeZone: .utc, sunrise: moment(6.25 + 3.6 * second),
      sunset: moment(24 - 0.4 * second))
    let view = try #require(DayView([day]))
    #expect(view["sunrise"]?.text == "06:15:04" && view["sunset"]?.text == "00:00:00 (11-15)")
    #expect(CivilTimeZone.utc.date(at: moment(24 - 0.4 * second)) == date)
  }

  @Test func aMonthIsSixWeeks() throws {
    for month in 1...12 {
      for vara in (1...7).compactMap(Vara.init(number:)) {
        let view = SunView(around: try CivilDate(2026, month, 14), firstVara: vara)
        let cells = view.rows.joined()
        #expect(view.rows.count == 6 && view.rows.allSatisfy { $0.count == 7 })
        #expect(view.rows.allSatisfy { Vara($0[0].date) == vara })
        #expect(
          cells.filter(\.isInMonth).map(\.date.day)
            == Array(1...CivilDate.daysIn(month: month, of: 2026)))
        #expect(view.request.start == cells.first?.date && view.request.end == cells.last?.date)
      }
    }
  }

  @Test func monthsFollowOneAnotherOverTheYears() throws {
    var view = SunView(around: try CivilDate(1, 2, 28))
    let expected = [(1, 1), (0, 12), (0, 11)]
    for (year, month) in expected {
      view.move(byMonths: -1)
      #expect(view.year == year && view.month == month)
    }
    view.move(byMonths: 2_026 * 12)
    #expect(view.year == 2_026 && view.month == 11)
    view.move(byMonths: .max)
    view.move(byMonths: .min)
    #expect((1...12).contains(view.month) && view.rows.count == 6)
  }

  @Test func aDateThatIsChosenIsShown() throws {
    let zone = SampleDays.kolkata.timeZone
    let full = SampleDays.day("2026-11-24", tithis: [(15, 2)])
    let eleventh = SampleDays.day("2026-11-20", tithis: [(11, 2)])
    let ongoing = SampleDays.day("2026-11-21", tithis: [(11, -22)], end: 25)
    let alert = AstroAlert(
      id: 1, due: SampleDays.instant(full.date, 23.9, zone), message: "full moon")
    let days = [full, eleventh, ongoing].flatMap { DayContainer.containers(of: $0) }
    var view = SunView(
      around: try CivilDate(2026, 10, 1), today: eleventh.date,
      marks: SunView.marks(of: days, alerts: [alert], in: zone))
    view.select(full.date)
    let cells = view.rows.joined().filter { !$0.marks.isEmpty }
    #expect(cells.map(\.date) == [eleventh.date, full.date])
    #expect(cells.map(\.marks) == [[.ekadashi], [.fullMoon, .alert]])
    #expect(cells.map(\.isSelected) == [false, true] && cells.map(\.isToday) == [true, false])
  }

  @Test func dayViewHasTheOriginalsLines() {
    let day = SampleDays.day("2026-11-14", tithis: [(5, -18), (6, 1), (7, 23)])
    let view = DayView(DayContainer.containers(of: day))
    #expect(
      view?.lines.map(\.id) == [
        "date", "vara", "sunrise", "sunset", "moonrise", "moonset", "tithi", "tithi2", "month",
      ])
    #expect(view?["date"]?.text == "2026-11-14" && view?["vara"]?.text == "Saturday")
    #expect(view?["sunrise"]?.text == "06:15:00" && view?["moonset"]?.text == "21:00:00")
    #expect(view?["tithi2"]?.text == "7. Saptami, Shukla, from 23:00:00")
    #expect(DayView([]) == nil)
    let next = SampleDays.day("2026-11-15", tithis: [(8, 1)])
    let both = [day, next].flatMap { DayContainer.containers(of: $0) }
    #expect(DayView(both) == view, "rows of another date say nothing of this one")
  }

  @Test func wholeDayHasMoreLines() {
    let day = SampleDays.day("2026-11-14", tithis: [(5, -18), (6, 1)], end: 26)
    let view = DayView(day)
    #expect(view["tithi"]?.text == "Panchami until 01:00:00, Shashthi until 02:00:00 (11-15)")
    #expect(view["abhijit"] != nil && view["rahuKala"]?.text.contains("–") == true)
    #expect(Set(view.lines.map(\.id)).count == view.lines.count)
  }

  /// In the bright fortnight in both schemes; the dark one has a name of its own by the full moon.
  @Test func aKshayaMonthIsShownByBothItsNames() {
    func month(_ tithi: Int, _ months: MonthScheme) -> String? {
      let day = SampleDays.day(
        "2026-11-14", tithis: [(tithi, -18)], isKshaya: true, months: months)
      return DayView(day)["masa"]?.text
    }
    #expect(month(9, .amanta) == "Kartika–Margashirsha")
    #expect(month(24, .amanta) == "Kartika–Margashirsha")
    #expect(month(9, .purnimanta) == "Kartika–Margashirsha")
    #expect(month(24, .purnimanta) == "Pausha")
    let adhika = SampleDays.day("2026-11-14", tithis: [(5, -18)], isAdhika: true)
    #expect(DayView(adhika)["masa"]?.text == "Adhika Kartika")
    #expect(DayView(adhika, script: .devanagari)["masa"]?.text == "अधिक कार्तिक")
  }

  @Test func everyTermThatALineNamesIsExplained() {
    let day = SampleDays.day("2026-11-14", tithis: [(5, -18), (6, 1)], end: 26)
    let lines = DayView(day).lines + (DayView(DayContainer.containers(of: day))?.lines ?? [])
    for term in lines.compactMap(\.term) { #expect(HelpTopic.topic(term) != nil, "\(term)") }
  }

  @Test func dateWithoutSunriseStatesTheReason() {
    let day = SampleDays.day("2026-11-14", tithis: [(5, -18)])
    let dark = day.with(
      DayHorizon(
        civilDay: day.horizon.civilDay, previousSunset: nil, sunrise: nil, sunset: nil,
        nextSunrise: nil, moonrises: [], moonsets: [], sunState: .alwaysDown, moonState: .alwaysUp))
    let view = DayView(dark)
    #expect(view["sunrise"]?.text == "none, down all day")
    #expect(view["moonset"]?.text == "none, up all day" && view["rahuKala"] == nil)
  }

  @Test func theGlossaryHasEachTermOnce() {
    let topics = HelpTopic.all
    #expect(Set(topics.map(\.id)).count == topics.count && topics.count > 40)
    for topic in topics {
      let sentences = topic.text.split(separator: ".").count
      #expect(topic.text.hasSuffix(".") && (1...4).contains(sentences), "\(topic.id)")
    }
    #expect(HelpTopic.search("NEW MOON").contains { $0.id == "amavasya" })
    #expect(HelpTopic.topic("no such term") == nil)
  }

  @Test func noScreenIsOpenTwice() {
    let date = SampleDays.date("2026-11-14")
    var stack = UniqueStack<AstroScreen>(root: .moon)
    #expect(stack.pop() == nil)
    stack.pushUnique(.sun)
    stack.pushUnique(.day(date))
    let again = [stack.pushUnique(.moon), stack.pushUnique(.day(date.advanced(by: 1)))]
    #expect(again == [false, false] && stack.screens == [.moon, .sun, .day(date)])
    stack.show(.help)
    let closed = stack.show(.sun)
    #expect(closed == [.day(date), .help] && stack.screens == [.moon, .sun] && stack.top == .sun)
    let reopened = stack.show(.moon)
    #expect(reopened == [.sun] && stack.screens == [.moon])
  }
}
