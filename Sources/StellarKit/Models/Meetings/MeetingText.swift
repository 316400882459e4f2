/// Reads the text of a class's times; ``MeetingSchedule`` has the rules.
enum MeetingText {
  /// The meetings; nil when a part of the text cannot be read.
  static func meetings(in text: String) -> [Meeting]? {
    guard text.utf8.count <= MeetingSchedule.textLimit else { return nil }
    var meetings: [Meeting] = []
    var waiting: Weekdays = []
    for part in signs(of: text).split(whereSeparator: isSeparator) {
      let fields = part.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      if let found = catalogueMeetings(fields) {
        guard waiting.isEmpty else { return nil }
        meetings += found
        continue
      }
      for field in fields {
        var scanner = MeetingScanner(field)
        // White space between two separators says nothing.
        if fields.count == 1, scanner.isAtEnd { continue }
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
    let isWhole = waiting.isEmpty && !meetings.isEmpty
    return isWhole && meetings.count <= MeetingSchedule.meetingLimit ? meetings : nil
  }

  /// The text's bytes with one sign for each of those that mean the same: a hyphen for a dash, a comma
  /// for ` and `.
  private static func signs(of text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    // Most texts have none of them.
    guard bytes.contains(where: { $0 == 0xe2 || $0 == UInt8(ascii: "d") }) else { return bytes }
    var signs: [UInt8] = []
    signs.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      let rest = bytes[place...]
      if bytes[place] == 0xe2, rest.starts(with: "–".utf8) || rest.starts(with: "—".utf8) {
        signs.append(UInt8(ascii: "-"))
        place += 3
      } else if bytes[place] == 0x20, rest.starts(with: " and ".utf8) {
        signs.append(UInt8(ascii: ","))
        place += 5
      } else {
        signs.append(bytes[place])
        place += 1
      }
    }
    return signs
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "&"), 0x0a, 0x0d: true
    default: false
    }
  }

  /// `26-152/MW/0/9-10.30/F/0/9` without its slashes; nil for a text of another form.
  private static func catalogueMeetings(_ fields: [ArraySlice<UInt8>]) -> [Meeting]? {
    guard fields.count >= 4, fields.count % 3 == 1 else { return nil }
    let room = String(decoding: trimmed(fields[0]), as: UTF8.self)
    let isOpen = room.isEmpty || room.uppercased() == "TBA"
    var meetings: [Meeting] = []
    for index in stride(from: 1, to: fields.count, by: 3) {
      let evening = trimmed(fields[index + 1])
      var days = MeetingScanner(fields[index])
      var times = MeetingScanner(fields[index + 2])
      guard evening.elementsEqual("0".utf8) || evening.elementsEqual("1".utf8),
        let weekdays = days.takeDays(), days.isAtEnd,
        let time = times.takeTime(isEvening: evening.elementsEqual("1".utf8)), times.isAtEnd
      else { return nil }
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

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: MeetingScanner.isSpace)
    while let last = text.last, MeetingScanner.isSpace(last) { text.removeLast() }
    return text
  }
}
