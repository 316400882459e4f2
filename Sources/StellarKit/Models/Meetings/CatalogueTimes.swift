/// Reads times in the form of a catalogue: `26-152/MW/0/9-10.30/F/0/9`.
enum CatalogueTimes {
  /// Reads the meetings before the next separator, such as a comma; nil for a text of another form.
  static func take(_ scanner: inout MeetingScanner) -> [Meeting]? {
    scanner.trying { scanner in
      let text = scanner.takeText(until: MeetingScanner.isSeparator)
      guard text.contains(UInt8(ascii: "/")) else { return nil }
      return meetings(text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false))
    }
  }

  /// Returns the texts between commas if there are several and all of them have this form, or are
  /// `TBA`.
  static func parts(of text: String) -> [String]? {
    guard text.utf8.contains(UInt8(ascii: "/")), text.utf8.contains(UInt8(ascii: ",")) else {
      return nil
    }
    let parts = text.split(separator: ",").map(String.init)
    guard parts.count > 1, parts.count <= MeetingSchedule.meetingLimit else { return nil }
    let areWhole = parts.allSatisfy { part in
      var scanner = MeetingScanner(MeetingSigns.plain(part)[...])
      if part.uppercased().filter({ !$0.isWhitespace }) == "TBA" { return true }
      return take(&scanner) != nil && scanner.isAtEnd
    }
    return areWhole ? parts : nil
  }

  private static func meetings(_ fields: [ArraySlice<UInt8>]) -> [Meeting]? {
    guard fields.count >= 4, fields.count % 3 == 1 else { return nil }
    let room = String(decoding: MeetingText.trimmed(fields[0]), as: UTF8.self)
    let isOpen = room.isEmpty || room.uppercased() == "TBA"
    var meetings: [Meeting] = []
    for index in stride(from: 1, to: fields.count, by: 3) {
      let evening = MeetingText.trimmed(fields[index + 1])
      var days = MeetingScanner(fields[index])
      var times = MeetingScanner(fields[index + 2])
      guard evening.elementsEqual("0".utf8) || evening.elementsEqual("1".utf8),
        let weekdays = days.takeDays(), days.isAtEnd,
        let time = times.takeTime(isEvening: evening.elementsEqual("1".utf8)), times.isAtEnd
      else { return nil }
      meetings.append(
        Meeting(
          weekdays: weekdays, start: time.lowerBound, end: time.upperBound,
          location: isOpen ? nil : room))
    }
    return meetings
  }
}
