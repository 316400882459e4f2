/// Reads the text of a class's times; ``MeetingSchedule`` has the rules.
enum MeetingText {
  /// The meetings; nil when a part of the text cannot be read.
  static func meetings(in text: String) -> [Meeting]? {
    guard text.utf8.count <= MeetingSchedule.textLimit else { return nil }
    var meetings: [Meeting] = []
    var waiting: Weekdays = []
    for part in parts(of: text) {
      let fields = part.split(separator: "/", omittingEmptySubsequences: false)
      if let found = catalogueMeetings(fields) {
        guard waiting.isEmpty else { return nil }
        meetings += found
        continue
      }
      for field in fields {
        var scanner = MeetingScanner(field)
        guard let days = scanner.takeDays() else { return nil }
        // `M, W 3-4` and `M/W 3-4`: days wait for the time that follows.
        guard waiting.isDisjoint(with: days) else { return nil }
        waiting.formUnion(days)
        if scanner.isAtEnd { continue }
        guard let time = scanner.takeTime(isEvening: false), scanner.isAtEnd else { return nil }
        meetings.append(meeting(waiting, time, location: nil))
        waiting = []
      }
    }
    return waiting.isEmpty && !meetings.isEmpty ? meetings : nil
  }

  private static func parts(of text: String) -> [Substring] {
    text.replacing(" and ", with: ",").split { ",;&\n\r\r\n".contains($0) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// `26-152/MW/0/9-10.30/F/0/9` without its slashes; nil for a text of another form.
  private static func catalogueMeetings(_ fields: [Substring]) -> [Meeting]? {
    guard fields.count >= 4, fields.count % 3 == 1 else { return nil }
    let room = trimmed(fields[0])
    var meetings: [Meeting] = []
    for index in stride(from: 1, to: fields.count, by: 3) {
      let evening = trimmed(fields[index + 1])
      var days = MeetingScanner(fields[index])
      var times = MeetingScanner(fields[index + 2])
      guard evening == "0" || evening == "1", let weekdays = days.takeDays(), days.isAtEnd,
        let time = times.takeTime(isEvening: evening == "1"), times.isAtEnd
      else { return nil }
      let isOpen = room.isEmpty || room.uppercased() == "TBA"
      meetings.append(meeting(weekdays, time, location: isOpen ? nil : room))
    }
    return meetings
  }

  private static func meeting(
    _ weekdays: Weekdays, _ time: Range<Int>, location: String?
  ) -> Meeting {
    Meeting(
      weekdays: weekdays, start: time.lowerBound, end: time.upperBound, location: location)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}
