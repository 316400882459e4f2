/// Reads a room after a time: `(54-100)`, `in 26-100`, `@ Dwinelle 155`, `Siebel 1404`.
enum MeetingRoom {
  /// Reads a room from a text; nil if the words could have another meaning.
  ///
  /// - Parameter isListed: true if a comma precedes the room.
  static func take(_ scanner: inout MeetingScanner, isListed: Bool) -> String?? {
    scanner.trying { scanner in
      scanner.skipSpace()
      if let bracket = scanner.rest.first,
        bracket == UInt8(ascii: "(") || bracket == UInt8(ascii: "[")
      {
        let end = bracket == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")
        _ = scanner.take("(") || scanner.take("[")
        let words = scanner.takeText { $0 == end || $0 == bracket }
        guard scanner.rest.first == end else { return nil }
        scanner = MeetingScanner(scanner.rest.dropFirst())
        return room(words, isMarked: true)
      }
      let isMarked = scanner.take("@") || scanner.takeWord(marks) != nil
      if isMarked {
        _ = scanner.take(".")
        scanner.skipSpace()
        _ = scanner.takeWhole("ROOM") || scanner.takeWhole("RM")
      }
      let words = takeWords(&scanner)
      let found = room(words, isMarked: isMarked)
      // `MWF 10, TBA` means another time.
      if isListed, found == .some(nil) { return nil }
      return found
    }
  }

  /// Reads the words before a separator, a bracket, a date or an interval.
  private static func takeWords(_ scanner: inout MeetingScanner) -> ArraySlice<UInt8> {
    let start = scanner.rest
    while let byte = scanner.rest.first, !"([".utf8.contains(byte) {
      let words = start[..<scanner.rest.startIndex]
      if isJoint(scanner.rest, behind: words) {
        guard isOfName(scanner.rest, behind: words) else { break }
        _ = scanner.take("&") || scanner.take("AND")
      } else if MeetingScanner.isSeparator(byte) {
        break
      } else if MeetingScanner.isSpace(byte) {
        var probe = scanner
        if probe.takeDates() != nil || probe.takeInterval() != nil { break }
        scanner.skipSpace()
      } else {
        _ = scanner.takeText {
          MeetingScanner.isSpace($0) || MeetingScanner.isSeparator($0) || "([".utf8.contains($0)
        }
      }
    }
    return start[..<scanner.rest.startIndex]
  }

  /// True if a `&` or the word `and` is next.
  private static func isJoint(
    _ rest: ArraySlice<UInt8>, behind words: ArraySlice<UInt8>
  ) -> Bool {
    var probe = MeetingScanner(rest)
    if probe.take("&") { return true }
    return words.last.map(MeetingScanner.isSpace) == true && probe.takeWhole("AND")
  }

  /// True if the `&` or `and` that is next belongs to the name of a building, as in
  /// `Art & Design 330`. It does before the building's number, and before a capital letter that
  /// begins no day.
  private static func isOfName(
    _ rest: ArraySlice<UInt8>, behind words: ArraySlice<UInt8>
  ) -> Bool {
    var probe = MeetingScanner(rest)
    guard probe.take("&") || probe.take("AND"), !words.contains(where: NumericOrder.isDigit),
      words.contains(where: MeetingScanner.isLetter)
    else { return false }
    probe.skipSpace()
    let isCapital = probe.rest.first.map { (0x41...0x5a).contains($0) } ?? false
    return isCapital && probe.takeDays() == nil
  }

  /// Returns the room of some words. An inner nil means a room that is still open, an outer nil
  /// other words.
  private static func room(_ words: ArraySlice<UInt8>, isMarked: Bool) -> String?? {
    let text = MeetingText.trimmed(words)
    guard let first = text.first, text.count <= 60, text.allSatisfy(isOfRoom),
      !"-.'_+/&".utf8.contains(first)
    else { return nil }
    let joints = text.indices.filter { isJoint(text[$0...], behind: text[..<$0]) }
    guard joints.allSatisfy({ isOfName(text[$0...], behind: text[..<$0]) }) else { return nil }
    let parts = text.split {
      !(MeetingScanner.isLetter($0) || NumericOrder.isDigit($0) || $0 >= 0x80)
    }
    .map { String(decoding: $0, as: UTF8.self).lowercased() }
    if parts == ["tba"] || parts == ["tbd"] || parts == ["arr"] { return .some(nil) }
    let room = String(decoding: text, as: UTF8.self)
    if parts.count == 1, online.contains(parts[0]) { return room }
    guard parts.contains(where: { $0.utf8.contains(where: NumericOrder.isDigit) }),
      !parts.contains(where: stops.contains)
    else { return nil }
    let isNumber = !text.contains(where: MeetingScanner.isLetter)
    if isNumber {
      // `(3)` and `(2-3)` may be units or hours, `9/8/2026` a date.
      guard parts.count <= 2, parts.last.map({ $0.utf8.count > 2 }) == true,
        text.allSatisfy({ NumericOrder.isDigit($0) || $0 == UInt8(ascii: "-") })
      else { return nil }
    }
    if isMarked { return room }
    // A word of a sentence begins in lower case. `10-250` may be an hour, as may `2-3` after
    // `Siebel and Lab`.
    guard first < 0x61 || first > 0x7a,
      joints.isEmpty || parts.last.map({ $0.utf8.count > 2 }) == true
    else { return nil }
    var time = MeetingScanner(text)
    if time.takeTime(isEvening: false) != nil { return nil }
    return room
  }

  private static func isOfRoom(_ byte: UInt8) -> Bool {
    MeetingScanner.isLetter(byte) || NumericOrder.isDigit(byte) || byte >= 0x80
      || " -.'#_+/&".utf8.contains(byte)
  }

  private static let marks: Set = ["in", "at", "room", "rm"]
  private static let online: Set = ["online", "zoom", "remote", "virtual", "web"]

  /// Words that describe the time, the kind or the class, and not a room.
  private static let stops: Set = Set(
    """
    or except not no only wk wks week weeks starting starts start begins beginning begin ends ending end \
    until till through thru to from every each other odd even alternate alternating biweekly \
    bi weekly fortnightly first second third last half optional see unless plus additional with \
    hour hours hr hrs mins minutes am pm noon midnight tba tbd also on off than if when before \
    after between days day term session sessions meets meeting meetings units unit credits credit \
    cr crn h1 h2 q1 q2 q3 q4 t1 t2 term x2 group grp part block phase module mod cohort class \
    cap max min limit seats seat quarter month months year years lec lecture rec recitation dis disc discussion sec sect section sem seminar jan january feb \
    february mar march apr april may jun june jul july aug august sep sept september oct october \
    nov november dec december mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday \
    thursday friday saturday sunday
    """.split(separator: " ").map(String.init))
}
