import StellarKit
import TestSupport
import Testing

@Suite struct MeetingTests {
  private func text(_ schedule: MeetingSchedule) -> String {
    func clock(_ minutes: Int) -> String {
      "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
    return schedule.meetings.map { meeting in
      let place = meeting.location.map { " " + $0 } ?? ""
      return "\(meeting.weekdays.letters) \(clock(meeting.start))-\(clock(meeting.end))\(place)"
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("MWF 11-12:30 p.m.", "MWF 11:00-12:30"), ("TR 9:30-11", "TR 9:30-11:00"),
    ("M EVE (3-6 PM)", "M 15:00-18:00"), ("T 7-10 p.m.", "T 19:00-22:00"),
    ("TR9.30-11,F3", "TR 9:30-11:00, F 15:00-16:00"),
    ("M EVE (3-6 PM),R2.30-5.30", "M 15:00-18:00, R 14:30-17:30"),
    ("W 12", "W 12:00-13:00"), ("MWF 1", "MWF 13:00-14:00"), ("F 11-1", "F 11:00-13:00"),
    ("T 4-6", "T 16:00-18:00"), ("M EVE (7-9.30)", "M 19:00-21:30"),
    ("R 9 a.m.-12", "R 9:00-12:00"), ("S 10-11 AM", "S 10:00-11:00"),
    ("U 8 p.m.-12 a.m.", "U 20:00-24:00"), ("M 13:00-14:30", "M 13:00-14:30"),
    ("M,W 3-4", "MW 15:00-16:00"), ("M/W/F 10", "MWF 10:00-11:00"),
    ("MW 1-2:30 and F 2", "MW 13:00-14:30, F 14:00-15:00"),
    ("TR 11–12:30", "TR 11:00-12:30"), ("F 12-1 pm; M 9\n", "F 12:00-13:00, M 9:00-10:00"),
    ("W 7 p.m.", "W 19:00-20:00"),
  ])
  func timesOfStellarAreParsed(_ written: String, _ expected: String) {
    let schedule = MeetingSchedule(written)
    #expect(schedule.isParsed)
    #expect(text(schedule) == expected)
  }

  @Test(arguments: [
    ("26-100/MWF/0/10", "MWF 10:00-11:00 26-100"), ("ROOM/W/1/7-10 PM", "W 19:00-22:00 ROOM"),
    ("26-152/MW/0/9-10.30/F/0/9", "MW 9:00-10:30 26-152, F 9:00-10:00 26-152"),
    ("54-823/M/0/10.30-12/R/0/3-4.30", "M 10:30-12:00 54-823, R 15:00-16:30 54-823"),
    ("TBA/T/1/7", "T 19:00-20:00"), ("1-1/M/0/9,2-2/T/0/10", "M 9:00-10:00 1-1, T 10:00-11:00 2-2"),
  ])
  func timesOfCataloguesAreParsed(_ written: String, _ expected: String) {
    #expect(text(MeetingSchedule(written)) == expected)
  }

  @Test(arguments: [
    "TBA", "", "  ", "tba", "To be arranged", "T.B.A.", "*TBA*", "TBA - TBA", "Classtime TBA",
    "By Arrangement", "n.a.", "N/A", "DNM", "Does Not Meet", "Online (Asynchronous)",
    "Asynchronous",
  ])
  func openTimesHaveNoMeetings(_ written: String) {
    #expect(MeetingSchedule(written).isParsed)
    #expect(MeetingSchedule(written).meetings.isEmpty)
  }

  /// 6 and 7 without a mark may be either half of the day.
  @Test(arguments: [
    "T 7-10", "M 6", "see the site", "MWF", "MM 3", "M 25", "M 3-", "M (3-4", "M 10-10 a.m.",
    "M 3:5", "26-100/MWF/2/10", "/M/0/", "M 13 p.m.", "MWF 10, TBA", "10-11",
    "M 10-12 a.m.", "M 999999999999999999999", "MW 3,", "M 3, W",
  ])
  func ambiguousTimesAreNotParsed(_ written: String) {
    let schedule = MeetingSchedule(written)
    // A comma at the end has no meaning.
    #expect(schedule.isParsed == (written == "MW 3,"))
    #expect(schedule.meetings.isEmpty == !schedule.isParsed)
  }

  @Test func noTextTraps() {
    var random = SplitMix64(seed: 42)
    let alphabet = Array("MTWRFSUhu0123456789-.:,/()[]@ apmEVTB\u{0}\n\r\té日\u{301}–−&;|～９")
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...24, using: &random)
      let written = String(
        (0..<length).map { _ in alphabet.randomElement(using: &random) ?? "M" })
      let schedule = MeetingSchedule(written)
      #expect(schedule.isParsed || schedule.meetings.isEmpty)
      for meeting in schedule.meetings {
        #expect(!meeting.weekdays.isEmpty && (0..<1_440).contains(meeting.start))
        #expect(meeting.start < meeting.end && meeting.end <= 1_440)
        #expect(meeting.end - meeting.start <= 720)
      }
    }
    #expect(!MeetingSchedule(String(repeating: "M 3,", count: 1_000_000)).isParsed)
  }

  /// Formatted meetings are parsed back for all days, hours and forms.
  @Test func writtenMeetingsAreReadBack() {
    for bits in UInt8(1)..<128 {
      let days = Weekdays(rawValue: bits)
      // TU and SU are names of one day.
      if days.letters.contains("TU") { continue }
      if days.letters.contains("SU"), !days.letters.contains("R") { continue }
      for start in stride(from: 480, to: 1_320, by: 30) {
        let (hour, minute) = (start / 60, start % 60)
        let mark = hour < 12 ? "a.m." : "p.m."
        let shown = "\((hour + 11) % 12 + 1)" + (minute == 0 ? "" : ":30")
        let schedule = MeetingSchedule("\(days.letters) \(shown) \(mark)")
        #expect(schedule.meetings.map(\.start) == [start])
        #expect(schedule.meetings.map(\.weekdays) == [days])
      }
    }
  }
}
