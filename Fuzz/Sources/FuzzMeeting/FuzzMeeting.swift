import FuzzSupport
import PentadCore

@testable import StellarKit

/// Texts of staff and users: times of classes, numbers, search words, links in a text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMeeting(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let text = input.text()
    checkMeetings(text)
    checkNumbers(text)
    checkLinks(text)
    _ = try? SearchQuery(text, courses: ["6", "18", "CMS"])
    _ = FormerNumbers.find(in: text)
    let courses = [
      StellarCourse(number: "6", title: text), StellarCourse(number: text, title: "6"),
    ]
    Fuzzing.attempt { () throws(PentadError) in
      _ = try StellarCourseGroup(serialized: text, among: courses)
    }
    for group in StellarCourseGroup.groups(of: courses) { _ = group.serialized }
    let term = StellarTerm(code: text)
    Fuzzing.attempt { () throws(PentadError) in _ = try TermCalendar(usualFor: term) }
  }
}

private func checkMeetings(_ text: String) {
  let schedule = MeetingSchedule(text)
  Fuzzing.require(schedule.isParsed || schedule.meetings.isEmpty, "half a text was read: \(text)")
  for meeting in schedule.meetings {
    Fuzzing.require(!meeting.weekdays.isEmpty, "\(text): a meeting on no day")
    Fuzzing.require((0...1_439).contains(meeting.start), "\(text): from \(meeting.start)")
    Fuzzing.require(
      meeting.end > meeting.start && meeting.end <= 1_440 && meeting.end <= meeting.start + 720,
      "\(text): \(meeting.minutes)")
  }
}

private func checkNumbers(_ text: String) {
  let item = StellarClass(masterId: text, name: text, title: "", oldNumbers: [text])
  let keys = item.codes.map(\.key)
  Fuzzing.require(Set(keys).count == keys.count, "\(text): a code twice")
  let numbers = ClassNumber.all(in: text)
  for number in numbers {
    Fuzzing.require(!(number < number), "\(text): a number before itself")
    for other in numbers {
      Fuzzing.require(!(number < other && other < number), "\(text): two orders")
    }
  }
}

private func checkLinks(_ text: String) {
  check(TextLink.all(in: text), of: text)
  let read = MarkupText.read(text)
  let news = StellarAnnouncement(unixTime: 0, title: "", text: read.text, html: read.html)
  check(news.links, of: read.text)
}

private func check(_ links: [TextLink], of text: String) {
  var end = 0
  for link in links {
    Fuzzing.require(link.range.lowerBound >= end, "\(text): links that overlap")
    end = link.range.upperBound
    Fuzzing.require(end <= text.utf8.count, "\(text): a link outside the text")
  }
}
