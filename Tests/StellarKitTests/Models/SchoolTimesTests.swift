import StellarKit
import Testing

/// Times as schools other than MIT write them.
@Suite struct SchoolTimesTests {
  static func text(_ schedule: MeetingSchedule) -> String {
    func clock(_ minutes: Int) -> String {
      "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
    return schedule.meetings.map { meeting in
      var text = "\(meeting.weekdays.letters) \(clock(meeting.start))-\(clock(meeting.end))"
      if let place = meeting.location { text += " @\(place)" }
      if meeting.first != nil || meeting.last != nil {
        text += " \(meeting.first?.isoText ?? "")..\(meeting.last?.isoText ?? "")"
      }
      return text + (meeting.interval == 1 ? "" : " /\(meeting.interval)")
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("TU 5:00PM-6:50PM", "T 17:00-18:50"), ("SU 1:00PM-2:00PM", "U 13:00-14:00"),
    ("MoWeFr 10:00AM - 10:50AM", "MWF 10:00-10:50"), ("TuTh 3:30pm-4:45pm", "TR 15:30-16:45"),
    ("Tue/Thu 10:30am-11:45am", "TR 10:30-11:45"), ("09:00 AM - 10:50 AM MWF", "MWF 9:00-10:50"),
    ("MWF 1300-1350", "MWF 13:00-13:50"), ("TTh 1130-1220", "TR 11:30-12:20"),
    ("M-F 9-10", "MTWRF 9:00-10:00"), ("Mon, Wed 2:00 PM - 3:15 PM", "MW 14:00-15:15"),
    ("MWF 10-11 (54-100)", "MWF 10:00-11:00 @54-100"), ("mwf 10-11", "MWF 10:00-11:00"),
    ("TR 9:30\u{2212}11", "TR 9:30-11:00"),
    ("MWF 10-11 9/8-10/23", "MWF 10:00-11:00 --09-08..--10-23"),
  ])
  func timesOfBugReportsAreParsed(_ written: String, _ expected: String) {
    #expect(Self.text(MeetingSchedule(written)) == expected)
  }

  @Test(arguments: [
    // Days.
    ("MTWThF 8:30-9:20", "MTWRF 8:30-9:20"), ("MTuWThF 9-9:50", "MTWRF 9:00-9:50"),
    ("MTUWTHF 9-9:50", "MTWRF 9:00-9:50"), ("TTH 1:00 PM - 2:15 PM", "TR 13:00-14:15"),
    ("tth 11-12:15", "TR 11:00-12:15"), ("Th 3-5 pm", "R 15:00-17:00"),
    ("Sa 9:00AM-12:00PM", "S 9:00-12:00"), ("SaSu 10-12", "SU 10:00-12:00"),
    ("MonWedFri 10:00am-10:50am", "MWF 10:00-10:50"), ("MON WED 4:00PM-5:15PM", "MW 16:00-17:15"),
    ("Mondays and Wednesdays, 2:00-3:15 p.m.", "MW 14:00-15:15"),
    ("Monday, Wednesday, and Friday from 10:00 a.m. to 10:50 a.m.", "MWF 10:00-10:50"),
    ("Mon.-Thurs. 10-11:30", "MTWR 10:00-11:30"), ("Mon through Thu 10-11:30", "MTWR 10:00-11:30"),
    ("M-Th 9:00-9:50", "MTWR 9:00-9:50"), ("Sun-Thu 8:30-10:00", "MTWRU 8:30-10:00"),
    ("M-W-F 10-10:50", "MWF 10:00-10:50"), ("M W F 10:10A-11:00A", "MWF 10:10-11:00"),
    ("every Tuesday 5-7pm", "T 17:00-19:00"), ("Weds 3:30–5:00 pm", "W 15:30-17:00"),
    ("MTWRFSU 9-10", "MTWRFSU 9:00-10:00"), ("RSU 9-10", "RSU 9:00-10:00"),
    ("M+W 9-10", "MW 9:00-10:00"), ("weekdays 9-10", "MTWRF 9:00-10:00"),
    ("MTU 9-10", "MT 9:00-10:00"), ("Mwf 10-11", "MWF 10:00-11:00"),
    // Hours.
    ("TTh 700-950P", "TR 19:00-21:50"), ("MWF 0930-1020", "MWF 9:30-10:20"),
    ("TR 0730-0845", "TR 7:30-8:45"), ("M 18:00-19:30", "M 18:00-19:30"),
    ("W 6:30-14:00", "W 6:30-14:00"), ("TuTh noon-1:15pm", "TR 12:00-13:15"),
    ("F 11am-12 noon", "F 11:00-12:00"), ("M 5:00P-7:50P", "M 17:00-19:50"),
    ("MW 02:00PM-03:15PM", "MW 14:00-15:15"), ("TR 9:00 AM to 10:15 AM", "TR 9:00-10:15"),
    ("ＭＷＦ　１０：００－１０：５０", "MWF 10:00-10:50"),
    ("MWF\u{a0}10:00\u{202f}AM–10:50\u{202f}AM", "MWF 10:00-10:50"),
    ("MWF - 10:00AM-10:50AM", "MWF 10:00-10:50"), ("MWF: 10-11", "MWF 10:00-11:00"),
    // Time first.
    ("10:30-11:45 TTh", "TR 10:30-11:45"), ("9-10 MW, 11-12 F", "MW 9:00-10:00, F 11:00-12:00"),
    ("2:00-3:15pm Mon, Wed", "MW 14:00-15:15"),
    ("1300-1350 MWF (Evans 10)", "MWF 13:00-13:50 @Evans 10"),
    // Rooms.
    ("TuTh 2-3:30p @ Soda 306", "TR 14:00-15:30 @Soda 306"),
    ("MWF 10:00AM-10:50AM Siebel 1404", "MWF 10:00-10:50 @Siebel 1404"),
    ("MWF 10-11 (10-250)", "MWF 10:00-11:00 @10-250"), ("M 3-4 in 26-100", "M 15:00-16:00 @26-100"),
    ("MWF 10-11, 54-100", "MWF 10:00-11:00 @54-100"),
    ("TR 11-12:30 [E51-115]", "TR 11:00-12:30 @E51-115"),
    ("M 9-10 (2-131); F 3 (4-370)", "M 9:00-10:00 @2-131, F 15:00-16:00 @4-370"),
    ("W 4-6 pm | Online", "W 16:00-18:00 @Online"), ("TR 9:30-10:45 (TBA)", "TR 9:30-10:45"),
    // Days of the year.
    ("MWF 10-11 (9/8-10/23)", "MWF 10:00-11:00 --09-08..--10-23"),
    ("MWF 10-11, 9/8/2026 - 10/23/2026", "MWF 10:00-11:00 2026-09-08..2026-10-23"),
    ("TR 9:30-10:45 Aug 24 - Dec 11", "TR 9:30-10:45 --08-24..--12-11"),
    ("TR 9:30-10:45, Aug 24, 2026 - Dec 11, 2026", "TR 9:30-10:45 2026-08-24..2026-12-11"),
    ("TR 9:30-10:45 24-AUG-2026 - 11-DEC-2026", "TR 9:30-10:45 2026-08-24..2026-12-11"),
    ("TR 9:30-10:45 2026-08-24 to 2026-12-11", "TR 9:30-10:45 2026-08-24..2026-12-11"),
    ("MW 3-4:30 24/08/2026-11/12/2026", "MW 15:00-16:30 2026-08-24..2026-12-11"),
    ("MWF 10-11 starting Sept 8", "MWF 10:00-11:00 --09-08.."),
    ("MW 3-4:30 begins 10/26", "MW 15:00-16:30 --10-26.."),
    ("MW 3-4:30 until 10/23", "MW 15:00-16:30 ..--10-23"),
    ("MW 3-4:30 10/26-1/15/27", "MW 15:00-16:30 2026-10-26..2027-01-15"),
    ("9/8-10/23 MWF 10:00-10:50 Siebel 1404", "MWF 10:00-10:50 @Siebel 1404 --09-08..--10-23"),
    (
      "MW 9-10 9/8-10/23; TR 9-10 10/26-12/10",
      "MW 9:00-10:00 --09-08..--10-23, TR 9:00-10:00 --10-26..--12-10"
    ),
    ("every other Tuesday 5-7pm from 9/22", "T 17:00-19:00 --09-22.. /2"),
    ("MWF 10-11 9/8-12/11", "MWF 10:00-11:00 --09-08..--12-11"),
    ("Mon 10-11 9/9-12/14", "M 10:00-11:00 --09-09..--12-14"),
    ("MW 9 until 10/23", "MW 9:00-10:00 ..--10-23"),
    ("F 2-4 every 2 weeks, 9/11-12/4", "F 14:00-16:00 --09-11..--12-04 /2"),
  ])
  func timesOfOtherSchoolsAreParsed(_ written: String, _ expected: String) {
    #expect(Self.text(MeetingSchedule(written)) == expected)
  }

  /// Texts of public scrapers, their fixtures and their reports.
  @Test(arguments: [
    (
      "MoWeFr 10:00AM - 10:50AM  Pangborn G023  01/13/2025 - 05/10/2025",
      "MWF 10:00-10:50 @Pangborn G023 2025-01-13..2025-05-10"
    ),
    ("M F 11:00AM - 11:50AM AND T R 11:00AM - 12:20PM", "MF 11:00-11:50, TR 11:00-12:20"),
    ("MTWTHF 9:00-9:50am MA-240", "MTWRF 9:00-9:50 @MA-240"),
    (
      "TuTh 11:00AM - 12:15PM,Murray Hall 106,8/29/2011 - 12/9/2011",
      "TR 11:00-12:15 @Murray Hall 106 2011-08-29..2011-12-09"
    ),
    ("TTh 10:20am - 11:35 a.m", "TR 10:20-11:35"), ("TuTh 11:00-12:20pm", "TR 11:00-12:20"),
    ("Fri 10-11:50am SGM 101", "F 10:00-11:50 @SGM 101"),
    ("M 3/W 4", "M 15:00-16:00, W 16:00-17:00"),
    ("Mon 2-4pm Room 201", "M 14:00-16:00 @201"), ("TTH 15:00", "TR 15:00-16:00"),
    ("MWF 10:00-10:50AM/TR 9:30-10:45AM", "MWF 10:00-10:50, TR 9:30-10:45"),
    // An end before the start, a word on another meeting, a building called as two days.
    ("MW11am-12:15am", ""), ("TTh 12:30–1:45pm + Friday recitation", ""),
    ("TTh 9:30-10:50am TTH 201", ""),
  ])
  func timesOfScrapersAreParsed(_ written: String, _ expected: String) {
    #expect(Self.text(MeetingSchedule(written)) == expected)
  }

  /// Texts of further trackers: hydrant 79 and 86, uiuccalendar 1, firehose, Banner.
  @Test(arguments: [
    ("M8-5,T11-2,W EVE (11-6 PM)", "M 8:00-17:00, T 11:00-14:00, W 11:00-18:00"),
    ("MTWRF9-12 (JAN 12-16) (4-163)", "MTWRF 9:00-12:00 @4-163 --01-12..--01-16"),
    ("M-F 8am-5pm (Jan 5-30)", "MTWRF 8:00-17:00 --01-05..--01-30"),
    ("MW 3-4:30 Jan 5-30, room 4-149", "MW 15:00-16:30 @4-149 --01-05..--01-30"),
    (
      "MWF 09:00AM-09:50AM 14-JAN-26 - 08-MAY-26", "MWF 9:00-9:50 2026-01-14..2026-05-08"
    ),
    (
      "TR\t9:00 am - 10:50 am\tArt and Design Building 330",
      "TR 9:00-10:50 @Art and Design Building 330"
    ),
    (
      "W 1:00 pm - 1:50 pm Electrical & Computer Eng Bldg 3026",
      "W 13:00-13:50 @Electrical & Computer Eng Bldg 3026"
    ),
    ("TR 9:00 am - 10:50 am (Art & Design 330)", "TR 9:00-10:50 @Art & Design 330"),
    (
      "MWF 9-10 Siebel 1404 and F 2-3 Siebel 0216",
      "MWF 9:00-10:00 @Siebel 1404, F 14:00-15:00 @Siebel 0216"
    ),
    ("MWF 9-10 Siebel 1404 & F 2", "MWF 9:00-10:00 @Siebel 1404, F 14:00-15:00"),
  ])
  func timesOfOtherTrackersAreParsed(_ written: String, _ expected: String) {
    #expect(Self.text(MeetingSchedule(written)) == expected)
  }

  /// Ambiguous texts, or texts that a weekly meeting cannot represent.
  @Test(arguments: [
    "MSU 9-10", "FSU 9-10", "T-R 9-10", "Tu-Th 9-10", "M-W 9-10", "Tue-Thu 9-10", "TH-TH 9-10",
    "MWFR 9-10", "H 3-4", "MW 7:00-8:15", "MWF 0130-0220", "MWF 100", "MWF 10-11 10-250",
    "MWF 9-10, 2-3", "MW 9-10 F", "9-10 MW, F 11-12", "MWF 10-11 or TR 9-10",
    "MWF 10-11 except holidays", "MWF 10-11 H1", "M 3-4 Wk 2", "Mon 3-4 9/8/2026-10/9/2026",
    "M 3-4 every other week",
    "M 3-4 odd weeks", "M 3-4 biweekly from 9/28", "M 3-4 9/8", "Mon 3-4 9/8-10/9",
    "Thu 3-4 9/8-10/9",
    "M 3-4 13/32-14/35", "M 3-4 2/30-4/1", "M 3-4 (2-3)", "M 3-4 (3)", "M 3-4 (LEC 001)",
    "M 3-4 (even weeks)", "TR 9-10, F 3 9/8-10/23", "MW 9-10, 11-12 TR", "M 3-4 (54-100", "M TBA",
    "M 3-4 2026-12-11 to 2026-08-24", "MWF 10-11 Siebel 1404 Hall 2 (3)", "daily 9-10",
    "M 9-10 pm-11",
    // A day of the year behind the weekday, and no hour 12 or 9.
    "Mon 12/1 3-4pm", "Tue 9/8 10-11am", "F 10/30", "F 10/30 noon", "M 3-4 (Jan 9-5)",
    "M 3-4 Jan 5-9:30",
    "MWF 9-10 Siebel 1404 and Friday recitation", "MWF 9-10 (2 and 3)",
    "MWF 9-10 Siebel and Lab 2-3",
    "MWF 9-10 Siebel 1404 & Lab 2",
    // MIT's building W20, and no Wednesday at 20:00.
    "MWF 10-11 W20-491", "MWF 10-11 /8 9am", "T 9/8/26 9am-10am",
  ])
  func ambiguousTimesAreNotRead(_ written: String) {
    let schedule = MeetingSchedule(written)
    #expect(!schedule.isParsed)
    #expect(schedule.meetings.isEmpty)
  }
}
