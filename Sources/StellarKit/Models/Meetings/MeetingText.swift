/// Parses the text of a class's times, by the rules of ``MeetingSchedule``.
struct MeetingText {
  private var scanner: MeetingScanner
  private var meetings: [Meeting] = []
  /// The days that have no time yet, or that follow the time of the current meeting.
  private var days: Weekdays = []
  /// The time that has no days yet, in a text that begins with a time.
  private var time: Range<Int>?
  private var hasTimeFirst: Bool?
  /// The dates and the interval of the next meeting.
  private var waiting = Extras()
  /// The number of meetings with dates, and the number with an interval.
  private var dated = 0
  private var paced = 0

  /// True if days are written in single letters or similar, as in `MWF` and `TTh`.
  private var isAmerican = false
  /// True if all dates have only one reading.
  private var isSure = true

  private struct Extras {
    var first: MeetingDay?
    var last: MeetingDay?
    var interval: Int?

    var isEmpty: Bool { first == nil && last == nil && interval == nil }
  }

  /// Returns the meetings; nil when a part of the text cannot be read.
  ///
  /// - Parameter hasFirst: true if the first day is known from elsewhere, so that the weeks of an
  ///   interval are known.
  static func meetings(in text: String, hasFirst: Bool) -> [Meeting]? {
    guard text.utf8.count <= MeetingSchedule.textLimit else { return nil }
    var reader = MeetingText(scanner: MeetingScanner(MeetingSigns.plain(text)[...]))
    return reader.read(hasFirst: hasFirst) ? reader.meetings : nil
  }

  private init(scanner: MeetingScanner) { self.scanner = scanner }

  private mutating func read(hasFirst: Bool) -> Bool {
    var isStart = true
    while true {
      let isListed = scanner.skipSeparators() || skipSlash()
      if scanner.isAtEnd { break }
      if isStart || isListed, let found = CatalogueTimes.take(&scanner) {
        guard days.isEmpty, time == nil else { return false }
        meetings += found
      } else if !takePart(isListed: isListed) {
        return false
      }
      guard meetings.count <= MeetingSchedule.meetingLimit else { return false }
      isStart = false
    }
    close()
    // A date or an interval of a single meeting may be meant for all.
    return days.isEmpty && time == nil && !meetings.isEmpty && waiting.isEmpty
      && (isSure || isAmerican)
      && [0, meetings.count].contains(dated) && [0, meetings.count].contains(paced)
      && meetings.allSatisfy { hasFirst || $0.interval == 1 || $0.first != nil }
  }

  /// Skips the slash in `M 3/W 4`.
  private mutating func skipSlash() -> Bool {
    guard days.isEmpty, time == nil, !meetings.isEmpty else { return false }
    let isSkipped: Bool? = scanner.trying { scanner in
      guard scanner.take("/") else { return nil }
      var probe = scanner
      return probe.takeDays().map { _ in true }
    }
    return isSkipped ?? false
  }

  private mutating func takePart(isListed: Bool) -> Bool {
    let letters = scanner.letters
    if let found = scanner.takeDays() {
      isAmerican = isAmerican || WeekdayRun.isOfLetters(letters)
      return add(found)
    }
    if let found = scanner.takeDates() {
      isSure = isSure && found.isSure
      return note(found.first, found.last)
    }
    if let weeks = scanner.takeInterval() { return note(weeks) }
    if canTakeTime, let found = scanner.takeTime(isEvening: false) { return add(found) }
    close()
    guard days.isEmpty, time == nil, let last = meetings.last, last.location == nil,
      let room = MeetingRoom.take(&scanner, isListed: isListed)
    else { return false }
    meetings[meetings.count - 1].location = room
    return true
  }

  /// False if a number in brackets can only be a room: `MWF 10-11 (10-250)`.
  private var canTakeTime: Bool {
    if hasTimeFirst == false { return !days.isEmpty }
    return days.isEmpty || scanner.rest.first != UInt8(ascii: "(")
  }

  // MARK: Parts

  private mutating func add(_ found: Weekdays) -> Bool {
    if hasTimeFirst == nil { hasTimeFirst = false }
    // `9-10 MW (2-131) F`: a day without a time.
    guard hasTimeFirst == false || time != nil, days.isDisjoint(with: found) else { return false }
    days.formUnion(found)
    return true
  }

  private mutating func add(_ found: Range<Int>) -> Bool {
    if hasTimeFirst == nil { hasTimeFirst = true }
    if hasTimeFirst == true {
      close()
      guard time == nil else { return false }
      time = found
    } else {
      guard !days.isEmpty else { return false }
      append(found)
    }
    return true
  }

  /// Completes the meeting of a text that begins with times.
  private mutating func close() {
    guard let time, !days.isEmpty else { return }
    append(time)
    self.time = nil
  }

  private mutating func append(_ time: Range<Int>) {
    meetings.append(
      Meeting(
        weekdays: days, start: time.lowerBound, end: time.upperBound, location: nil,
        first: waiting.first, last: waiting.last, interval: waiting.interval ?? 1))
    if waiting.first != nil || waiting.last != nil { dated += 1 }
    if waiting.interval != nil { paced += 1 }
    days = []
    waiting = Extras()
  }

  /// Records the first and the last day of the previous meeting, or of the next one.
  private mutating func note(_ first: MeetingDay?, _ last: MeetingDay?) -> Bool {
    close()
    guard days.isEmpty, time == nil, !meetings.isEmpty else {
      guard waiting.first == nil, waiting.last == nil else { return false }
      (waiting.first, waiting.last) = (first, last)
      return true
    }
    let index = meetings.count - 1
    guard meetings[index].first == nil, meetings[index].last == nil else { return false }
    (meetings[index].first, meetings[index].last) = (first, last)
    dated += 1
    return true
  }

  private mutating func note(_ weeks: Int) -> Bool {
    close()
    guard days.isEmpty, time == nil, !meetings.isEmpty else {
      guard waiting.interval == nil else { return false }
      waiting.interval = weeks
      return true
    }
    // `every other week` after a meeting applies to that meeting.
    meetings[meetings.count - 1].interval = weeks
    paced += 1
    return true
  }

  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: MeetingScanner.isSpace)
    while let last = text.last, MeetingScanner.isSpace(last) { text.removeLast() }
    return text
  }
}
